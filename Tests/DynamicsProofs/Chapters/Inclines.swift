import Foundation

extension Proof.Chapter {
  /// Boxes and ladders that friction holds, or does not.
  static let inclines = Proof.Chapter(
    title: "Friction that holds",
    proofs: [
      Proof(
        "box on inclines of 5° to 45°, μ 0 to 0.9 of tan θ", "v = (sin θ − μ·cos θ)·g·t",
        source: "Coulomb 1785", within: 1e-6, "of the speed",
        because: "Each step adds the same to the speed, exactly: only rounding is left.", .exact
      ) { player, note in
        for (degrees, share) in grid { try note(sliding(degrees, share, player).speed) }
      },
      Proof(
        "box on inclines of 5° to 45°, μ 0 to 0.9 of tan θ, distance in 1.5 s",
        "½·(sin θ − μ·cos θ)·g·t²",
        source: "Coulomb 1785", within: 0.006, "of the distance",
        because: "Positions follow the velocity after the step, so that n steps make 1 + 1/n of "
          + "it: 0.56 % for 180.", .firstOrder
      ) { player, note in
        for (degrees, share) in grid { try note(sliding(degrees, share, player).distance) }
      },
      Proof(
        "box on inclines of 5° to 45°, μ = 1.001·tan θ, 10 s", "holds", source: "Coulomb 1785",
        within: 0.1, "pt",
        because: "It stays where it is, up to the depth at which contacts rest.",
        .exact
      ) { player, note in
        for degrees in angles { try note(BoxOnIncline(degrees, 1.001).play(player, 10).distance()) }
      }.shown(
        as: "inclined-boxes",
        "Of three boxes on equal inclines, the one with enough friction stays where it is, the one "
          + "with a tenth less slides slowly, and the one with half of it fast.",
        x: -80...620, y: -80...600, opensAt: 1,
        .row(
          [1.001, 0.9, 0.5].map { BoxOnIncline(30, $0).scene }, apart: Vector(0, 130), seconds: 2)),
      Proof(
        "box on inclines of 5° to 45°, μ such that it accelerates by 2.2 pt/s², 5 s",
        "v = (sin θ − μ·cos θ)·g·t", source: "Coulomb 1785", within: 1e-3, "of the speed",
        because: "The sum of the forces is a 450th of the weight; rounding is far below that. "
          + " A box that accelerates by 2 pt/s² is faster than 1 pt/s within 0.5 s.", .exact
      ) { player, note in
        for degrees in angles {
          let least = 2.2 / (Scene.standardGravity * sin(Angle.radians(degrees)))
          let box = BoxOnIncline(degrees, 1 - least)
          let speed = try box.play(player, 5).last().velocity.dot(box.incline.direction)
          note(speed / (box.acceleration * 5) - 1)
        }
      },
      Proof(
        "box on inclines of 5° to 45°, μ = 0.999·tan θ, 10 s", "v = (sin θ − μ·cos θ)·g·t",
        source: "Coulomb 1785", within: 1e-3, "of the speed",
        because:
          "As above. What accelerates by less than 0.064 pt/s² counts as at rest; the slowest box here "
          + "accelerates by 0.087.", .exact
      ) { player, note in
        for degrees in angles {
          let box = BoxOnIncline(degrees, 0.999)
          let speed = try box.play(player, 10).last().velocity.dot(box.incline.direction)
          note(speed / (box.acceleration * 10) - 1)
        }
      },
      Proof(
        "box of 20, 30, 50 × 60 pt on inclines, μ 2", "tips if and only if tan θ > w/h",
        with: "w its width, h its height",
        source: "the center of mass above the corner", within: 1e-3, "of tan θ",
        because: "The box touches exactly, so only rounding moves the corner about which it turns.",
        .exact
      ) { player, note in
        for width in [20.0, 30, 50] {
          let critical = try threshold(in: 0.97...1.03, within: 2.5e-4) { share in
            try tips(width: width, share: share, player)
          }
          note(critical - 1)
        }
      },
      Proof(
        "ladder, the same μ of 0.3, 0.5, 0.7 at wall and floor",
        "slips below tan θ = (1 − μ²)/(2μ + (1 + μ²)·d/L)",
        with: "L its length, d its thickness",
        source: "any statics text; three forces through one point",
        within: 0.25, "°",
        because: "The angle is searched to 0.1°.",
        .exact
      ) { player, note in
        for friction in [0.3, 0.5, 0.7] {
          let ladder = Ladder(wallFriction: friction, floorFriction: friction)
          try note(ladder.angleOfSlipping(player) - ladder.expected)
        }
      }.shown(
        as: "ladder",
        "Of two ladders, the one that leans a degree steeper than the formula's angle stands. The "
          + "one that leans a degree less slips down.",
        x: -15...560, y: -200...10, opensAt: 0.8, Ladder.pair),
      Proof(
        "ladder at a smooth wall, μ 0.3, 0.5, 0.7: half of a house of cards",
        "stands if and only if μ ≥ 1/(2·tan θ) − d/(2L)",
        with: "L, d as above",
        source: "moments about the foot", within: 0.25, "°",
        because: "As above.", .exact
      ) { player, note in
        for friction in [0.3, 0.5, 0.7] {
          let ladder = Ladder(wallFriction: 0, floorFriction: friction)
          try note(ladder.angleOfSlipping(player) - ladder.expected)
        }
      },
    ])
}

