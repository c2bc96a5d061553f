import Dynamics
import DynamicsTestSupport

/// A random program whose items, behaviors, delegates, identifiers, blocks and diagnostics handler do
/// something random whenever they are called, from wherever that is.
final class HostileProgram {
  private(set) var hashes: [UInt64] = []
  private(set) var unpaired = 0
  private(set) var calls = 0
  private var random: SeededGenerator
  private var budget: Int
  private var depth = 0
  /// True until the program stands, and once it is taken apart.
  private var isCalm = true

  private var animators: [DynamicAnimator] = []
  private var items: [HostileItem] = []
  private var behaviors: [DynamicBehavior] = []
  private var touching: [Set<ObjectIdentifier>: Int] = [:]
  private var boundaries: [BoundaryTouch: Int] = [:]
  private struct BoundaryTouch: Hashable {
    let behavior, item: ObjectIdentifier
    let name: Int?
  }

  init(seed: UInt64, budget: Int = 300) {
    random = SeededGenerator(seed: seed)
    self.budget = budget
    for _ in 0..<2 { animators.append(makeAnimator()) }
    for _ in 0..<6 { items.append(HostileItem(self, at: point())) }
    isCalm = false
  }

  /// Runs until the budget is spent.
  func run() {
    // The handler belongs to this task and is called on it.
    nonisolated(unsafe) let program = self
    let handler: @Sendable (DynamicsDiagnostic) -> Void = { _ in
      // What the handler does wrong itself would be logged.
      _ = DynamicsDiagnostics.collecting { program.interfere(every: 6) }
    }
    DynamicsDiagnostics.withHandler(handler) {
      while budget > 0 {
        act()
        hashes.append(animators.reduce(0) { $0 &* 31 &+ $1.stateHash })
      }
    }
  }

  /// Takes everything apart; what is left over is told.
  func end() -> [String] {
    isCalm = true
    var faults: [String] = []
    let (_, reports) = DynamicsDiagnostics.collecting {
      for animator in animators {
        animator.resume()
        animator.removeAllBehaviors()
        if !animator.items.isEmpty { faults.append("\(animator.items.count) ghosts") }
        animator.advance(by: 0.1)
      }
    }
    if !reports.isEmpty { faults.append("\(reports)") }
    for item in items where !item.isFinite { faults.append("not finite") }
    let heir = DynamicAnimator.headless()
    let (_, refusals) = DynamicsDiagnostics.collecting {
      heir.addBehavior(DynamicItemBehavior(items: items))
    }
    if heir.items.count != items.count { faults.append("\(refusals)") }
    heir.removeAllBehaviors()
    for behavior in behaviors {
      for item in items {
        guard let properties = behavior as? DynamicItemBehavior else { continue }
        if !properties.linearVelocity(for: item).x.isFinite { faults.append("velocity") }
      }
    }
    if unpaired > 0 { faults.append("\(unpaired) unpaired contacts") }
    behaviors = []
    return faults
  }

  // MARK: Being called

  /// Now and then, does something from where the program was called.
  func interfere(every often: Int = 12) {
    guard !isCalm, depth < 3, budget > 0, random.int(in: 1...often) == 1 else { return }
    calls += 1
    act()
  }

  fileprivate func lies() -> Bool { !isCalm && random.int(in: 0...99) == 0 }

  fileprivate func note(_ behavior: CollisionBehavior, _ items: [any DynamicItem], _ change: Int) {
    let key = Set([ObjectIdentifier(behavior)] + items.map { ObjectIdentifier($0) })
    touching[key, default: 0] += change
    if ![0, 1].contains(touching[key]) { unpaired += 1 }
    interfere(every: 4)
  }

  fileprivate func note(
    _ behavior: CollisionBehavior, _ item: any DynamicItem, _ identifier: AnyHashable?,
    _ change: Int
  ) {
    let key = BoundaryTouch(
      behavior: ObjectIdentifier(behavior), item: ObjectIdentifier(item),
      name: (identifier?.base as? HostileName)?.number)
    boundaries[key, default: 0] += change
    if ![0, 1].contains(boundaries[key]) { unpaired += 1 }
    interfere(every: 4)
  }

  // MARK: Doing something

