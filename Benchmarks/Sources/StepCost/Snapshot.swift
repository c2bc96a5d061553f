import Scenes

/// Where the items of a chain are at one moment, and what became of its rods.
struct Snapshot {
  let seconds: Double
  let places: [Point]
  /// For each rod, by what share of its length it is wrong.
  let stretches: [Double]
  /// By how much all rods together are longer than they should be, as a share.
  let total: Double

  /// The share of the worst.
  var worst: Double { stretches.max() ?? 0 }

  /// - Parameter line: What a runner printed; `nil` comes of any other line.
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
