import Foundation

extension Proof.Chapter {
  /// Bodies on curved tracks.
  static let tracks = Proof.Chapter(
    title: "Tracks",
    proofs: [
      loop(
        "sliding disc in a loop", "stays on it if v² > 5g·R at the bottom", ratio: 5, friction: 0
      ).shown(
        as: "loop",
        "A disc slides through a loop. One that starts a little slower falls off before the top.",
        x: -210...640, y: -210...210, opensAt: 0.45,
        .row(
          [5.4, 4.2].map { Loop(friction: 0).scene(ratio: $0) }, apart: Vector(430, 0), seconds: 1.6
        )
      ),
      loop(
        "rolling disc in a loop", "stays on it if v² > 11/3·g·R at the bottom: from 11/4·R high",
        ratio: 11.0 / 3, friction: 2),
      Proof(
        "disc on a cycloid, let go at 0.4, 1, 1.8 of the angle of rolling",
        "quarter period π·√(r/g)",
        with: "r the radius of the circle that rolls", source: "Huygens 1673", within: 0.01,
        "of the time",
        because: "Half a step is 0.4 % of the time, and each start may cost it.", .bounded
      ) { player, note in
        for start in [0.4, 1, 1.8] { try note(Cycloid().quarterError(from: start, player)) }
      }.shown(
        as: "cycloid",
        "Three discs start at different heights of a cycloid, and pass its lowest point together.",
        x: -330...330, y: -205...30, opensAt: 0.25, Cycloid().race),
      bowl("circle", { Bowl.arc }).shown(
        as: "bowl", "A disc without friction swings in a bowl.",
        x: -210...210, y: -20...210, opensAt: 0.4, Bowl.scene(Bowl.arc).lasting(3)),
      bowl("circle of Béziers", { Bowl.curves }),
      Proof(
        "disc in a bowl of an arc, small swings", "ω² = g/R, R from the disc's center to the arc's",
        source: "Galileo 1602; Huygens", within: 0.01, "of the period",
        because: "The amplitude of 0.1 rad makes it 0.06 % longer, and (ω·h)²/24 is less.",
        .bounded
      ) { player, note in
        let radius = 200.0
        let disc = Body.disc(radius: 15, at: Vector(length: radius - 15, angle: .pi / 2 - 0.1))
        let period = 2 * .pi * ((radius - 15) / Scene.standardGravity).squareRoot()
        let wall = Wall.arc(center: .zero, radius: radius, from: .pi, to: 0)
        let trace = try player.play(Scene([disc], walls: [wall], seconds: 3.2 * period))
        note(trace.period { $0.position.x } / period - 1)
      },
    ])

  private static func loop(
    _ name: String, _ formula: String, ratio: Double, friction: Double
  ) -> Proof {
    Proof(
      name, formula, source: "any mechanics text", within: 0.02, "of v²",
      because:
        "A disc that is less than 2 pt off the circle counts as on it, which makes 1.7 % of v², "
        + "and v² is searched to 0.3 %.", .bounded
    ) { player, note in
      let critical = try threshold(in: (0.8 * ratio)...(1.3 * ratio), within: 0.003 * ratio) {
        try Loop(friction: friction).isPassed(at: $0, player)
      }
      note(critical / ratio - 1)
    }
  }

  private static func bowl(_ name: String, _ wall: @escaping @Sendable () -> Wall) -> Proof {
    Proof(
      "disc without friction in a bowl, a \(name), let go at 60°",
      "the same height, swing after swing", source: "Galileo 1638", within: 0.02,
      "of the height a swing",
      because: "The height is read within a step of the turning point, where nothing changes; the "
        + "step adds and takes (ω·h)² of it.", .bounded
    ) { player, note in
      let scene = Bowl.scene(wall())
      let disc = scene.bodies[0]
      let trace = try player.play(scene)
      let lowest = Bowl.radius - Bowl.disc
      var (height, before) = (lowest - disc.center.y, 0)
      for turn in 1..<(trace.count - 1) {
        let (a, b) = (trace.state(turn).velocity.x, trace.state(turn + 1).velocity.x)
        guard (a > 0) != (b > 0), turn - before > 10 else { continue }
        let now = lowest - trace.state(turn).position.y
        note(now / height - 1)
        (height, before) = (now, turn)
      }
    }
  }
}

private enum Bowl {
  static let radius = 200.0
  static let disc = 15.0

  /// A disc at 60°.
  static func scene(_ wall: Wall) -> Scene {
    let body = Body.disc(radius: disc, at: Vector(length: radius - disc, angle: .pi / 6))
    return Scene([body], walls: [wall], seconds: 6)
  }

  static var arc: Wall { .arc(center: .zero, radius: radius, from: .pi, to: 0) }

  static var curves: Wall {
    .smooth(over: 0...(.pi), pieces: 6) { angle in
      Vector(length: radius, angle: .pi - angle)
    } slope: { angle in
      Vector(length: radius, angle: .pi / 2 - angle)
    }
  }
}

/// A disc inside a circle, at its bottom.
private struct Loop {
  let friction: Double
  private let radius = 200.0
  private let disc = 15.0

  init(friction: Double) { self.friction = friction }

  func scene(ratio: Double) -> Scene {
    let center = radius - disc
    let speed = (ratio * Scene.standardGravity * center).squareRoot()
    let body = Body.disc(radius: disc, at: Vector(0, center)).with {
      $0.velocity = Vector(speed, 0)
      // It rolls on the lower side of the circle, counterclockwise around it.
      $0.spin = friction > 0 ? speed / disc : 0
      $0.friction = friction
    }
    let wall = Wall.arc(center: .zero, radius: radius, from: .pi / 2, to: .pi / 2 - 2 * .pi)
    return Scene([body], walls: [wall], seconds: 12 * center / speed)
  }

  /// - Parameter ratio: v²/(g·R).
  func isPassed(at ratio: Double, _ player: Player) throws -> Bool {
    let center = radius - disc
    let trace = try player.play(scene(ratio: ratio))
    // It comes back to the bottom without having left the circle.
    for number in 1..<trace.count {
      let position = trace.state(number).position
      if position.length < center - 2 { return false }
      if position.x < 0, position.y > 0, number > 10 { return true }
    }
    return false
  }
}

/// A track on which the center of a disc follows a cycloid.
private struct Cycloid {
  private let radius = 100.0
  private let disc = 10.0

  /// Of the center of the disc, with its lowest point at the origin.
  private func place(_ angle: Double) -> Vector {
    radius * Vector(angle + sin(angle), cos(angle) - 1)
  }

  private var track: Wall {
    .smooth(over: -2.6...2.6, pieces: 24) { angle in
      place(angle) + disc * Vector(sin(angle / 2), cos(angle / 2))
    } slope: { angle in
      (2 * radius * cos(angle / 2) + disc / 2) * Vector(cos(angle / 2), -sin(angle / 2))
    }
  }

  /// Of three discs.
  var race: Scene {
    let discs = [0.4, 1, 1.8].map { Body.disc(radius: disc, at: place(-$0)) }
    var scene = Scene(discs, walls: [track], seconds: 4 * .pi * 0.1.squareRoot())
    scene.bodiesCollide = false
    return scene
  }

  func quarterError(from angle: Double, _ player: Player) throws -> Double {
    let body = Body.disc(radius: disc, at: place(-angle))
    let expected = .pi * (radius / Scene.standardGravity).squareRoot()
    let trace = try player.play(Scene([body], walls: [track], seconds: 2 * expected))
    return (trace.firstTime { $0.position.x } ?? .nan) / expected - 1
  }
}
