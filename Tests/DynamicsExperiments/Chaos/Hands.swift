import Dynamics
import DynamicsTestSupport

extension ChaoticRun {
  static func hands(seed: UInt64) -> ChaoticRun {
    let program = RestlessProgram(seed: seed)
    return ChaoticRun(program.animator, program.log, length: 400) { program.act(beforeStep: $0) }
  }
}

/// A program that never leaves its items alone.
private final class RestlessProgram {
  let animator: DynamicAnimator
  let log = ContactLog()
  private var random: SeededGenerator
  private let collision: CollisionBehavior
  private let gravity: GravityBehavior
  private let properties: DynamicItemBehavior
  private var items: [any DynamicItem]
  private var drag: DragBehavior?
  private var hits = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let arena = CGRect(x: 0, y: 0, width: 500, height: 360)
    items = random.items(14, in: arena.insetBy(dx: 40, dy: 60))
    animator = DynamicAnimator(referenceBounds: arena)
    collision = CollisionBehavior(items: items)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(top: 5, left: 5, bottom: 10, right: 5))
    collision.addBoundary(
      withIdentifier: "ramp", from: CGPoint(x: 100, y: 240), to: CGPoint(x: 330, y: 290))
    collision.collisionDelegate = log
    gravity = GravityBehavior(items: items)
    properties = DynamicItemBehavior(items: items)
    properties.elasticity = 0.6
    random.throwAll(items, with: properties, speed: 400)
    animator.addBehaviors([collision, gravity, properties])
    log.whenItemsMeet = { [unowned self] in meet($0, $1) }
    log.whenItemHits = { [unowned self] in hit($0) }
    addEngine()
  }

  // MARK: From outside

  func act(beforeStep step: Int) {
    moveDrag(step)
    if step % 40 == 15 { snapSomething() }
    if step % 30 == 20, let item = items.first {
      let push = PushBehavior(items: [item], mode: .instantaneous)
      push.setAngle(random.double(in: -3...3), magnitude: 0.2)
      push.setTargetOffsetFromCenter(Offset(horizontal: 4, vertical: -6), for: item)
      animator.addBehavior(push)
    }
    if step % 50 == 45 { replaceSomething() }
    if step == 90 { gravity.angle = 2.2 }
    if step == 130 { collision.collisionMode = .boundaries }
    if step == 150 { collision.collisionMode = .everything }
  }

  private func moveDrag(_ step: Int) {
    let now = Double(step) / 120
    if step % 60 == 5 {
      let item = items[random.int(in: 0...items.count - 1)]
      let grip = CGPoint(x: item.center.x + 5, y: item.center.y - 4)
      let drag = DragBehavior(item: item, grabbedAt: grip)
      animator.addBehavior(drag)
      self.drag = drag
    }
    drag?.move(
      to: CGPoint(x: 100 + 6 * CGFloat(step % 60), y: 80 + random.double(in: 0...90)), at: now)
    if step % 60 == 40, let drag {
      drag.release()
      animator.removeBehavior(drag)
      self.drag = nil
    }
  }

  /// A snap that lets go by itself, in its own action.
  private func snapSomething() {
    let item = items[random.int(in: 0...items.count - 1)]
    let snap = SnapBehavior(
      item: item, snapTo: CGPoint(x: random.double(in: 60...440), y: random.double(in: 40...200)))
    snap.damping = 0.3
    var stepsLeft = 25
    snap.action = { [unowned self, unowned snap] in
      stepsLeft -= 1
      if stepsLeft == 0 { animator.removeBehavior(snap) }
    }
    animator.addBehavior(snap)
  }

  /// One item goes, and another one comes.
  private func replaceSomething() {
    leave(items[random.int(in: 0...items.count - 1)])
    join(random.item(random.int(in: 0...4), in: CGRect(x: 200, y: 30, width: 100, height: 60)))
  }

  private func leave(_ item: any DynamicItem) {
    items.removeAll { $0 === item }
    collision.removeItem(item)
    gravity.removeItem(item)
    properties.removeItem(item)
  }

  private func join(_ item: any DynamicItem) {
    items.append(item)
    collision.addItem(item)
    gravity.addItem(item)
    properties.addItem(item)
  }

  // MARK: In callbacks

  /// Steers whatever is first among the items, in an action after every step.
  private func addEngine() {
    let engine = PushBehavior(items: [], mode: .continuous)
    engine.pushDirection = CGVector(dx: 0.1, dy: -0.3)
    engine.action = { [unowned self, unowned engine] in
      engine.angle += 0.07
      engine.active = hits % 5 != 4
      for item in engine.items { engine.removeItem(item) }
      for item in items.prefix(3) { engine.addItem(item) }
    }
    animator.addBehavior(engine)
  }

  /// Every third meeting ties the two together until the next one.
  private func meet(_ a: any DynamicItem, _ b: any DynamicItem) {
    hits += 1
    let spring = AttachmentBehavior(item: a, attachedTo: b)
    spring.frequency = 3
    spring.damping = 0.3
    for old in animator.behaviors where old is AttachmentBehavior { animator.removeBehavior(old) }
    if hits % 3 == 0 { animator.addBehavior(spring) }
    if hits % 4 == 0 {
      properties.addLinearVelocity(CGPoint(x: random.double(in: -200...200), y: -150), for: a)
    }
  }

  /// Every ninth item that hits a wall is taken out and put back at the top.
  private func hit(_ item: any DynamicItem) {
    hits += 1
    guard hits % 9 == 0, !(item is DynamicItemGroup) else { return }
    leave(item)
    item.center = CGPoint(x: random.double(in: 100...400), y: 40)
    // The engine or a spring may hold it still.
    if animator.id(of: item) != nil { animator.updateItem(usingCurrentState: item) }
    join(item)
  }
}
