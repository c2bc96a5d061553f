import Dynamics

extension Call {
  /// Behaviors that are not in files of their own.
  nonisolated(unsafe) static let behaviors: [Call] = [
    Call("DynamicBehavior.init()") { s in s.adopt(DynamicBehavior()) },
    .property("DynamicBehavior.action", \.sureAction, of: { $0.anyBehavior() }) { $0.flag() },
    Call("DynamicBehavior.addChildBehavior(_:)") { s in
      s.anyBehavior().addChildBehavior(s.anyBehavior())
    },
    Call("DynamicBehavior.removeChildBehavior(_:)") { s in
      let parent = s.anyBehavior()
      parent.removeChildBehavior(parent.childBehaviors.last ?? s.anyBehavior())
    },
    Call(of: "DynamicBehavior", "childBehaviors description dynamicAnimator") { s in
      let behavior = s.anyBehavior()
      s.see(behavior.childBehaviors.count, behavior.description, behavior.dynamicAnimator == nil)
    },
    Call("DynamicBehavior.willMove(to:)") { s in
      s.anyBehavior().willMove(to: s.optional(s.animator()))
    },

    Call("GravityBehavior.init()") { s in s.adopt(GravityBehavior()) },
    Call("GravityBehavior.init(items:)") { s in s.adopt(GravityBehavior(items: s.someItems())) },
    Call(of: "GravityBehavior", "addItem(_:) items") { s in
      let gravity = s.gravity()
      gravity.addItem(s.item())
      s.see(gravity.items.count)
    },
    Call("GravityBehavior.removeItem(_:)") { s in s.gravity().removeItem(s.item()) },
    .property("GravityBehavior.angle", \.angle, of: { $0.gravity() }) { $0.angle() },
    .property("GravityBehavior.magnitude", \.magnitude, of: { $0.gravity() }) { $0.number(0...3) },
    .property("GravityBehavior.gravityDirection", \.gravityDirection, of: { $0.gravity() }) {
      $0.vector()
    },
    Call("GravityBehavior.setAngle(_:magnitude:)") { s in
      let gravity = s.gravity()
      gravity.setAngle(s.angle(), magnitude: s.number(0...3))
      s.hold(gravity.gravityDirection)
    },

    Call("ExplosionBehavior.init()") { s in s.adopt(ExplosionBehavior()) },
    Call("ExplosionBehavior.init(items:)") { s in s.adopt(ExplosionBehavior(items: s.someItems()))
    },
    Call(of: "ExplosionBehavior", "addItem(_:) items") { s in
      let explosion = s.explosion()
      explosion.addItem(s.item())
      s.see(explosion.items.count)
    },
    Call("ExplosionBehavior.removeItem(_:)") { s in s.explosion().removeItem(s.item()) },
    .property("ExplosionBehavior.active", \.active, of: { $0.explosion() }) { $0.flag() },
    .property("ExplosionBehavior.falloff", \.falloff, of: { $0.explosion() }) { $0.number(0...3) },
    .property("ExplosionBehavior.isOccluded", \.isOccluded, of: { $0.explosion() }) { $0.flag() },
    .property("ExplosionBehavior.magnitude", \.magnitude, of: { $0.explosion() }) {
      $0.number(-9...9)
    },
    .property("ExplosionBehavior.position", \.position, of: { $0.explosion() }) { $0.point() },
    .property("ExplosionBehavior.radius", \.radius, of: { $0.explosion() }) { $0.number(1...400) },
    Call("PushBehavior.init()") { s in s.adopt(PushBehavior()) },
    Call(of: "PushBehavior", "init(items:mode:) mode") { s in
      let push = PushBehavior(items: s.someItems(), mode: s.pick([.continuous, .instantaneous]))
      s.see(s.adopt(push).mode)
    },
    Call(of: "PushBehavior.Mode", "continuous instantaneous init(rawValue:)") { s in
      s.see(
        PushBehavior.Mode.continuous, PushBehavior.Mode.instantaneous,
        PushBehavior.Mode(rawValue: s.integer()))
    },
    Call(of: "PushBehavior", "addItem(_:) items") { s in
      let push = s.push()
      push.addItem(s.item())
      s.see(push.items.count)
    },
    Call("PushBehavior.removeItem(_:)") { s in s.push().removeItem(s.item()) },
    .property("PushBehavior.active", \.active, of: { $0.push() }) { $0.flag() },
    .property("PushBehavior.angle", \.angle, of: { $0.push() }) { $0.angle() },
    .property("PushBehavior.magnitude", \.magnitude, of: { $0.push() }) { $0.number(-3...3) },
    .property("PushBehavior.pushDirection", \.pushDirection, of: { $0.push() }) { $0.vector() },
    Call("PushBehavior.setAngle(_:magnitude:)") { s in
      let push = s.push()
      push.setAngle(s.angle(), magnitude: s.number(-3...3))
      s.hold(push.pushDirection)
    },
    Call(of: "PushBehavior", "setTargetOffsetFromCenter(_:for:) targetOffsetFromCenter(for:)") {
      s in
      let (push, item) = (s.push(), s.item())
      push.setTargetOffsetFromCenter(s.offset(), for: item)
      s.hold(push.targetOffsetFromCenter(for: item))
    },

    Call("DynamicItemBehavior.init()") { s in s.adopt(DynamicItemBehavior()) },
    Call("DynamicItemBehavior.init(items:)") { s in
      s.adopt(DynamicItemBehavior(items: s.someItems()))
    },
    Call(of: "DynamicItemBehavior", "addItem(_:) items") { s in
      let properties = s.properties()
      properties.addItem(s.item())
      s.see(properties.items.count)
    },
    Call("DynamicItemBehavior.removeItem(_:)") { s in s.properties().removeItem(s.item()) },
    Call(of: "DynamicItemBehavior", "addLinearVelocity(_:for:) linearVelocity(for:)") { s in
      let (properties, item) = (s.properties(), s.item())
      properties.addLinearVelocity(s.point(), for: item)
      s.hold(properties.linearVelocity(for: item))
    },
    Call(of: "DynamicItemBehavior", "addAngularVelocity(_:for:) angularVelocity(for:)") { s in
      let (properties, item) = (s.properties(), s.item())
      properties.addAngularVelocity(s.number(-9...9), for: item)
      s.hold(properties.angularVelocity(for: item))
    },
    .property("DynamicItemBehavior.allowsRotation", \.allowsRotation, of: { $0.properties() }) {
      $0.flag()
    },
    .property("DynamicItemBehavior.isAnchored", \.isAnchored, of: { $0.properties() }) {
      $0.chance(4)
    },
    .property(
      "DynamicItemBehavior.usesPreciseCollisionDetection", \.usesPreciseCollisionDetection,
      of: { $0.properties() }
    ) { $0.flag() },
    .property("DynamicItemBehavior.resistance", \.resistance, of: { $0.properties() }) {
      $0.number(0...5)
    },
    .property("DynamicItemBehavior.angularResistance", \.angularResistance, of: { $0.properties() })
    { $0.number(0...5) },
    .property("DynamicItemBehavior.charge", \.charge, of: { $0.properties() }) {
      $0.number(-2...2)
    },
    .property("DynamicItemBehavior.density", \.density, of: { $0.properties() }) {
      $0.number(0.1...5)
    },
    .property("DynamicItemBehavior.elasticity", \.elasticity, of: { $0.properties() }) {
      $0.number(0...1)
    },
    .property("DynamicItemBehavior.friction", \.friction, of: { $0.properties() }) {
      $0.number(0...1)
    },

    Call("SnapBehavior.init(item:snapTo:)") { s in
      s.adopt(SnapBehavior(item: s.item(), snapTo: s.point()))
    },
    .property("SnapBehavior.damping", \.damping, of: { $0.snap() }) { $0.number(0...1) },
    .property("SnapBehavior.frequency", \.frequency, of: { $0.snap() }) { $0.number(0.5...10) },
    .property("SnapBehavior.snapPoint", \.snapPoint, of: { $0.snap() }) { $0.point() },
    .property("SnapBehavior.snapsRotation", \.snapsRotation, of: { $0.snap() }) { $0.flag() },

    Call("DragBehavior.init(item:grabbedAt:)") { s in
      s.adopt(DragBehavior(item: s.item(), grabbedAt: s.point()))
    },
    Call("DragBehavior.init(item:grabbedAt:at:)") { s in
      s.adopt(DragBehavior(item: s.item(), grabbedAt: s.point(), at: s.number(0...2)))
    },
    .property("DragBehavior.damping", \.damping, of: { $0.drag() }) { $0.number(0...1) },
    .property("DragBehavior.frequency", \.frequency, of: { $0.drag() }) { $0.number(0.5...10) },
    Call("DragBehavior.move(to:at:)") { s in s.drag().move(to: s.point(), at: s.number(0...5)) },
    Call("DragBehavior.release()", "DragBehavior.isReleased") { s in
      let drag = s.drag()
      s.hold(drag.release(), drag.isReleased)
    },
    Call("DragBehavior.release(at:)") { s in s.hold(s.drag().release(at: s.number(0...6))) },

    Call("KinematicBehavior.init()") { s in s.adopt(KinematicBehavior()) },
    Call("KinematicBehavior.init(items:)") { s in s.adopt(KinematicBehavior(items: s.someItems()))
    },
    Call(of: "KinematicBehavior", "addItem(_:) items") { s in
      let kinematic = s.kinematic()
      kinematic.addItem(s.item())
      s.see(kinematic.items.count)
    },
    Call("KinematicBehavior.removeItem(_:)") { s in s.kinematic().removeItem(s.item()) },
    Call("KinematicBehavior.setLinearVelocity(_:for:)") { s in
      s.kinematic().setLinearVelocity(s.point(), for: s.item())
    },
    Call("KinematicBehavior.setAngularVelocity(_:for:)") { s in
      s.kinematic().setAngularVelocity(s.number(-9...9), for: s.item())
    },
    Call("KinematicBehavior.move(_:to:angle:duration:timing:)") { s in
      s.kinematic().move(
        s.item(), to: s.point(), angle: s.optional(s.angle()), duration: s.seconds(),
        timing: s.timing())
    },
    Call("KinematicBehavior.follow(_:to:angle:at:)") { s in
      s.kinematic().follow(
        s.item(), to: s.point(), angle: s.optional(s.angle()),
        at: s.animator().elapsedTime + s.number(0...0.1))
    },
  ]
}

extension DynamicBehavior {
  /// Whether it has an action, which does nothing.
  fileprivate var sureAction: Bool {
    get { action != nil }
    set { action = newValue ? {} : nil }
  }
}