  private func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[random.int(in: 0...list.count - 1)]
  }

  private func point() -> CGPoint {
    CGPoint(x: random.double(in: 0...200), y: random.double(in: 0...200))
  }

  private func act() {
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    switch random.int(in: 0...19) {
    case 0...4: pick(animators)?.advance(by: random.double(in: 0...0.05))
    case 5, 6: addBehavior()
    case 7: removeBehavior()
    case 8...10: if let behavior = pick(behaviors) { change(behavior) }
    case 11...13: exchangeItem()
    case 14: changeItem()
    case 15: look()
    case 16: pauseOrResume()
    case 17: if random.int(in: 0...3) == 0 { pick(animators)?.removeAllBehaviors() }
    case 18: if random.int(in: 0...3) == 0 { replaceAnimator() }
    default: pick(animators)?.referenceBounds = CGRect(origin: point(), size: size())
    }
  }

  private func size() -> CGSize {
    CGSize(width: random.double(in: 20...300), height: random.double(in: 20...300))
  }

  private func makeAnimator() -> DynamicAnimator {
    let view = random.bool() ? HostileView(self) : nil
    let animator = DynamicAnimator(referenceView: view, frameSource: nil)
    if view == nil { animator.referenceBounds = CGRect(x: 0, y: 0, width: 250, height: 250) }
    animator.interpolatesFrames = random.bool()
    let witness = HostileWitness(self)
    animator.delegate = witness
    witnesses.append(witness)
    return animator
  }
  private var witnesses: [HostileWitness] = []

  private func replaceAnimator() {
    let index = random.int(in: 0...animators.count - 1)
    let new = makeAnimator()
    let old = animators[index]
    animators[index] = new
    withExtendedLifetime(old) {}
  }

  private func pauseOrResume() {
    guard let animator = pick(animators) else { return }
    if random.bool() { animator.resume() } else { animator.pause() }
  }

  private func look() {
    guard let animator = pick(animators), let item = pick(items) else { return }
    _ = animator.items(in: CGRect(origin: point(), size: size()))
    _ = animator.id(of: item)
    _ = animator.description
    for behavior in behaviors {
      _ = (behavior as? CollisionBehavior)?.boundaryIdentifiers
      _ = (behavior as? DynamicItemBehavior)?.linearVelocity(for: item)
    }
  }

  private func changeItem() {
    guard let item = pick(items) else { return }
    item.center = point()
    pick(animators)?.updateItem(usingCurrentState: item)
  }

  private func addBehavior() {
    guard behaviors.count < 16 else {
      if let behavior = pick(behaviors) { place(behavior) }
      return
    }
    let some = items.filter { _ in random.bool() }
    let behavior = makeBehavior(some)
    behaviors.append(behavior)
    if random.int(in: 0...3) == 0 { behavior.action = { [unowned self] in interfere(every: 20) } }
    place(behavior)
  }

  private func makeBehavior(_ some: [HostileItem]) -> DynamicBehavior {
    switch random.int(in: 0...7) {
    case 0: return HostileGravity(self, some)
    case 1: return HostilePush(self, some, random.bool() ? .continuous : .instantaneous)
    case 2, 3:
      let collision = CollisionBehavior(items: some)
      collision.translatesReferenceBoundsIntoBoundary = random.bool()
      let witness = HostileWitness(self)
      witnesses.append(witness)
      collision.collisionDelegate = witness
      return collision
    case 4: return DynamicItemBehavior(items: some)
    case 5:
      let field = FieldBehavior.field { [unowned self] _, _, velocity, _, _, _ in
        interfere(every: 20)
        return CGVector(dx: -velocity.dx, dy: lies() ? .nan : 1)
      }
      for item in some { field.addItem(item) }
      return field
    case 6:
      guard let item = pick(items) else { return DynamicBehavior() }
      return SnapBehavior(item: item, snapTo: point())
    default:
      guard let first = pick(items), let second = pick(items) else { return DynamicBehavior() }
      return AttachmentBehavior.pinAttachment(
        with: first, attachedTo: second, attachmentAnchor: point())
    }
  }

  private func place(_ behavior: DynamicBehavior) {
    if random.bool(), let parent = pick(behaviors) {
      parent.addChildBehavior(behavior)
    } else {
      pick(animators)?.addBehavior(behavior)
    }
  }

  private func removeBehavior() {
    guard let behavior = pick(behaviors) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    pick(behaviors)?.removeChildBehavior(behavior)
  }

  private func exchangeItem() {
    guard let item = pick(items), let behavior = pick(behaviors) else { return }
    let adds = random.bool()
    switch behavior {
    case let it as GravityBehavior: adds ? it.addItem(item) : it.removeItem(item)
    case let it as PushBehavior: adds ? it.addItem(item) : it.removeItem(item)
    case let it as CollisionBehavior: adds ? it.addItem(item) : it.removeItem(item)
    case let it as DynamicItemBehavior: adds ? it.addItem(item) : it.removeItem(item)
    case let it as FieldBehavior: adds ? it.addItem(item) : it.removeItem(item)
    default: break
    }
  }

  private func change(_ behavior: DynamicBehavior) {
    switch behavior {
    case let it as GravityBehavior: it.magnitude = lies() ? .nan : random.double(in: -2...2)
    case let it as PushBehavior:
      it.setAngle(random.double(in: 0...6), magnitude: random.double(in: 0...2))
      it.active = random.bool()
    case let it as CollisionBehavior: changeBoundaries(of: it)
    case let it as DynamicItemBehavior:
      it.isAnchored = random.int(in: 0...3) == 0
      guard let item = pick(items) else { return }
      it.addLinearVelocity(point(), for: item)
      it.addAngularVelocity(random.double(in: -9...9), for: item)
    case let it as FieldBehavior: it.position = lies() ? CGPoint(x: CGFloat.nan, y: 0) : point()
    case let it as SnapBehavior: it.snapPoint = lies() ? CGPoint(x: CGFloat.nan, y: 0) : point()
    default: break
    }
  }

  private func changeBoundaries(of collision: CollisionBehavior) {
    let name = HostileName(self, random.int(in: 0...3))
    switch random.int(in: 0...6) {
    case 0: collision.removeAllBoundaries()
    case 1, 2: collision.removeBoundary(withIdentifier: name)
    case 3: collision.collisionMode = random.bool() ? .everything : .items
    case 4: collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    default: collision.addBoundary(withIdentifier: name, from: point(), to: point())
    }
  }
}

