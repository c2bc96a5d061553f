/// A tower of boxes of different weight, in which all boxes from one on slide over those below.
///
/// Our reports have the impulse of a contact in its first step only, and traces have none. But friction
/// is in proportion to the load at any time. Only the two boxes at one contact are rough, and friction
/// slows the upper one by μ·N/m. The boxes do not turn, so that nothing else moves them sideways.
struct LoadedTower {
  /// The number of the lowest box that slides, and of the contact below it; the floor's is 0.
  let contact: Int
  static let count = 10
  private let size = 30.0
  private let speed = 20.0
  /// What friction does to the lowest box that slides, in pt/s².
  private let slowing = 10.0
  private let end = 0.4
  /// By when the tower of an engine that pushes boxes together, or apart, stands.
  private let start = 0.15

  /// Of all that is above the contact, in newtons divided by g.
  private var weight: Double { boxes.suffix(Self.count - contact).reduce(0) { $0 + $1.mass } }

  private var boxes: [Body] {
    (0..<Self.count).map { number in
      Body.box(size, size, at: Vector(0, -size * (Double(number) + 0.5))).with {
        ($0.density, $0.turns) = (Double(1 + number % 3), false)
      }
    }
  }

  private var friction: Double {
    boxes[contact].mass * slowing / (weight * Scene.standardGravity)
  }

  private var scene: Scene {
    let friction = friction
    let bodies = boxes.enumerated().map { number, box in
      box.with {
        if number >= contact { $0.velocity = Vector(speed, 0) }
        if number == contact || number == contact - 1 { $0.friction = friction }
      }
    }
    return Scene(bodies, walls: [.floor(0)], seconds: end)
  }

  /// The load of the contact, as a share of the weight above it, less 1.
  func loadError(_ player: Player) throws -> Double {
    let trace = try player.play(scene)
    let first = Int((start / trace.interval).rounded())
    let time = Double(trace.count - 1 - first) * trace.interval
    let slowed =
      trace.state(first, of: contact).velocity.x - trace.last(of: contact).velocity.x
    return slowed / (slowing * time) - 1
  }
}
