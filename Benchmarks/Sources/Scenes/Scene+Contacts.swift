// Scenes in which most of the time is spent on contacts.

extension Scene {
  /// Boxes of 20 pt that fall into a box, 1000 pt wide for 1000 of them.
  package static func heap(_ count: Int) -> Scene {
    let isA = count == 1000
    var scene = Scene(isA ? "A" : "heap-\(count)", "\(count) boxes falling into a box")
    scene.elasticity = 0.5
    scene.friction = 0.5
    let columns = max(4, Int((Double(count) * 1.6).squareRoot()))
    let rows = (count + columns - 1) / columns
    let (width, height) = (Double(columns) * 25, max(Double(columns) * 25, Double(rows) * 30 + 100))
    scene.bounds = Bounds(width: width, height: height)
    scene.items = (0..<count).map { number in
      let row = number / columns
      // Every other row is shifted, so that no box falls squarely on another.
      let x = 14 + 24 * Double(number % columns) + (row.isMultiple(of: 2) ? 0 : 8)
      return .box(Point(x, height - 20 - 30 * Double(row)), 20, 20)
    }
    return scene
  }

  /// The heap, with the states of all steps of the last ten seconds, or as many as it has.
  static var remembered: Scene {
    var scene = heap(1000)
    scene.title = "the boxes of \(scene.name), every step kept in a `History`"
    scene.name = "history"
    scene.historySeconds = 10
    scene.remark = "plain C keeps nothing"
    return scene
  }

  /// Twenty rows of boxes that stand.
  static var pyramid: Scene {
    var scene = Scene("B", "pyramid of 210 boxes")
    scene.warmUp = 120
    scene.friction = 0.8
    scene.bounds = Bounds(width: 1000, height: 1000)
    let side = 30.0
    scene.items = (0..<20).flatMap { row in
      (0...row).map { column in
        let x = 500 + side * (Double(column) - Double(row) / 2)
        return .box(Point(x, 1000 - side * (19.5 - Double(row))), side, side)
      }
    }
    scene.mover = .box(Point(100, 50), 20, 20).moving(Point(200, 0))
    return scene
  }

  /// The pyramid, which no engine lets sleep.
  static var pyramidAwake: Scene {
    var scene = pyramid
    scene.title = "pyramid of 210 boxes, kept awake"
    scene.name = "awake"
    scene.keepsAwake = true
    scene.mover = nil
    return scene
  }

  /// Cards that fly forever without turning.
  static var cards: Scene {
    var scene = Scene("D", "52 cards in flight")
    scene.warmUp = 240
    scene.steps = 2400
    scene.gravity = 0
    scene.elasticity = 1
    scene.friction = 0
    scene.resistance = 0
    scene.turns = false
    scene.bounds = Bounds(width: 1024, height: 768)
    scene.items = (0..<52).map { number in
      let place = Point(100 + Double(number % 10) * 80, 100 + Double(number / 10) * 100)
      let velocity = Point(Double(number * 37 % 400) - 200, Double(number * 91 % 400) - 200)
      return Item.box(place, 60, 90).moving(velocity)
    }
    return scene
  }

  /// Discs of 16 pt that fall into a box, 1600 pt wide for 5000 of them.
  package static func discs(_ count: Int) -> Scene {
    let name = count == 100 ? "G" : count == 5000 ? "discs" : "discs-\(count)"
    var scene = Scene(name, "\(count) discs falling into a box")
    scene.steps = max(160, min(600, 800_000 / count))
    scene.elasticity = 0.3
    let columns = max(4, Int((Double(count) * 1.28).squareRoot()))
    let side = Double(columns) * 20
    scene.bounds = Bounds(width: side, height: side)
    scene.items = (0..<count).map { number in
      let row = number / columns
      let x = 14 + 19.5 * Double(number % columns) + (row.isMultiple(of: 2) ? 0 : 7)
      return .disc(Point(x, side - 20 - 22 * Double(row)), radius: 8)
    }
    return scene
  }

