import Dynamics

/// A snapshot of which some words are changed, as by a forger who knows the checksum.
package struct ForgedSnapshot {
  /// What was found wrong when it was restored; empty if nothing was.
  package let faults: [String]

  /// - Parameter bytes: Five for each change: where, how, and what with.
  package init(_ bytes: some Collection<UInt8>) {
    let scene = Self.scene()
    let animator = scene.animator
    animator.advance(by: 0.5)
    guard var words = try? animator.snapshot().words() else {
      faults = ["a sound snapshot has no words"]
      return
    }
    var choices = ByteChoices(bytes)
    while !choices.areSpent {
      let place = (choices.int(in: 0...255) << 8 | choices.int(in: 0...255)) % words.count
      let value = choices.int(in: 0...255)
      switch choices.int(in: 0...4) {
      case 0: words[place] = UInt64(value)
      case 1: words[place] ^= 1 << UInt64(value % 64)
      case 2: words[place] = words[value * words.count / 256]
      case 3: words[place] = Self.absurd[value % Self.absurd.count].bitPattern
      default: words.removeSubrange(place..<min(words.count, place + value % 4))
      }
      if words.isEmpty { break }
    }
    faults = Self.tryOut(words, animator, scene.items)
  }

  /// Tries out an absurd number in the place of each of the words, one at a time.
  ///
  /// - Parameters:
  ///   - first: The first word that is changed.
  ///   - step: The distance to the next one.
  /// - Returns: What was found wrong, with the place and the number; and how many changes were made.
  package static func sweep(from first: Int, by step: Int) -> (faults: [String], changes: Int) {
    var scene = Self.scene()
    scene.animator.advance(by: 0.5)
    guard let words = try? scene.animator.snapshot().words() else {
      return (["a sound snapshot has no words"], 0)
    }
    var (faults, changes) = ([String](), 0)
    for place in stride(from: first, to: words.count, by: step) {
      for number in absurd + [1e12] {
        var forged = words
        forged[place] = number.bitPattern
        let found = tryOut(forged, scene.animator, scene.items)
        faults += found.map { "\($0): word \(place) was \(number)" }
        changes += 1
        // One that was restored has lost its behaviors.
        if scene.animator.behaviors.isEmpty { scene = Self.scene() }
      }
    }
    return (faults, changes)
  }

  private static let absurd = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 1e-160, 1e18, -1, 1e9,
  ]

  private static func tryOut(
    _ words: [UInt64], _ animator: DynamicAnimator, _ items: [BasicItem]
  ) -> [String] {
    let before = animator.snapshot()
    do {
      try animator.restore(DynamicAnimator.Snapshot(words: words))
    } catch {
      return animator.snapshot() == before ? [] : ["a snapshot that was refused changed something"]
    }
    for _ in 0..<3 { animator.step() }
    let areFinite = items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite }
    animator.removeAllBehaviors()
    animator.step()
    return areFinite ? [] : ["an item is nowhere"]
  }

  private static func scene() -> (animator: DynamicAnimator, items: [BasicItem]) {
    let items = (0..<7).map {
      BasicItem(
        center: CGPoint(x: 40 + 25 * CGFloat($0), y: 60), size: CGSize(width: 20, height: 20))
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 100))
    // At edges, in the corner, and across each other.
    items[5].center = CGPoint(x: 290, y: 90)
    items[6].center = CGPoint(x: 8, y: 50)
    items[1].collisionBoundsType = .ellipse
    items[2].collisionBoundsType = .path
    items[2].collisionBoundingPath = BezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 4, clockwise: true)
    let members = [CGPoint(x: 150, y: 20), CGPoint(x: 165, y: 25)].map {
      BasicItem(center: $0, size: CGSize(width: 12, height: 8))
    }
    let group = DynamicItemGroup(items: members)
    let platform = BasicItem(center: CGPoint(x: 200, y: 80), size: CGSize(width: 40, height: 6))
    let moved = BasicItem(center: CGPoint(x: 240, y: 20), size: CGSize(width: 9, height: 9))
    let kinematic = KinematicBehavior(items: [platform, moved])
    kinematic.setLinearVelocity(CGPoint(x: 10, y: 0), for: platform)
    kinematic.move(
      moved, to: CGPoint(x: 100, y: 30), angle: 2, duration: 3, timing: Spring.bouncy.timingFunction
    )
    let bodies: [any DynamicItem] = items + [group, platform, moved]
    let collision = CollisionBehavior(items: bodies)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "oval", for: BezierPath(ovalIn: CGRect(x: 5, y: 5, width: 290, height: 90)))
    let wave = BezierPath(
      arcCenter: CGPoint(x: 60, y: 300), radius: 220, startAngle: 4, endAngle: 5, clockwise: true)
    wave.addCurve(
      to: CGPoint(x: 200, y: 95), controlPoint1: CGPoint(x: 130, y: 60),
      controlPoint2: CGPoint(x: 160, y: 140))
    wave.addQuadCurve(to: CGPoint(x: 280, y: 90), controlPoint: CGPoint(x: 240, y: 70))
    collision.addBoundary(withIdentifier: 7, for: wave)
    collision.moveBoundary(
      withIdentifier: 7, by: CGVector(dx: 5, dy: -5), duration: 2, timing: .backOut)
    collision.addBoundary(
      withIdentifier: "hat",
      for: BezierPath(roundedRect: CGRect(x: -9, y: -9, width: 18, height: 6), cornerRadius: 2),
      attachedTo: platform)
    let ring = Region(radius: 80).byDifference(from: Region(size: CGSize(width: 9, height: 9)))
      .byUnion(with: Region(radius: 3)).inverse().inverse()
    let field = FieldBehavior.vortexField()
    field.region = ring
    field.addItem(items[6])
    let noise = FieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 2)
    noise.addItem(items[0])
    let sensor = SensorBehavior(items: bodies)
    sensor.addRegion(
      withIdentifier: "round", for: BezierPath(ovalIn: CGRect(x: 20, y: 20, width: 90, height: 60)))
    sensor.addRegion(
      withIdentifier: "near", for: BezierPath(rect: CGRect(x: -30, y: -30, width: 60, height: 60)),
      attachedTo: group)
    let pin = AttachmentBehavior.pinAttachment(
      with: items[1], attachedTo: items[2], attachmentAnchor: CGPoint(x: 78, y: 60))
    let rod = AttachmentBehavior(item: items[3], attachedToAnchor: CGPoint(x: 100, y: 0))
    let slide = AttachmentBehavior.slidingAttachment(
      with: items[6], attachmentAnchor: items[6].center, axisOfTranslation: CGVector(dx: 1, dy: 1))
    let pulley = PulleyBehavior(
      item: items[0], over: CGPoint(x: 40, y: 0), attachedTo: items[4], over: CGPoint(x: 140, y: 0))
    let layout = LayoutBehavior(items: [items[1], items[6]])
    layout.area = CGRect(x: 10, y: 10, width: 200, height: 80)
    layout.setArea(CGRect(x: 0, y: 30, width: 60, height: 40), for: items[6])
    let falling = DynamicBehavior()
    falling.addChildBehavior(GravityBehavior(items: items + [group]))
    collision.setElasticity(0.8, between: items[0], and: items[1])
    collision.setFriction(0.1, between: items[2], andBoundary: nil)
    collision.minimumImpulse = 0.02
    for behavior in [
      collision, falling, DynamicItemBehavior(items: items), kinematic, pin, rod, field, noise,
      sensor, SnapBehavior(item: items[4], snapTo: .zero),
      PushBehavior(items: items, mode: .continuous), ExplosionBehavior(items: items),
      DragBehavior(item: items[5], grabbedAt: CGPoint(x: 288, y: 88)), slide,
      GearBehavior(from: pin, to: slide, ratio: 9), RatchetBehavior(on: slide, tooth: 3), pulley,
      layout,
    ] { animator.addBehavior(behavior) }
    return (animator, items + members)
  }
}
