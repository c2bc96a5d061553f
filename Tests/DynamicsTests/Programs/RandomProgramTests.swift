import Dynamics
import DynamicsTestSupport
import Testing

/// Properties that hold for every program.
@Suite struct RandomProgramTests {
  /// Makes random changes to an animator.
  private final class Program: CollisionBehaviorDelegate {
    let animator = DynamicAnimator.headless(CGRect(x: 0, y: 0, width: 600, height: 400))
    var items: [BasicItem] = []
    private var random: SeededGenerator
    private var departed: [BasicItem] = []
    private var behaviors: [DynamicBehavior] = []
    private var touching: [String: Int] = [:]
    private var names: [ObjectIdentifier: Int] = [:]
    private(set) var hashes: [UInt64] = []
    private(set) var unpaired = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func run(_ count: Int) {
      for _ in 0..<count {
        doSomething()
        animator.advance(by: random.double(in: 0...0.05))
        hashes.append(animator.stateHash)
      }
    }

    private func pick<Element>(_ list: [Element]) -> Element? {
      list.isEmpty ? nil : list[random.int(in: 0...list.count - 1)]
    }

    private func point() -> CGPoint {
      CGPoint(x: random.double(in: -50...650), y: random.double(in: -50...450))
    }

    private func doSomething() {
      switch random.int(in: 0...11) {
      case 0, 1: addItem()
      case 2: addBehavior()
      case 3: removeBehavior()
      case 4, 5: moveBetweenBehaviors()
      case 6: changeItem()
      case 7, 8: changeBehavior()
      case 9: if let item = items.popLast() { forget(item) }
      case 10: animator.removeAllBehaviors()
      default: animator.timeStep = [1.0 / 60, 1.0 / 120, 1.0 / 240][random.int(in: 0...2)]
      }
    }

    private func addItem() {
      guard items.count < 30 else { return }
      let shape = DynamicItemCollisionBoundsType(rawValue: UInt(random.int(in: 0...2)))
      let item = BasicItem(
        center: point(),
        size: CGSize(width: random.double(in: 1...90), height: random.double(in: 1...90)),
        collisionBoundsType: shape ?? .rectangle)
      item.collisionBoundingPath = BezierPath(
        roundedRect: CGRect(x: -20, y: -10, width: 40, height: 20), cornerRadius: 6)
      item.angle = random.double(in: -3...3)
      names[ObjectIdentifier(item)] = names.count
      items.append(item)
      for behavior in behaviors where random.bool() { add(item, to: behavior) }
    }

    private func add(_ item: BasicItem, to behavior: DynamicBehavior) {
      switch behavior {
      case let gravity as GravityBehavior: gravity.addItem(item)
      case let push as PushBehavior: push.addItem(item)
      case let collision as CollisionBehavior: collision.addItem(item)
      case let properties as DynamicItemBehavior: properties.addItem(item)
      case let field as FieldBehavior: field.addItem(item)
      default: break
      }
    }

    private func remove(_ item: BasicItem, from behavior: DynamicBehavior) {
      switch behavior {
      case let gravity as GravityBehavior: gravity.removeItem(item)
      case let push as PushBehavior: push.removeItem(item)
      case let collision as CollisionBehavior: collision.removeItem(item)
      case let properties as DynamicItemBehavior: properties.removeItem(item)
      case let field as FieldBehavior: field.removeItem(item)
      default: break
      }
    }

    private func forget(_ item: BasicItem) {
      // Ends are reported only for items that are still in memory.
      departed.append(item)
      for behavior in behaviors { remove(item, from: behavior) }
    }

    private func moveBetweenBehaviors() {
      guard let item = pick(items), let behavior = pick(behaviors) else { return }
      if random.bool() { add(item, to: behavior) } else { remove(item, from: behavior) }
    }

