// Scenes in which most of the time is spent on joints, springs and fields; nothing collides.

extension Scene {
  /// Discs joined by rods of 5 pt that swing from one end.
  static var chain: Scene {
    var scene = Scene("E", "chain of 200 discs on rods of 5 pt")
    scene.collides = false
    scene.items = (0..<200).map { .disc(Point(1000 + 5 * Double($0), 200), radius: 2) }
    scene.rods = (1..<200).map { Rod(a: $0 - 1, b: $0) }
    scene.pins = [Pin(a: 0, b: nil, place: Point(1000, 200))]
    return scene
  }

  /// Twenty dolls of ten boxes that hang by one hand and swing.
  static var dolls: Scene {
    var scene = Scene("J", "20 dolls of ten boxes on pins")
    scene.collides = false
    for number in 0..<20 { scene.addDoll(at: Point(200 * Double(number), 0)) }
    return scene
  }

  private mutating func addDoll(at place: Point) {
    let first = items.count
    func point(_ x: Double, _ y: Double) -> Point { Point(place.x + x, place.y + y) }
    // Torso, head; upper and lower arms; thighs and shins.
    let parts: [(x: Double, y: Double, width: Double, height: Double)] = [
      (0, 0, 30, 50), (0, -37, 20, 24),
      (-30, -20, 30, 10), (-60, -20, 30, 10), (30, -20, 30, 10), (60, -20, 30, 10),
      (-9, 42, 12, 34), (-9, 76, 10, 34), (9, 42, 12, 34), (9, 76, 10, 34),
    ]
    items += parts.map { .box(point($0.x, $0.y), $0.width, $0.height) }
    let joints: [(a: Int, b: Int, x: Double, y: Double)] = [
      (1, 0, 0, -25), (2, 0, -15, -20), (3, 2, -45, -20), (4, 0, 15, -20), (5, 4, 45, -20),
      (6, 0, -9, 25), (7, 6, -9, 59), (8, 0, 9, 25), (9, 8, 9, 59),
    ]
    pins += joints.map { Pin(a: first + $0.a, b: first + $0.b, place: point($0.x, $0.y)) }
    pins.append(Pin(a: first + 3, b: nil, place: point(-75, -20)))
  }

  /// Items that swing, each on a spring.
  package static func springs(_ count: Int) -> Scene {
    var scene = Scene(
      count == 200 ? "springs" : "springs-\(count)", "\(count) items, each on its own spring")
    scene.steps = max(60, min(480, 600_000 / count))
    scene.collides = false
    scene.items = (0..<count).map { .box(Point(50 * Double($0), 100), 20, 20) }
    scene.springs = (0..<count).map { number in
      Spring(
        item: number, anchor: Point(50 * Double(number), 0), length: 80, frequency: 2, damping: 0.01
      )
    }
    return scene
  }

  /// A list whose rows lag behind when it is scrolled, 60 times a second.
  static var list: Scene {
    var scene = Scene("list", "bouncy list of 1000 rows on springs")
    scene.steps = 480
    scene.gravity = 0
    scene.collides = false
    let places = (0..<1000).map { Point(160, 50 * Double($0)) }
    scene.items = places.map { .box($0, 320, 44) }
    scene.springs = places.indices.map { number in
      Spring(item: number, anchor: places[number], length: 0, frequency: 1, damping: 0.8)
    }
    scene.scroll = Scroll(every: 2, distance: 6, touch: 25_000, reach: 1500)
    scene.remark = "every second step, the program moves the rows, in each engine"
    return scene
  }

  static var fields: Scene {
    var scene = Scene("fields", "200 items in six fields")
    scene.gravity = 0
    scene.collides = false
    scene.items = (0..<200).map { number in
      .box(Point(100 + 60 * Double(number % 20), 200 + 60 * Double(number / 20)), 20, 20)
    }
    let middle = Point(700, 500)
    scene.fields = [
      Field(kind: .linear, direction: Point(0, 1), strength: 0.5),
      Field(kind: .radial, place: Point(400, 400), strength: 1),
      Field(kind: .spring, place: middle, strength: 0.1),
      Field(kind: .vortex, place: middle, strength: 0.001),
      Field(kind: .drag, strength: 0.01),
      Field(kind: .electric, place: Point(900, 600), strength: 0.02),
    ]
    scene.remark = "in C the six laws stand in a function for velocities"
    return scene
  }
}
