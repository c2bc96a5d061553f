import Dynamics
import DynamicsTestSupport
import Testing

/// Springs of a stiffness, which are those of a textbook.
@Suite struct StiffnessTests {
  /// 1 kg.
  private let item = BasicItem.box(300, 300, 100, 100)
  private let anchor = CGPoint(x: 300, y: 100)

  /// An item on a spring to the anchor, without resistance, and maybe with gravity.
  private func hanging(
    _ stiffness: CGFloat?, _ damping: CGFloat? = nil, length: CGFloat = 200, gravity: Bool = false
  ) -> (DynamicAnimator, AttachmentBehavior) {
    let animator = DynamicAnimator.headless()
    let spring = AttachmentBehavior(item: item, attachedToAnchor: anchor)
    (spring.length, spring.stiffness, spring.dampingCoefficient) = (length, stiffness, damping)
    animator.addBehavior(spring)
    if gravity { animator.addBehavior(GravityBehavior(items: [item])) }
    _ = animator.withoutResistance(item)
    return (animator, spring)
  }

  private func stiffness(hertz: Double) -> Double { (2 * .pi * hertz) * (2 * .pi * hertz) }

  @Test(arguments: [20.0, 100, 1000, 1e5, 1e9])
  func itBearsWhatHangsOnIt(stiffness: Double) {
    let (animator, spring) = hanging(stiffness, 0.5 * stiffness.squareRoot(), gravity: true)
    for _ in 0..<2400 { animator.step() }
    // An item that creeps comes to rest a little before.
    expect(item.center.y, near: 300 + 1000 / stiffness, within: 5 / stiffness + 1e-3)
    expect(spring.reactionForce.dy, near: -10, within: 0.05)
  }

  /// A spring of a frequency, which counts only the first link, would hang 21 times as low.
  @Test(arguments: [true, false])
  func itBearsAChain(isPin: Bool) {
    let animator = DynamicAnimator.headless()
    let links = (0..<21).map { BasicItem.box(300, 300 + 20 * CGFloat($0), 10, 10) }
    let spring =
      isPin
      ? AttachmentBehavior(item: links[0], attachedToAnchor: links[0].center)
      : AttachmentBehavior(item: links[0], attachedToAnchor: anchor)
    (spring.stiffness, spring.dampingCoefficient) = (20, 2)
    animator.addBehavior(spring)
    for (a, b) in zip(links, links.dropFirst()) {
      animator.addBehavior(AttachmentBehavior(item: b, attachedTo: a))
    }
    animator.addBehavior(GravityBehavior(items: links))
    for _ in 0..<3600 { animator.step() }
    // Each link has 0.01 kg.
    expect(links[0].center.y, near: 300 + 21 * 0.01 * 1000 / 20, within: 0.02)
    expect(spring.reactionForce.dy, near: -2.1, within: 5e-3)
  }

  @Test(arguments: [0.5, 1, 2, 4])
  func itSwingsForTenSeconds(hertz: Double) {
    let (animator, spring) = hanging(stiffness(hertz: hertz), length: 200)
    item.center.y = 350
    animator.updateItem(usingCurrentState: item)
    #expect(spring.length == 200)
    var (turns, sign, farthest, last) = ([Double](), true, 0.0, 50.0)
    for step in 1...1200 {
      animator.step()
      let way = item.center.y - 300
      if (way > 0) != sign {
        // The moment of the crossing, between two steps.
        turns.append(Double(step) - abs(way) / (abs(way) + abs(last)))
        sign.toggle()
      }
      if step > 1200 - Int(120 / hertz) { farthest = max(farthest, abs(way)) }
      last = way
      #expect(abs(way) < 50.001)
    }
    let period = 2 * (turns.last! - turns[0]) / Double(turns.count - 1) / 120
    // The steps make it slower by (ω·h)²/12.
    let square = stiffness(hertz: hertz) / 14400
    expect(period * hertz, near: 1 + square / 24, within: square / 24 + 2e-4)
    // The energy goes with the square; the farthest point lies between two steps.
    #expect(farthest > 50 * (0.99).squareRoot() * (1 - square / 8))
  }