    private func addBehavior() {
      let some = items.filter { _ in random.bool() }
      let behavior: DynamicBehavior
      switch random.int(in: 0...9) {
      case 0: behavior = GravityBehavior(items: some)
      case 1:
        behavior = PushBehavior(items: some, mode: random.bool() ? .continuous : .instantaneous)
      case 2:
        let collision = CollisionBehavior(items: some)
        collision.translatesReferenceBoundsIntoBoundary = random.bool()
        collision.collisionDelegate = self
        behavior = collision
      case 3: behavior = DynamicItemBehavior(items: some)
      case 4:
        guard let item = pick(items) else { return }
        behavior = SnapBehavior(item: item, snapTo: point())
      case 5: behavior = field(of: some)
      case 6:
        guard let item = pick(items) else { return }
        behavior = DragBehavior(item: item, grabbedAt: point())
      case 7: behavior = GravityBehavior(items: [DynamicItemGroup(items: some)])
      case 8:
        guard let joined = joint() else { return }
        behavior = joined
      default:
        guard let first = pick(items), let second = pick(items) else { return }
        let offset = Offset(horizontal: random.double(in: -9...9), vertical: 3)
        behavior =
          random.bool()
          ? AttachmentBehavior(item: first, attachedTo: second)
          : AttachmentBehavior(item: first, offsetFromCenter: offset, attachedToAnchor: point())
      }
      behaviors.append(behavior)
      if random.bool(), let parent = pick(behaviors) {
        parent.addChildBehavior(behavior)
      } else {
        animator.addBehavior(behavior)
      }
    }

    private func field(of items: [BasicItem]) -> FieldBehavior {
      let fields: [FieldBehavior] = [
        .dragField(), .vortexField(), .radialGravityField(position: point()),
        .linearGravityField(direction: CGVector(dx: 1, dy: 2)),
        .velocityField(direction: CGVector(dx: -1, dy: 1)),
        .noiseField(smoothness: 0.5, animationSpeed: 1),
        .turbulenceField(smoothness: 0.2, animationSpeed: 3), .springField(), .electricField(),
        .magneticField(),
        .field { _, place, velocity, _, _, time in
          CGVector(dx: -velocity.dx, dy: sin(time) * place.x / 10)
        },
      ]
      let field = fields[random.int(in: 0...fields.count - 1)]
      field.position = point()
      field.strength = random.double(in: -20...20)
      if random.bool() { field.region = Region(radius: random.double(in: 0...400)) }
      for item in items { field.addItem(item) }
      return field
    }