private let angles = [5.0, 15, 30, 45]

private let grid: [(Double, Double)] = angles.flatMap { angle in
  [0, 0.5, 0.9].map { (angle, $0) }
}

/// A box whose friction is a share of the tangent of its incline.
private struct BoxOnIncline {
  let incline: Incline
  let friction: Double
  private let size = Vector(60, 40)

  init(_ degrees: Double, _ share: Double) {
    incline = Incline(angle: Angle.radians(degrees))
    friction = share * tan(incline.angle)
  }

  var acceleration: Double {
    Scene.standardGravity * (sin(incline.angle) - friction * cos(incline.angle))
  }

  var scene: Scene {
    let box = Body.box(size.x, size.y, at: incline.point(along: 0, above: size.y / 2)).with {
      ($0.angle, $0.friction) = (incline.angle, friction)
    }
    return Scene([box], walls: [incline.wall], seconds: 1)
  }

  func play(_ player: Player, _ seconds: Double) throws -> Trace {
    try player.play(scene.lasting(seconds))
  }
}

private func sliding(
  _ degrees: Double, _ share: Double, _ player: Player
) throws -> (speed: Double, distance: Double) {
  let (box, time) = (BoxOnIncline(degrees, share), 1.5)
  let trace = try box.play(player, time)
  let speed = trace.last().velocity.dot(box.incline.direction)
  let distance = box.acceleration * time * time / 2
  return (speed / (box.acceleration * time) - 1, trace.distance() / distance - 1)
}

private func tips(width: Double, share: Double, _ player: Player) throws -> Bool {
  let height = 60.0
  let incline = Incline(angle: atan(share * width / height))
  let box = Body.box(width, height, at: incline.point(along: 0, above: height / 2)).with {
    ($0.angle, $0.friction) = (incline.angle, 2)
  }
  let trace = try player.play(Scene([box], walls: [incline.wall], seconds: 4))
  return abs(trace.last().angle - incline.angle) > 0.1
}

/// A box that leans against a wall on its right.
private struct Ladder {
  let wallFriction: Double
  let floorFriction: Double
  private let length = 200.0
  private let thickness = 4.0

  init(wallFriction: Double, floorFriction: Double) {
    self.wallFriction = wallFriction
    self.floorFriction = floorFriction
  }

  /// In degrees, from the moments about the foot: N = W/(1 + μμ′) at the floor, μN at the wall.
  var expected: Double {
    let (floor, wall) = (floorFriction, wallFriction)
    let share = floor / (1 + floor * wall)
    return atan2(0.5 - share * wall, share + thickness / (2 * length)) * 180 / .pi
  }

  func angleOfSlipping(_ player: Player) throws -> Double {
    try -threshold(in: (-expected - 4)...(-expected + 4), within: 0.1) {
      try slips(degrees: -$0, player)
    }
  }

  /// One that stands, and one that slips.
  static var pair: Scene {
    let ladder = Ladder(wallFriction: 0.5, floorFriction: 0.5)
    return .row(
      [1, -1].map { ladder.scene(degrees: ladder.expected + $0) }, apart: Vector(300, 0),
      seconds: 1.6)
  }

  private func scene(degrees: Double) -> Scene {
    let angle = Angle.radians(degrees)
    // Both corners of the lower side touch, the foot at the origin.
    let up = Vector(length: 1, angle: -angle)
    let center = (length / 2) * up - (thickness / 2) * up.turned(by: .pi / 2)
    let ladder = Body.box(length, thickness, at: center).with {
      // Between two bodies the root of the product counts, at the floor this.
      ($0.angle, $0.friction) = (-angle, floorFriction)
    }
    let post = Body.box(50, 600, at: Vector(length * up.x + 25, -200)).with {
      ($0.isAnchored, $0.friction) = (true, wallFriction * wallFriction / floorFriction)
    }
    return Scene([ladder, post], walls: [.floor(0)], seconds: 3)
  }

  private func slips(degrees: Double, _ player: Player) throws -> Bool {
    try player.play(scene(degrees: degrees)).distance() > 5
  }
}