  /// One that is too fast for the steps does not go back and forth for ever.
  @Test(arguments: [1e5, 1e7, 1e9, 1e12])
  func aVeryStiffOneIsStill(stiffness: Double) {
    let (animator, _) = hanging(stiffness)
    item.center.y = 301
    animator.updateItem(usingCurrentState: item)
    for _ in 0..<60 { animator.step() }
    expect(item.center.y, near: 300, within: 1e-3)
  }

  @Test(arguments: [0.05, 0.2, 0.5])
  func itIsDampedAsItSays(ratio: Double) {
    let omega = 2 * Double.pi
    let (animator, _) = hanging(omega * omega, 2 * ratio * omega)
    item.center.y = 350
    animator.updateItem(usingCurrentState: item)
    var peaks: [Double] = []
    var before = (0.0, 50.0)
    for _ in 0..<600 {
      animator.step()
      let way = item.center.y - 300
      if before.1 > before.0, before.1 > way { peaks.append(before.1) }
      before = (before.1, way)
    }
    let decay = exp(-2 * .pi * ratio / (1 - ratio * ratio).squareRoot())
    expect(peaks[1] / peaks[0], near: decay, within: 0.01 * decay + 0.0005)
  }

  /// A damper alone: v' = −c·v/m.
  @Test(arguments: [0.1, 1, 10, 60, 1e4, 1e12])
  func aDamperOnlyBrakes(damping: Double) {
    let (animator, spring) = hanging(nil, damping)
    #expect(spring.frequency == 0 && spring.stiffness == nil)
    animator.withoutResistance(item).addLinearVelocity(CGPoint(x: 0, y: 100), for: item)
    var speed = 100.0
    for _ in 0..<120 {
      let y = item.center.y
      animator.step()
      let now = (item.center.y - y) * 120
      #expect(now <= speed + 1e-9 && now >= -1e-6)
      speed = now
    }
    expect(speed, near: 100 * exp(-damping), within: 0.02)
  }

  /// No stiffness, damping or step adds energy.
  @Test(arguments: 1...60)
  func itIsStableAtAnyStiffness(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let step = pow(10, random.double(in: -4 ... -1.01))
    let animator = DynamicAnimator.headless(timeStep: step)
    let items = (0..<6).map { index in
      BasicItem.box(
        200 + 90 * CGFloat(index % 3), 200 + 90 * CGFloat(index / 3), random.double(in: 2...60),
        random.double(in: 2...60))
    }
    var ends: [(AttachmentBehavior, BasicItem, BasicItem?)] = []
    for _ in 0..<9 {
      let a = random.int(in: 0...5)
      let b = (a + random.int(in: 1...5)) % 6
      let anchor = CGPoint(x: random.double(in: 150...450), y: random.double(in: 150...350))
      let toAnchor = random.bool()
      let spring =
        toAnchor
        ? AttachmentBehavior(item: items[a], attachedToAnchor: anchor)
        : AttachmentBehavior(item: items[a], attachedTo: items[b])
      spring.attachedItemsCollide = false
      spring.stiffness = pow(10, random.double(in: -3...12))
      if random.bool() { spring.dampingCoefficient = pow(10, random.double(in: -3...12)) }
      ends.append((spring, items[a], toAnchor ? nil : items[b]))
      animator.addBehavior(spring)
    }
    for item in items { _ = animator.withoutResistance(item) }
    let start = items.map(\.center)
    // All at rest and without forces: the springs are at their lengths.
    for _ in 0..<200 {
      animator.step()
      for (item, place) in zip(items, start) {
        #expect(hypot(item.center.x - place.x, item.center.y - place.y) < 1e-3)
      }
    }
    // In kg·pt²/s².
    func energy() -> Double {
      ends.reduce(animator.kineticEnergy) { sum, end in
        let (spring, a, b) = end
        let other = b?.center ?? spring.anchorPoint
        let stretch = hypot(a.center.x - other.x, a.center.y - other.y) - spring.length
        return sum + spring.stiffness! * stretch * stretch / 2
      }
    }
    items[0].center.x += 0.05
    animator.updateItem(usingCurrentState: items[0])
    let pulled = energy()
    // A velocity is that of half a step before, which makes the sum vary while it is exchanged.
    var greatest: [Double] = []
    for _ in 0..<4 {
      greatest.append(
        (0..<200).reduce(0) { most, _ in
          animator.step()
          return max(most, energy())
        })
    }
    #expect(greatest[0] <= 2 * pulled)
    #expect(greatest[3] <= 1.05 * greatest[0])
  }

