import Foundation

extension Proof.Chapter {
  /// Many discs that fall.
  static let grains = Proof.Chapter(
    title: "Grains",
    proofs: [
      Proof(
        "400 discs on a board of 8 rows of pins, bins", "binomial, by χ²",
        source: "Galton 1889", within: 51.3, "χ² of 9 bins, where the mean is 19",
        because:
          "An elasticity of 0.5 makes each pin nearly a toss: with 0.1 the next depends on the last. Nearly: of 8000 "
          + "discs, calculated by another program with steps of 1/50 000 s, 37, 223, 719, 1450, 1792, 1423, 706, "
          + "202 and 34 came to the bins. So χ² of 400 is 19.4 in the mean, in place of 8, and above 51.3 "
          + "once in a thousand times.",
        .bounded, isLong: true
      ) { player, note in note(try Galton().chiSquared(player)) }.shown(
        as: "galton-board",
        "Discs fall through a board of pins; most of them leave it near the middle.",
        x: -150...150, y: -50...230, opensAt: 1.5, Galton(count: 12).scene.lasting(2.8)),
      Proof(
        "150 equal discs poured into a box, packing", "0.82 to 0.9069",
        source: "Berryman 1983; Thue 1910", within: 0.0435, "off the middle, 0.8635",
        because: "Random close packing of equal discs is 0.82 to 0.84, and ordered patches are "
          + "denser; nothing is denser than π/√12 = 0.9069.", .bounded, isLong: true
      ) { player, note in note(try Packing().density(player) - 0.8635) },
    ])
}

private struct Galton {
  private let rows = 8
  private let count: Int
  private let space = 30.0

  init(count: Int = 400) { self.count = count }

  var scene: Scene {
    let pins = (0..<rows).flatMap { row in
      (-1...(row + 1)).map { place in
        let center = Vector((Double(place) - Double(row) / 2) * space, Double(row) * 26)
        return Wall.arc(center: center, radius: 4, from: 0, to: 2 * .pi)
      }
    }
    let discs = (0..<count).map { number in
      // Even steps of the golden section and of √2, without an order.
      let share = (Double(number) * 0.6180339887).truncatingRemainder(dividingBy: 1)
      let other = (Double(number) * 0.4142135624).truncatingRemainder(dividingBy: 1)
      return Body.disc(radius: 9, at: Vector(8 * (share - 0.5), -30 - 10 * other)).with {
        $0.elasticity = 0.5
      }
    }
    var scene = Scene(discs, walls: pins, seconds: 4)
    scene.bodiesCollide = false
    return scene
  }

  func chiSquared(_ player: Player) throws -> Double {
    let trace = try player.play(scene)
    var bins = [Double](repeating: 0, count: rows + 1)
    for body in trace.scene.bodies.indices {
      // Where it passes the last row.
      let place = trace.states(of: body).first { $0.position.y > Double(rows) * 26 }
      let bin = ((place?.position.x ?? .nan) / space + Double(rows) / 2).rounded()
      if bin >= 0, bin <= Double(rows) { bins[Int(bin)] += 1 }
    }
    var (expected, sum) = (Double(count) / pow(2, Double(rows)), 0.0)
    for bin in 0...rows {
      sum += (bins[bin] - expected) * (bins[bin] - expected) / expected
      expected *= Double(rows - bin) / Double(bin + 1)
    }
    return sum
  }
}

private struct Packing {
  private let width = 300.0
  private let radius = 10.0

  func density(_ player: Player) throws -> Double {
    let discs = (0..<150).map { number in
      let (row, place) = (number / 12, number % 12)
      let x = 20 + 23 * Double(place) + (row.isMultiple(of: 2) ? 0 : 5)
      return Body.disc(radius: radius, at: Vector(x, -20 - 25 * Double(row))).with {
        ($0.elasticity, $0.friction) = (0.2, 0.1)
      }
    }
    let walls = Wall.lines([
      Vector(0, -1000), Vector(0, 0), Vector(width, 0), Vector(width, -1000),
    ])
    let trace = try player.play(Scene(discs, walls: [walls], seconds: 4))
    let places = discs.indices.map { trace.last(of: $0).position }
    // In the middle, away from walls and from the surface, by points half a point apart.
    var (inside, all) = (0.0, 0.0)
    for x in stride(from: 40.25, to: 260, by: 0.5) {
      for y in stride(from: -119.75, to: -30, by: 0.5) {
        all += 1
        if places.contains(where: { ($0 - Vector(x, y)).length < radius }) { inside += 1 }
      }
    }
    return inside / all
  }
}
