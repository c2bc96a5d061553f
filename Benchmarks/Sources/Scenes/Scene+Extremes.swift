// Scenes whose cost might grow faster than their size. Their worst step counts.

extension Scene {
  /// Boxes that all start in one place.
  package static func crowd(_ count: Int) -> Scene {
    var scene = Scene("crowd-\(count)", "\(count) boxes in one place")
    scene.isExtreme = true
    scene.steps = 20
    scene.friction = 0.5
    scene.bounds = Bounds(width: 1000, height: 1000)
    scene.items = (0..<count).map { _ in .box(Point(500, 500), 20, 20) }
    return scene
  }

  /// Items in a collision behavior each, in bounds that change.
  static var loners: Scene {
    var scene = Scene(
      "loners", "2000 items, each in a collision behavior of its own; bounds change")
    scene.isExtreme = true
    scene.steps = 20
    scene.gravity = 0
    scene.collidesAlone = true
    scene.resize = Resize(every: 4, distance: 10)
    scene.bounds = Bounds(width: 3000, height: 3000)
    scene.items = (0..<2000).map { number in
      let place = Point(100 + 60 * Double(number % 45), 100 + 60 * Double(number / 45))
      return .box(place, 20, 20).moving(Point(30, 20))
    }
    return scene
  }

  /// A chain of discs that swings from one end; each disc is pinned to the next one.
  package static func pinned(_ count: Int) -> Scene {
    var scene = Scene("pins-\(count)", "chain of \(count) pins")
    scene.isExtreme = true
    scene.steps = 60
    scene.collides = false
    scene.items = (0..<count).map { .disc(Point(5 * Double($0), 0), radius: 2) }
    scene.pins = (0..<count).map { number in
      Pin(a: number, b: number == 0 ? nil : number - 1, place: Point(5 * Double(number) - 2.5, 0))
    }
    return scene
  }

  /// The great heap, whose contacts are reported.
  static var reportedDiscs: Scene {
    var scene = discs(5000)
    scene.name = "reported"
    scene.title += ", with a delegate"
    scene.isExtreme = true
    scene.reportsContacts = true
    return scene
  }
}