  /// Welds and slides of a stiffness come back to their angle, and gain no energy.
  @Test(arguments: [1e-3, 1, 100, 1e5, 1e12], [true, false])
  func weldsAndSlidesAreSprings(stiffness: Double, isWeld: Bool) {
    let animator = DynamicAnimator.headless()
    let other = BasicItem.box(400, 300, 40, 40)
    let joint =
      isWeld
      ? AttachmentBehavior.fixedAttachment(
        with: item, attachedTo: other, attachmentAnchor: CGPoint(x: 350, y: 300))
      : AttachmentBehavior.slidingAttachment(
        with: item, attachedTo: other, attachmentAnchor: CGPoint(x: 350, y: 300),
        axisOfTranslation: CGVector(dx: 1, dy: 0))
    (joint.stiffness, joint.dampingCoefficient) = (stiffness, 0.2 * stiffness)
    animator.addBehavior(joint)
    _ = animator.withoutResistance(other)
    let properties = animator.withoutResistance(item)
    properties.addAngularVelocity(1, for: item)
    for _ in 0..<1200 {
      animator.step()
      let energy = animator.kineticEnergy
      #expect(energy < 0.5 * 10_000 / 6 * 1.001)
    }
    guard stiffness >= 1 else { return }
    expect(item.angle, near: other.angle, within: 0.01)
  }

  /// A weld is a torsion spring: ω² = k/I.
  @Test func aWeldSwingsAtTheFrequencyOfItsStiffness() {
    let animator = DynamicAnimator.headless()
    let wall = BasicItem.box(400, 300, 40, 40)
    let weld = AttachmentBehavior.fixedAttachment(
      with: item, attachedTo: wall, attachmentAnchor: item.center)
    // 1 kg of 100 × 100 pt has a moment of 1/6 kg·m².
    weld.stiffness = stiffness(hertz: 1) / 6
    animator.addBehavior(weld)
    animator.withoutResistance(wall).isAnchored = true
    animator.withoutResistance(item).addAngularVelocity(1, for: item)
    var (crossings, last) = ([Double](), 0.0)
    for step in 1...1200 {
      animator.step()
      if (item.angle > 0) != (last > 0), step > 1 {
        crossings.append(Double(step) - abs(item.angle) / (abs(item.angle) + abs(last)))
      }
      last = item.angle
    }
    let period = 2 * (crossings.last! - crossings[0]) / Double(crossings.count - 1) / 120
    expect(period, near: 1, within: 5e-4)
  }

  @Test func aSpringHasAFrequencyOrAStiffness() {
    let (_, spring) = hanging(nil)
    #expect(spring.stiffness == nil && spring.dampingCoefficient == nil)
    spring.frequency = 3
    spring.stiffness = 20
    #expect(spring.frequency == 0 && spring.stiffness == 20 && spring.dampingCoefficient == nil)
    spring.dampingCoefficient = 2
    #expect("\(spring)".contains("stiffness: 20") && "\(spring)".contains("dampingCoefficient: 2"))
    spring.frequency = 3
    #expect(spring.frequency == 3 && spring.stiffness == nil && spring.dampingCoefficient == nil)
    spring.dampingCoefficient = 4
    #expect(spring.frequency == 0 && spring.dampingCoefficient == 4)
    spring.dampingCoefficient = nil
    #expect(spring.frequency == 0)
    for bad in [-1, .nan, .infinity, 1e13] as [CGFloat] {
      let (_, reports) = DynamicsDiagnostics.collecting {
        spring.stiffness = bad
        spring.dampingCoefficient = bad
      }
      #expect(reports.count == 2 && spring.stiffness == nil && spring.dampingCoefficient == nil)
    }
  }

  @Test func aSnapshotKeepsIt() throws {
    let (animator, spring) = hanging(50, 1, gravity: true)
    for _ in 0..<30 { animator.step() }
    let snapshot = animator.snapshot()
    for _ in 0..<30 { animator.step() }
    let later = animator.stateHash
    spring.frequency = 4
    try animator.restore(snapshot)
    #expect(spring.stiffness == 50 && spring.dampingCoefficient == 1)
    for _ in 0..<30 { animator.step() }
    #expect(animator.stateHash == later)
  }
}
