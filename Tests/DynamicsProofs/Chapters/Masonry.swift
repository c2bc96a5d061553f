import Foundation

extension Proof.Chapter {
  /// Blocks that stand by their weight alone.
  static let masonry = Proof.Chapter(
    title: "Masonry",
    proofs: [
      overhang(of: 3),
      overhang(of: 4).shown(
        as: "overhang",
        "Two piles of four bricks lean over the edge of a table. One overhangs a little less than "
          + "the series allows, and stands; one a little more, and falls.",
        x: -130...560, y: -95...130, opensAt: 0.9,
        .row([0.98, 1.03].map { bricks(4, share: $0) }, apart: Vector(420, 0), seconds: 1.6)),
      overhang(of: 10),
      arch(overlap: 0, knownIssue: nil).shown(
        as: "arch",
        "Two arches of 21 stones without mortar. The thicker one stands; the thinner one breaks at "
          + "five joints, and falls.",
        x: -235...705, y: -230...10, opensAt: 0.9,
        .row(
          [0.12, 0.098].map { Arch(stones: 21, thickness: $0, overlap: 0).scene },
          apart: Vector(470, 0), seconds: 1.5)),
      arch(
        overlap: 0.1,
        knownIssue:
          "Contacts rest 0.1 pt deep, so that stones touch on less. Besides, what begins to fall too slowly counts as "
          + "at rest: with a limit of 0.064 pt/s² in place of 0.16 pt/s², the error is 0.011 in place of 0.014."
      ),
      Proof(
        "tower of 10 boxes, stacked exactly, 5 s", "stands still",
        source: "the center of mass of each part is above the middle of the box below it",
        within: 0.1, "pt",
        because: "Contacts rest up to 0.1 pt deep; ten of them share that, or it is not rest.",
        .exact
      ) { player, note in
        let boxes = (0..<10).map { number in
          Body.box(30, 30, at: Vector(0, -15 - 30 * Double(number))).with { $0.friction = 0.5 }
        }
        let trace = try player.play(Scene(boxes, walls: [.floor(0)], seconds: 5))
        for body in boxes.indices { note(trace.distance(of: body)) }
      },
    ])

  private static func arch(overlap: Double, knownIssue: String?) -> Proof {
    Proof(
      "semicircular arch of 21 stones with radial joints"
        + (overlap > 0 ? ", which overlap by \(overlap) pt" : ""),
      "least thickness 0.1075·R",
      with: "R the radius of its middle line",
      source: "Milankovitch 1907; Cocchetti, Colasante and Rizzi 2011", within: 0.0055, "of R",
      because: "21 stones need a little less than a continuous arch, and the thickness is searched "
        + "to 0.001.", .bounded, knownIssue: knownIssue
    ) { player, note in
      let least = try threshold(in: -0.135 ... -0.085, within: 0.001) {
        try !Arch(stones: 21, thickness: -$0, overlap: overlap).stands(player)
      }
      note(-least - 0.1075)
    }
  }

  private static func overhang(of count: Int) -> Proof {
    Proof(
      "\(count) bricks that overhang the edge of a table", "½·H(n) lengths",
      with: "H(n) = 1 + 1/2 + … + 1/n of n bricks",
      source: "Phear 1850; Paterson and Zwick 2009", within: 0.01, "of the overhang",
      because: "Bricks that touch exactly turn about exact edges; the overhang is searched to "
        + "0.25 %.", .exact
    ) { player, note in
      let most = try threshold(in: 0.9...1.1, within: 0.0025) {
        try !overhangs(count, share: $0, player)
      }
      note(most - 1)
    }
  }
}

private let height = 20.0

/// Bricks that overhang by a share of the most, on a table.
private func bricks(_ count: Int, share: Double) -> Scene {
  let length = 120.0
  let table = Body.box(400, 40, at: Vector(-200, 20)).with {
    ($0.isAnchored, $0.friction) = (true, 0.6)
  }
  var edge = 0.0
  let bricks = (0..<count).map { number in
    // The n-th brick from the top overhangs the one below it by 1/(2n) of its length.
    edge += share * length / (2 * Double(count - number))
    let center = Vector(edge - length / 2, -height / 2 - height * Double(number))
    return Body.box(length, height, at: center).with { $0.friction = 0.6 }
  }
  return Scene([table] + bricks, seconds: 4)
}

/// Whether bricks stand that overhang by a share of the most.
private func overhangs(_ count: Int, share: Double, _ player: Player) throws -> Bool {
  let trace = try player.play(bricks(count, share: share))
  return (1...count).allSatisfy { trace.distance(of: $0) < height / 4 }
}

private struct Arch {
  let stones: Int
  /// As a share of the middle radius.
  let thickness: Double
  /// Of neighbors at the middle radius, in points.
  let overlap: Double
  private let radius = 200.0

  var scene: Scene {
    let (inner, outer) = (radius * (1 - thickness / 2), radius * (1 + thickness / 2))
    let bodies = (0..<stones).map { number in
      let margin = overlap / 2 / radius
      let (a, b) = (joint(number) - margin, joint(number + 1) + margin)
      return Body.polygon([
        Vector(length: inner, angle: a), Vector(length: outer, angle: a),
        Vector(length: outer, angle: b), Vector(length: inner, angle: b),
      ]).with { $0.friction = 2 }
    }
    return Scene(bodies, walls: [.floor(0)], seconds: 3)
  }

  func stands(_ player: Player) throws -> Bool {
    let trace = try player.play(scene)
    return trace.scene.bodies.indices.allSatisfy { trace.distance(of: $0) < radius / 20 }
  }

  private func joint(_ number: Int) -> Double { .pi + .pi * Double(number) / Double(stones) }
}