    private func joint() -> AttachmentBehavior? {
      guard let first = pick(items), let second = pick(items) else { return nil }
      let axis = CGVector(dx: random.double(in: -1...1), dy: 1)
      let joint: AttachmentBehavior =
        switch random.int(in: 0...4) {
        case 0: .pinAttachment(with: first, attachedTo: second, attachmentAnchor: point())
        case 1: .fixedAttachment(with: first, attachedTo: second, attachmentAnchor: point())
        case 2:
          .limitAttachment(
            with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
        case 3:
          .slidingAttachment(
            with: first, attachedTo: second, attachmentAnchor: point(), axisOfTranslation: axis)
        default:
          .slidingAttachment(with: first, attachmentAnchor: point(), axisOfTranslation: axis)
        }
      if random.bool() { joint.attachmentRange = FloatRange(minimum: -1, maximum: 20) }
      joint.frictionTorque = random.double(in: 0...5)
      return joint
    }

    private func removeBehavior() {
      guard let behavior = pick(behaviors) else { return }
      animator.removeBehavior(behavior)
      pick(behaviors)?.removeChildBehavior(behavior)
    }

    private func changeItem() {
      guard let item = pick(items) else { return }
      item.center = point()
      item.bounds.size.width = random.double(in: 1...120)
      animator.updateItem(usingCurrentState: item)
    }

    private func changeBehavior() {
      switch pick(behaviors) {
      case let gravity as GravityBehavior:
        gravity.setAngle(random.double(in: 0...6), magnitude: random.double(in: 0...5))
      case let push as PushBehavior:
        push.setAngle(random.double(in: 0...6), magnitude: random.double(in: 0...500))
        push.active = random.bool()
      case let collision as CollisionBehavior: changeBoundaries(collision)
      case let properties as DynamicItemBehavior: changeProperties(properties)
      case let snap as SnapBehavior:
        snap.snapPoint = point()
        snap.damping = random.double(in: 0...1)
      case let tie as AttachmentBehavior:
        tie.length = random.bool() ? 0 : random.double(in: 0...300)
        tie.frequency = random.bool() ? 0 : random.double(in: 0...30)
        tie.anchorPoint = point()
        tie.attachmentRange = random.bool() ? .infinite : FloatRange(minimum: -50, maximum: 9)
      case let field as FieldBehavior:
        field.strength = random.double(in: -50...50)
        field.position = point()
      case let drag as DragBehavior:
        drag.move(to: point(), at: animator.elapsedTime)
        if random.int(in: 0...3) == 0 { drag.release() }
      default: break
      }
    }

    private func changeBoundaries(_ collision: CollisionBehavior) {
      switch random.int(in: 0...4) {
      case 0: collision.collisionMode = random.bool() ? .items : .everything
      case 1: collision.addBoundary(withIdentifier: "a", from: point(), to: point())
      case 2:
        let oval = CGRect(origin: point(), size: CGSize(width: 150, height: 90))
        collision.addBoundary(withIdentifier: "b", for: BezierPath(ovalIn: oval))
      case 3: collision.removeBoundary(withIdentifier: random.bool() ? "a" : "b")
      default:
        animator.referenceBounds = CGRect(
          x: 0, y: 0, width: random.double(in: 200...700), height: 400)
      }
    }

    private func changeProperties(_ properties: DynamicItemBehavior) {
      properties.density = pow(10, random.double(in: -4...4))
      properties.elasticity = random.double(in: 0...1)
      properties.friction = random.double(in: 0...2)
      properties.isAnchored = random.int(in: 0...4) == 0
      properties.allowsRotation = random.bool()
      guard let item = pick(items) else { return }
      let velocity = CGPoint(
        x: random.double(in: -2e4...2e4), y: random.double(in: -2e4...2e4))
      properties.addLinearVelocity(velocity, for: item)
      properties.addAngularVelocity(random.double(in: -100...100), for: item)
    }

    // MARK: Contacts

    private func name(_ behavior: CollisionBehavior, _ parties: Any...) -> String {
      "\(ObjectIdentifier(behavior)) \(parties)"
    }

    private func note(_ key: String, _ change: Int) {
      touching[key, default: 0] += change
      if ![0, 1].contains(touching[key]) { unpaired += 1 }
      if random.int(in: 0...9) == 0 { doSomething() }
    }

    func collisionBehavior(
      _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
      with item2: any DynamicItem, at point: CGPoint
    ) { note(name(behavior, ObjectIdentifier(item1), ObjectIdentifier(item2)), 1) }

    func collisionBehavior(
      _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
      with item2: any DynamicItem
    ) { note(name(behavior, ObjectIdentifier(item1), ObjectIdentifier(item2)), -1) }

    func collisionBehavior(
      _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
      withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
    ) { note(name(behavior, ObjectIdentifier(item), identifier as Any), 1) }

    func collisionBehavior(
      _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
      withBoundaryIdentifier identifier: AnyHashable?
    ) { note(name(behavior, ObjectIdentifier(item), identifier as Any), -1) }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func nothingCrashesDriftsToNaNOrDiffersTheSecondTime(seed: UInt64) {
    let (first, second) = (Program(seed: seed), Program(seed: seed))
    // Misuse is part of the program; its diagnostics are not tested here.
    _ = DynamicsDiagnostics.collecting {
      first.run(400)
      second.run(400)
    }
    #expect(first.hashes == second.hashes)
    #expect(first.unpaired == 0)
    for (item, twin) in zip(first.items, second.items) {
      #expect(item.center.x.isFinite && item.center.y.isFinite && item.angle.isFinite)
      #expect(item.center == twin.center)
    }
  }
}
