/// Finds the fewest keyframes that show a motion within a tolerance.
///
/// Keyframes are the nodes of a graph. Two are connected if uniform motion from one to the other is
/// within the tolerance at all keyframes between them. The result is the shortest path from the
/// first to the last (Imai and Iri, "Polygonal approximations of a curve", 1988). It is found by
/// breadth-first search, which visits each keyframe once. Motion between keyframes is uniform, so
/// it is enough to check the tolerance at the keyframes.
///
/// If each keyframe can be reached from most others, the search takes the square of their number or
/// more. So its work is limited. Beyond the limit, each kept keyframe is followed by the farthest one
/// that a short search finds, which are perhaps not the fewest.
struct FewestKeyframes<Keyframe: Simplifiable> {
  /// The rounding error that is added to a tolerance, in points and radians.
  private static var rounding: Double { 1e-9 }

  private let keyframes: [Keyframe]
  private let times: [Double]
  private let numbers: [Keyframe.Numbers]
  private let tolerance: Tolerance
  private let largest: Keyframe.Numbers
  private let closest: Keyframe.Numbers

  private let maxWork: Int
  /// The number of keyframes that were looked at.
  private(set) var work = 0

  /// - Parameters:
  ///   - keyframes: In the order of their times.
  ///   - tolerance: The largest errors.
  ///   - maxWork: The number of keyframes that the search may look at, one by one; by default, enough
  ///     for all ordinary recordings, and about a second for an hour of an item that always trembles.
  init(_ keyframes: [Keyframe], _ tolerance: Tolerance, maxWork: Int? = nil) {
    self.maxWork = maxWork ?? 10_000_000 + 1000 * keyframes.count
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
  mutating func kept() -> [Keyframe] {
    guard keyframes.count > 2 else { return keyframes }
    let last = keyframes.count - 1
    /// The keyframe from which each keyframe was reached; −1 for none.
    var origins = [Int](repeating: -1, count: keyframes.count)
    var frontier = [0]
    while origins[last] < 0, work < maxWork {
      var reached: [Int] = []
      for start in frontier where work < maxWork { visit(from: start, &origins, &reached) }
      frontier = reached.sorted()
    }
    var start = origins.lastIndex { $0 >= 0 } ?? 0
    while start < last {
      let next = farthest(from: start)
      origins[next] = start
      start = next
    }
    var path = [last]
    while let place = path.last, place > 0 { path.append(origins[place]) }
    return path.reversed().map { keyframes[$0] }
  }

  /// Finds the keyframes that can be reached from `start` and were not reached before.
  private mutating func visit(from start: Int, _ origins: inout [Int], _ reached: inout [Int]) {
    let end = numbers.count
    // The slopes at which each number alone is within the tolerance at all keyframes so far.
    var outer = Slopes<Keyframe.Numbers>()
    // The slopes at which all numbers together are within it, so that no check is needed.
    var inner = outer
    for place in (start + 1)..<end where work < maxWork {
      work += 1
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

  /// The farthest keyframe that can be reached from `start`, as far as a search shows whose length is
  /// in proportion to that of the result.
  private mutating func farthest(from start: Int) -> Int {
    var inner = Slopes<Keyframe.Numbers>()
    var farthest = start + 1
    var place = start + 1
    while place < numbers.count, place - start <= 2 * (farthest - start) + Self.lookahead {
      work += 1
      let length = times[place] - times[start]
      let slope = (numbers[place] - numbers[start]) / length
      if inner.contains(slope) { farthest = place }
      inner.narrow(to: slope, within: closest / length)
      if inner.isEmpty { break }
      place += 1
    }
    return farthest
  }

  /// The number of keyframes beyond the farthest one that a short search looks at.
  private static var lookahead: Int { 64 }

  private mutating func isCloseEnough(from start: Int, to end: Int, _ slope: Keyframe.Numbers)
    -> Bool
  {
    // Start at the end, since the largest error is rarely near the beginning.
    for place in ((start + 1)..<end).reversed() {
      work += 1
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
