/// A tower of boxes of different weight, in which all boxes from one on slide over those below.
///
/// An engine need not report loads for them to be seen: friction is in proportion. Only the two boxes at one contact are
/// rough, and friction slows the upper one by μ·N/m.
struct LoadedTower {
  /// The number of the lowest box that slides, and of the contact below it; the floor's is 0.
  let contact: Int
  static let count = 10
  private let size = 30.0
  private let speed = 20.0
  /// What friction does to the lowest box that slides, in pt/s².
  private let slowing = 20.0
  private let seconds = 0.25

  /// Of all that is above the contact, in newtons divided by g.
  private var weight: Double { boxes.suffix(Self.count - contact).reduce(0) { $0 + $1.mass } }

  private var boxes: [Body] {
    (0..<Self.count).map { number in
      Body.box(size, size, at: Vector(0, -size * (Double(number) + 0.5))).with {
        $0.density = Double(1 + number % 3)
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
    return Scene(bodies, walls: [.floor(0)], seconds: seconds)
  }

  /// The load of the contact, less 1, as a share of the weight above it.
  func loadError(_ player: Player) throws -> Double {
    let slowed = speed - (try player.play(scene).last(of: contact).velocity.x)
    return slowed / (slowing * seconds) - 1
  }
}
