/// Finds the fewest keyframes that show a motion within a tolerance.
///
/// Keyframes are the nodes of a graph. Two are connected if uniform motion from one to the other is
/// within the tolerance at all keyframes between them. The result is the shortest path from the
/// first to the last (Imai and Iri, "Polygonal approximations of a curve", 1988). It is found by
/// breadth-first search, which visits each keyframe once. Motion between keyframes is uniform, so
/// it is enough to check the tolerance at the keyframes.
struct FewestKeyframes<Keyframe: Simplifiable> {
  /// The rounding error that is added to a tolerance, in points and radians.
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
    // Both coordinates of a point may have this error at the same time.
    closest = Keyframe.largest(
      Tolerance(distance: wide.distance * 0.5.squareRoot(), angle: wide.angle))
  }

  /// The keyframes that are kept, always with the first and the last.
  func kept() -> [Keyframe] {
    guard keyframes.count > 2 else { return keyframes }
    let last = keyframes.count - 1
    /// The keyframe from which each keyframe was reached; −1 for none.
    var origins = [Int](repeating: -1, count: keyframes.count)
    var frontier = [0]
    while origins[last] < 0 {
      var reached: [Int] = []
      for start in frontier { visit(from: start, &origins, &reached) }
      frontier = reached.sorted()
    }
    var path = [last]
    while let place = path.last, place > 0 { path.append(origins[place]) }
    return path.reversed().map { keyframes[$0] }
  }

  /// Finds the keyframes that can be reached from `start` and were not reached before.
  private func visit(from start: Int, _ origins: inout [Int], _ reached: inout [Int]) {
    let end = numbers.count
    // The slopes at which each number alone is within the tolerance at all keyframes so far.
    var outer = Slopes<Keyframe.Numbers>()
    // The slopes at which all numbers together are within it, so that no check is needed.
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
    // Start at the end, since the largest error is rarely near the beginning.
    for place in ((start + 1)..<end).reversed() {
      let shown = numbers[start] + slope * (times[place] - times[start])
      if !Keyframe.isWithin(tolerance, shown - numbers[place]) { return false }
    }
    return true
  }
}

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