/// Interferes whenever it is read or written, and at times says what is not so.
private final class HostileItem: DynamicItem {
  private unowned let program: HostileProgram
  private var place: CGPoint
  private var turn = CGAffineTransform.identity

  init(_ program: HostileProgram, at place: CGPoint) {
    self.program = program
    self.place = place
  }

  var isFinite: Bool { place.x.isFinite && place.y.isFinite && turn.a.isFinite }

  var center: CGPoint {
    get {
      program.interfere(every: 40)
      return program.lies() ? CGPoint(x: CGFloat.nan, y: 0) : place
    }
    set {
      place = newValue
      program.interfere()
    }
  }
  var transform: CGAffineTransform {
    get {
      program.interfere(every: 40)
      return turn
    }
    set {
      turn = newValue
      program.interfere()
    }
  }
  var bounds: CGRect {
    program.interfere(every: 20)
    return CGRect(x: 0, y: 0, width: program.lies() ? 0 : 30, height: 30)
  }
  var collisionBoundsType: DynamicItemCollisionBoundsType {
    program.interfere(every: 40)
    return .ellipse
  }
}

private final class HostileView: ReferenceView {
  private unowned let program: HostileProgram
  init(_ program: HostileProgram) { self.program = program }
  var bounds: CGRect {
    program.interfere(every: 60)
    return CGRect(x: 0, y: 0, width: program.lies() ? CGFloat.nan : 250, height: 250)
  }
}

private final class HostileGravity: GravityBehavior {
  private unowned let program: HostileProgram
  init(_ program: HostileProgram, _ items: [any DynamicItem]) {
    self.program = program
    super.init(items: items)
  }
  override func willMove(to dynamicAnimator: DynamicAnimator?) { program.interfere(every: 2) }
}

private final class HostilePush: PushBehavior {
  private unowned let program: HostileProgram
  init(_ program: HostileProgram, _ items: [any DynamicItem], _ mode: Mode) {
    self.program = program
    super.init(items: items, mode: mode)
  }
  override func willMove(to dynamicAnimator: DynamicAnimator?) { program.interfere(every: 2) }
  override func targetOffsetFromCenter(for item: any DynamicItem) -> Offset {
    program.interfere(every: 20)
    return super.targetOffsetFromCenter(for: item)
  }
  override var active: Bool { didSet { program.interfere(every: 4) } }
}

/// The identifier of a boundary; interferes when it is compared or released.
private final class HostileName: Hashable, CustomStringConvertible {
  private weak var program: HostileProgram?
  let number: Int
  init(_ program: HostileProgram, _ number: Int) {
    self.program = program
    self.number = number
  }
  deinit { program?.interfere(every: 6) }
  var description: String {
    program?.interfere(every: 6)
    return "\(number)"
  }
  static func == (a: HostileName, b: HostileName) -> Bool {
    a.program?.interfere(every: 40)
    return a.number == b.number
  }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private final class HostileWitness: DynamicAnimatorDelegate, CollisionBehaviorDelegate {
  private unowned let program: HostileProgram
  init(_ program: HostileProgram) { self.program = program }

  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { program.interfere(every: 3) }
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { program.interfere(every: 3) }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at point: CGPoint
  ) { program.note(behavior, [item1, item2], 1) }
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) { program.note(behavior, [item1, item2], -1) }
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
  ) { program.note(behavior, item, identifier, 1) }
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) { program.note(behavior, item, identifier, -1) }
}
