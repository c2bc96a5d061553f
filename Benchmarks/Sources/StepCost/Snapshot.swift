import Scenes

/// The positions of a chain's items at one moment, and the errors of its rods.
struct Snapshot {
  let seconds: Double
  let places: [Point]
  /// The error of each rod, as a share of its length.
  let stretches: [Double]
  /// The relative elongation of all rods together.
  let total: Double

  /// The error of the worst rod.
  var worst: Double { stretches.max() ?? 0 }

  /// Parses a line of a runner's output.
  ///
  /// - Parameter line: The line; `nil` is returned for a line of another kind.
  init?(_ line: String, of scene: Scene) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.first == "positions", numbers.count == 1 + 2 * scene.items.count else { return nil }
    seconds = numbers[0] * scene.step
    let places = scene.items.indices.map { Point(numbers[1 + 2 * $0], numbers[2 + 2 * $0]) }
    self.places = places
    let lengths = scene.rods.map { rod in
      (
        now: places[rod.a].distance(to: places[rod.b]),
        start: scene.items[rod.a].place.distance(to: scene.items[rod.b].place)
      )
    }
    stretches = lengths.map { abs($0.now / $0.start - 1) }
    total = lengths.reduce(0) { $0 + $1.now } / lengths.reduce(0) { $0 + $1.start } - 1
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
