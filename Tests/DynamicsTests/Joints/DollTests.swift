import Dynamics
import DynamicsTestSupport
import Testing

/// Ragdolls of ten boxes on pins, as games use them.
@Suite struct DollTests {
  /// A torso with a head, arms and legs of two parts each; a little different for each seed.
  private struct Doll {
    var items: [BasicItem] = []
    var pins: [AttachmentBehavior] = []

    init(at place: CGPoint, using random: inout SeededGenerator, isLimited: Bool) {
      let scale = random.double(in: 0.8...1.3)
      func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> BasicItem {
        .box(
          place.x + x * scale, place.y + y * scale, width * scale * random.double(in: 0.8...1.1),
          height * scale)
      }
      items = [
        box(0, 0, 30, 50), box(0, -37, 20, 24), box(-30, -20, 30, 10), box(-60, -20, 30, 10),
        box(30, -20, 30, 10), box(60, -20, 30, 10), box(-9, 42, 12, 34), box(-9, 76, 10, 34),
        box(9, 42, 12, 34), box(9, 76, 10, 34),
      ]
      let joints: [(Int, Int, CGFloat, CGFloat)] = [
        (1, 0, 0, -25), (2, 0, -15, -20), (3, 2, -45, -20), (4, 0, 15, -20), (5, 4, 45, -20),
        (6, 0, -9, 25), (7, 6, -9, 59), (8, 0, 9, 25), (9, 8, 9, 59),
      ]
      for (a, b, x, y) in joints {
        let pin = AttachmentBehavior.pinAttachment(
          with: items[a], attachedTo: items[b],
          attachmentAnchor: CGPoint(x: place.x + x * scale, y: place.y + y * scale))
        if isLimited, random.bool() {
          pin.attachmentRange = FloatRange(
            minimum: -random.double(in: 0.1...1.5), maximum: random.double(in: 0.1...1.5))
        }
        if isLimited, random.int(in: 0...2) == 0 {
          pin.frictionTorque = random.double(in: 0.001...0.05)
        }
        pins.append(pin)
      }
    }
  }

  private func center(of scene: JointedItems) -> CGPoint {
    var (x, y, mass) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for item in scene.items {
      x += scene.mass(of: item) * item.center.x
      y += scene.mass(of: item) * item.center.y
      mass += scene.mass(of: item)
    }
    return CGPoint(x: x / mass, y: y / mass)
  }

  /// About the center of mass, in kg·pt²/s.
  private func angularMomentum(of scene: JointedItems) -> CGFloat {
    let middle = center(of: scene)
    return scene.items.reduce(0) { sum, item in
      let velocity = scene.properties.linearVelocity(for: item)
      let arm = CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y)
      return sum + scene.moment(of: item) * scene.properties.angularVelocity(for: item)
        + scene.mass(of: item) * (arm.x * velocity.y - arm.y * velocity.x)
    }
  }

  /// The flight of a thrown doll for 2 s.
  ///
  /// - Returns: The distance of its center of mass from its parabola, in points, and the lost share
  ///   of its angular momentum.
  private func flight(seed: UInt64, stepsPerSecond: Int) -> (drift: CGFloat, loss: CGFloat) {
    var random = SeededGenerator(seed: seed)
    let doll = Doll(at: CGPoint(x: 500, y: 500), using: &random, isLimited: seed % 2 == 1)
    let h = 1 / Double(stepsPerSecond)
    let scene = JointedItems(doll.items, doll.pins, timeStep: h)
    for item in doll.items {
      scene.properties.addLinearVelocity(
        CGPoint(x: random.double(in: -300...300), y: random.double(in: -300...300)), for: item)
      scene.properties.addAngularVelocity(random.double(in: -5...5), for: item)
    }
    let start = center(of: scene)
    scene.animator.step()
    let (first, spin) = (center(of: scene), angularMomentum(of: scene))
    let vx = (first.x - start.x) / h
    let fall = DiscreteMotion(
      position: start.y, velocity: (first.y - start.y) / h - 1000 * h, acceleration: 1000, step: h)
    var (drift, loss) = (CGFloat.zero, CGFloat.zero)
    for step in 2...(2 * stepsPerSecond) {
      scene.animator.step()
      let now = center(of: scene)
      drift = max(
        abs(now.x - start.x - vx * CGFloat(step) * h),
        abs(now.y - fall.position(afterSteps: step)), drift)
      loss = max(abs(angularMomentum(of: scene) / spin - 1), loss)
    }
    return (drift, loss)
  }

  /// A step moves along the tangent, and joints correct that: the error is of first order in the
  /// time step.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func aDollInFlightKeepsItsMomentum(seed: UInt64) {
    let (coarse, fine) = (
      flight(seed: seed, stepsPerSecond: 120), flight(seed: seed, stepsPerSecond: 1200)
    )
    #expect(coarse.drift < 1e-4 && fine.drift < 1e-4)
    #expect(coarse.loss < 0.5 && fine.loss < 0.2 * coarse.loss + 1e-3)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func aDollComesToRest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let doll = Doll(at: CGPoint(x: 250, y: 200), using: &random, isLimited: true)
    let room = CGRect(x: 0, y: 0, width: 500, height: 500)
    let scene = JointedItems(doll.items, doll.pins, room: room, resistance: nil)
    for item in doll.items {
      scene.properties.addLinearVelocity(
        CGPoint(x: random.double(in: -500...500), y: random.double(in: -500...500)), for: item)
    }
    let rests = scene.animator.advanceUntilPaused(limit: 120)
    #expect(rests)
    for item in doll.items { #expect(room.contains(item.center)) }
  }
}
