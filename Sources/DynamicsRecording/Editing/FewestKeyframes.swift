/// Finds the fewest of some keyframes that show the motion of all of them within a tolerance.
///
/// Keyframes are the nodes of a graph, and two are joined when an even motion from one to the other is close
/// enough to all between them; what is wanted is the shortest way from the first to the last (Imai and Iri,
/// "Polygonal approximations of a curve", 1988). It is looked for breadth first, so that each keyframe is
/// reached once. As both motions are even between keyframes, what holds at keyframes holds at every time.
struct FewestKeyframes<Keyframe: Simplifiable> {
  /// What rounding may add to a tolerance, in points and radians.
  private static var rounding: Double { 1e-9 }

  private let keyframes: [Keyframe]
  private let times: [Double]
  private let numbers: [Keyframe.Numbers]
  private let tolerance: Tolerance
  private let largest: Keyframe.Numbers
  private let closest: Keyframe.Numbers

  init(_ keyframes: [Keyframe], _ tolerance: Tolerance) {
    self.keyframes = keyframes
    times = keyframes.map(\.time)
    numbers = keyframes.map(\.numbers)
    let wide = Tolerance(
      distance: tolerance.distance + Self.rounding, angle: tolerance.angle + Self.rounding)
    self.tolerance = wide
    largest = Keyframe.largest(wide)
    // Both coordinates of a point may be off by so much.
    closest = Keyframe.largest(
      Tolerance(distance: wide.distance * 0.5.squareRoot(), angle: wide.angle))
  }

  /// Always with the first and the last.
  func kept() -> [Keyframe] {
    guard keyframes.count > 2 else { return keyframes }
    let last = keyframes.count - 1
    /// From which keyframe each was reached; −1 for none as yet.
    var origins = [Int](repeating: -1, count: keyframes.count)
    var frontier = [0]
    while origins[last] < 0 {
      var reached: [Int] = []
      for start in frontier { visit(from: start, &origins, &reached) }
      frontier = reached.sorted()
    }
    var way = [last]
    while let place = way.last, place > 0 { way.append(origins[place]) }
    return way.reversed().map { keyframes[$0] }
  }

  /// Reaches all that can be reached from a keyframe and was not before.
  private func visit(from start: Int, _ origins: inout [Int], _ reached: inout [Int]) {
    let end = numbers.count
    // Slopes with which each number stays close enough to all so far, if it were alone.
    var outer = Slopes<Keyframe.Numbers>()
    // With these, all numbers together stay close enough, and nobody has to look.
    var inner = outer
    for place in (start + 1)..<end {
      let length = times[place] - times[start]
      let slope = (numbers[place] - numbers[start]) / length
      if origins[place] < 0, outer.contains(slope),
        inner.contains(slope) || isCloseEnough(from: start, to: place, slope)
      {
        origins[place] = start
        reached.append(place)
      }
      outer.narrow(to: slope, within: largest / length)
      inner.narrow(to: slope, within: closest / length)
      if outer.isEmpty { return }
    }
  }

  private func isCloseEnough(from start: Int, to end: Int, _ slope: Keyframe.Numbers) -> Bool {
    // What is farthest off is rarely near the beginning.
    for place in ((start + 1)..<end).reversed() {
      let shown = numbers[start] + slope * (times[place] - times[start])
      if !Keyframe.isWithin(tolerance, shown - numbers[place]) { return false }
    }
    return true
  }
}

/// From the lowest to the highest, for each number.
private struct Slopes<Numbers: SIMD<Double>> {
  private var lowest = Numbers(repeating: -.infinity)
  private var highest = Numbers(repeating: .infinity)

  var isEmpty: Bool { any(lowest .> highest) }

  func contains(_ slope: Numbers) -> Bool { all(slope .>= lowest) && all(slope .<= highest) }

  mutating func narrow(to slope: Numbers, within width: Numbers) {
    lowest.replace(with: slope - width, where: slope - width .> lowest)
    highest.replace(with: slope + width, where: slope + width .< highest)
  }
}
