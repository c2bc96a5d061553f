import Foundation

/// A house of cards: stories of pairs of cards that lean against each other, each story on a card that
/// lies on the one below.
///
/// Every card stands on a corner, and its upper end is cut upright where it touches its partner:
///
///           A       A is the highest point of both, and the next card lies on it.
///          /|\
///         / | \     O is the foot, s from the middle and y below A.
///        /  |  \
///       O ————— O
///
/// A card weighs w, and a pair bears P. Each foot presses the ground with N = w + P/2, and H pushes the cards apart. Where
/// the feet slip, the cards turn about A, so that H, P and the friction under P all act there, and
/// the moments about the foot, from which the center of mass is x away, are
///
///     H·y = w·x + P/2·s, and H ≤ μ·N
///
/// Thin cards at the angle θ have x = s/2 and y = s·tan θ, so that μ ≥ (w + P)/((2w + P)·tan θ): from
/// 1/(2·tan θ) for a pair alone to twice that under a large load. So the lowest story decides. Its
/// pairs share what is above them evenly: the card on them comes down only where all give way.
struct CardHouse {
  /// The number of pairs in each story, from below.
  let stories: [Int]
  let lean: Double
  private let length = 100.0
  private let thickness = 5.0

  /// - Parameter degrees: From the ground.
  init(_ stories: [Int], degrees: Double) {
    self.stories = stories
    lean = Angle.radians(degrees)
  }

  /// The least friction with which it stands.
  var friction: Double {
    var (load, most) = (0.0, 0.0)
    for (number, pairs) in stories.enumerated().reversed() {
      most = max(most, friction(under: load / Double(pairs)))
      load += 2 * Double(pairs) * Body.polygon(card).mass
      if number > 0 { load += lyingCard(on: stories[number - 1], at: 0).mass }
    }
    return most
  }

  /// That of a pair, in newtons divided by g.
  private func friction(under load: Double) -> Double {
    let weight = Body.polygon(card).mass
    let moment = weight * Polygon.centroid(of: card).x + load / 2 * half
    return moment / ((weight + load / 2) * height)
  }

  // MARK: Shapes

  /// Of a pair, s.
  private var half: Double { length * cos(lean) }
  /// Of A, y.
  private var height: Double { length * sin(lean) + thickness / cos(lean) }
  /// From pair to pair.
  private var pitch: Double { 2 * half + 30 }

  /// The left one of a pair, from its foot at the origin.
  private var card: [Vector] {
    let up = Vector(length: 1, angle: -lean)
    return [
      .zero, length * up, Vector(half, -height), thickness * up.turned(by: -.pi / 2),
    ]
  }

  private func lyingCard(on pairs: Int, at y: Double) -> Body {
    .box(Double(pairs - 1) * pitch + 30, thickness, at: Vector(0, y - thickness / 2))
  }

  /// - Parameter share: Of the least friction with which it stands.
  func scene(friction share: Double, seconds: Double = 3) -> Scene {
    var (bodies, ground): ([Body], Double) = ([], 0)
    for (number, pairs) in stories.enumerated() {
      for pair in 0..<pairs {
        let middle = Vector((Double(pair) - Double(pairs - 1) / 2) * pitch, ground)
        for side in [-1.0, 1] {
          bodies.append(.polygon(card.map { middle + Vector(side * (half - $0.x), $0.y) }))
        }
      }
      ground -= height
      guard number + 1 < stories.count else { break }
      bodies.append(lyingCard(on: pairs, at: ground))
      ground -= thickness
    }
    let friction = share * friction
    return Scene(
      bodies.map { $0.with { $0.friction = friction } }, walls: [.floor(0)], seconds: seconds)
  }

  /// Whether it stands with a share of that friction.
  func stands(friction share: Double, _ player: Player) throws -> Bool {
    let trace = try player.play(scene(friction: share))
    return trace.scene.bodies.indices.allSatisfy { trace.distance(of: $0) < 5 }
  }
}