  static var balls: Scene {
    var scene = Scene("delegates", "50 balls with actions and a contact delegate")
    scene.warmUp = 120
    scene.steps = 1200
    scene.elasticity = 1
    scene.friction = 0
    scene.resistance = 0
    scene.hasCallbacks = true
    scene.bounds = Bounds(width: 800, height: 600)
    scene.items = (0..<50).map { number in
      let place = Point(60 + 75 * Double(number % 10), 60 + 75 * Double(number / 10))
      let velocity = Point(Double(number * 37 % 300) - 150, Double(number * 91 % 300) - 150)
      return Item.disc(place, radius: 15).moving(velocity)
    }
    scene.remark =
      "in C and Box2D contacts and actions are functions, in pymunk methods; all of them only count"
    return scene
  }

  /// Boxes at rest on shelves, beside one that flies; or only the flying one.
  package static func rest(_ count: Int) -> Scene {
    var scene = Scene(
      count == 0 ? "alone" : "rest",
      count == 0
        ? "the one that moves, alone" : "\(grouped(count)) items at rest beside one that moves"
    )
    scene.warmUp = 180
    scene.steps = count == 0 ? 6000 : 120
    scene.friction = 0.5
    scene.sleeps = true
    let shelves = 100
    let pitch = 30.0
    let width = pitch * Double(max(count, 10_000) / shelves)
    scene.bounds = Bounds(width: width, height: 60 * Double(shelves + 2))
    scene.lines = (0..<shelves).map { shelf in
      let y = 60 * Double(shelf + 2)
      return Line(start: Point(0, y), end: Point(width, y))
    }
    scene.items = (0..<count).map { number in
      let x = pitch * (Double(number / shelves) + 0.5)
      return .box(Point(x, 60 * Double(number % shelves + 2) - 10), 20, 20)
    }
    scene.mover = .box(Point(500, 40), 20, 20).moving(Point(300, 0))
    if count > 0 { scene.remark = "all engines but swift-dynamics are told to let islands sleep" }
    return scene
  }

  /// A closed outline of 10 000 edges, hills below and sky above.
  static var terrain: Scene {
    var scene = Scene("terrain", "1000 items in a boundary of 10 000 edges")
    scene.warmUp = 60
    scene.steps = 60
    scene.elasticity = 0.5
    scene.friction = 0.5
    let edges = 10_000
    let length = 20.0
    let width = length * Double(edges - 3)
    let ground = (0...(edges - 3)).map { number in
      let x = length * Double(number)
      // A triangle wave, rounded by a parabola, which gives the same bits on every machine.
      let phase = (x / 2000).truncatingRemainder(dividingBy: 2) - 1
      return Point(width - x, 1000 + 400 * phase * phase)
    }
    scene.outline = [Point(0, 0), Point(width, 0)] + ground
    scene.items = (0..<1000).map { number in
      let x = 100 + (width - 200) * Double(number) / 1000
      return Item.box(Point(x, 900), 20, 20)
    }
    return scene
  }

  /// Items that drift side by side and never touch.
  package static func apart(_ count: Int) -> Scene {
    var scene = Scene("apart-\(count)", "\(grouped(count)) items apart")
    scene.warmUp = 10
    scene.steps = max(60, min(2400, 1_200_000 / count))
    scene.gravity = 0
    scene.resistance = 0
    let columns = max(1, Int(Double(count).squareRoot()))
    scene.items = (0..<count).map { number in
      let place = Point(60 * Double(number % columns), 60 * Double(number / columns))
      return Item.box(place, 20, 20).moving(Point(30, 20), spin: 1)
    }
    return scene
  }

  static var one: Scene {
    var scene = Scene("one", "one item falling")
    scene.steps = 6000
    scene.bounds = Bounds(width: 1000, height: 1e8)
    scene.items = [.box(Point(500, 100), 20, 20)]
    return scene
  }
}
