import Dynamics

extension Call {
  /// Collisions and sensors.
  nonisolated(unsafe) static let collisions: [Call] = [
    Call("CollisionBehavior.init()") { s in s.adopt(CollisionBehavior()) },
    Call("CollisionBehavior.init(items:)") { s in s.adopt(CollisionBehavior(items: s.someItems()))
    },
    Call(of: "CollisionBehavior", "addItem(_:) items") { s in
      let collision = s.collision()
      collision.addItem(s.item())
      s.see(collision.items.count)
    },
    Call("CollisionBehavior.removeItem(_:)") { s in s.collision().removeItem(s.item()) },
    Call("CollisionBehavior.addBoundary(withIdentifier:for:)") { s in
      s.collision().addBoundary(withIdentifier: s.name(), for: s.path())
    },
    Call("CollisionBehavior.addBoundary(withIdentifier:for:attachedTo:)") { s in
      s.collision().addBoundary(withIdentifier: s.name(), for: s.path(), attachedTo: s.item())
    },
    Call("CollisionBehavior.addBoundary(withIdentifier:from:to:)") { s in
      s.collision().addBoundary(withIdentifier: s.name(), from: s.point(), to: s.point())
    },
    Call(of: "CollisionBehavior", "boundary(withIdentifier:) boundaryIdentifiers") { s in
      let collision = s.collision()
      collision.addBoundary(withIdentifier: "floor", for: s.path())
      s.see(
        collision.boundary(withIdentifier: s.name()) == nil, collision.boundaryIdentifiers?.count)
      if let path = collision.boundary(withIdentifier: "floor") {
        s.hold(path.bounds, path.contains(s.point()))
      }
    },
    Call("CollisionBehavior.moveBoundary(withIdentifier:by:duration:timing:)") { s in
      let collision = s.collision()
      collision.addBoundary(withIdentifier: "floor", from: s.point(), to: s.point())
      collision.moveBoundary(
        withIdentifier: s.name(), by: s.vector(), duration: s.seconds(), timing: s.timing())
    },
    Call("CollisionBehavior.removeAllBoundaries()") { s in s.collision().removeAllBoundaries() },
    Call("CollisionBehavior.removeBoundary(withIdentifier:)") { s in
      s.collision().removeBoundary(withIdentifier: s.name())
    },
    Call("CollisionBehavior.setCollides(_:between:and:)") { s in
      s.collision().setCollides(s.flag(), between: s.item(), and: s.item())
    },
    Call(
      "CollisionBehavior.setSurfaceSpeed(_:forBoundaryWithIdentifier:)",
      "CollisionBehavior.surfaceSpeed(forBoundaryWithIdentifier:)"
    ) { s in
      let collision = s.collision()
      collision.addBoundary(withIdentifier: "floor", from: s.point(), to: s.point())
      collision.setSurfaceSpeed(s.number(-300...300), forBoundaryWithIdentifier: s.name())
      s.see(collision.surfaceSpeed(forBoundaryWithIdentifier: s.name()).isFinite)
    },
    Call(
      "CollisionBehavior.setSolidSide(_:forBoundaryWithIdentifier:)",
      "CollisionBehavior.solidSide(forBoundaryWithIdentifier:)", "BoundarySide.both",
      "BoundarySide.left", "BoundarySide.right", "BoundarySide.init(rawValue:)"
    ) { s in
      let collision = s.collision()
      collision.addBoundary(withIdentifier: "floor", for: s.path())
      let side =
        BoundarySide(rawValue: s.word("left", "up")) ?? s.pick([.both, .left, .right])
      collision.setSolidSide(side, forBoundaryWithIdentifier: s.name())
      s.see(collision.solidSide(forBoundaryWithIdentifier: s.name()).rawValue)
    },
    .property(
      "CollisionBehavior.surfaceSpeedOfReferenceBounds", \.surfaceSpeedOfReferenceBounds,
      of: { $0.collision() }
    ) { $0.number(-300...300) },
    .property("CollisionBehavior.minimumImpulse", \.minimumImpulse, of: { $0.collision() }) {
      $0.number(0...3)
    },
    Call("CollisionBehavior.contactStrength(between:and:)") { s in
      s.see(s.collision().contactStrength(between: s.item(), and: s.item())?.total)
    },
    Call("CollisionBehavior.contactStrength(between:andBoundary:)") { s in
      s.see(
        s.collision().contactStrength(between: s.item(), andBoundary: s.optional(s.name()))?.peak)
    },
    Call("CollisionBehavior.setElasticity(_:between:and:)") { s in
      s.collision().setElasticity(
        s.optional(CGFloat(s.number(0...1))), between: s.item(), and: s.item())
    },
    Call("CollisionBehavior.elasticity(between:and:)") { s in
      s.see(s.collision().elasticity(between: s.item(), and: s.item()))
    },
    Call("CollisionBehavior.setElasticity(_:between:andBoundary:)") { s in
      s.collision().setElasticity(
        s.optional(CGFloat(s.number(0...1))), between: s.item(), andBoundary: s.optional(s.name()))
    },
    Call("CollisionBehavior.elasticity(between:andBoundary:)") { s in
      s.see(s.collision().elasticity(between: s.item(), andBoundary: s.optional(s.name())))
    },
    Call("CollisionBehavior.setFriction(_:between:and:)") { s in
      s.collision().setFriction(
        s.optional(CGFloat(s.number(0...1))), between: s.item(), and: s.item())
    },
    Call("CollisionBehavior.friction(between:and:)") { s in
      s.see(s.collision().friction(between: s.item(), and: s.item()))
    },
    Call("CollisionBehavior.setFriction(_:between:andBoundary:)") { s in
      s.collision().setFriction(
        s.optional(CGFloat(s.number(0...1))), between: s.item(), andBoundary: s.optional(s.name()))
    },
    Call("CollisionBehavior.friction(between:andBoundary:)") { s in
      s.see(s.collision().friction(between: s.item(), andBoundary: s.optional(s.name())))
    },
    Call("CollisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with:)") { s in
      s.collision().setTranslatesReferenceBoundsIntoBoundary(with: s.insets())
    },
    .property(
      "CollisionBehavior.translatesReferenceBoundsIntoBoundary",
      \.translatesReferenceBoundsIntoBoundary, of: { $0.collision() }
    ) { $0.flag() },
    .property("CollisionBehavior.collisionMode", \.collisionMode, of: { $0.collision() }) {
      .init(rawValue: UInt(bitPattern: $0.integer()))
    },
    Call(of: "CollisionBehavior.Mode", "boundaries everything items init(rawValue:) rawValue") {
      s in
      typealias Mode = CollisionBehavior.Mode
      s.see(Mode.boundaries.rawValue, Mode.everything.rawValue, Mode.items.rawValue)
      s.see(Mode(rawValue: UInt(bitPattern: s.integer())).rawValue)
    },
    Call("CollisionBehavior.collisionDelegate") { s in
      s.collision().collisionDelegate = s.optional(s.delegate)
    },
    Call(
      of: "CollisionBehaviorDelegate",
      """
      collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:endedContactFor:with:) \
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) \
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
      """
    ) { s in
      let (delegate, collision, item) = (s.delegate, s.collision(), s.item())
      delegate.collisionBehavior(collision, beganContactFor: item, with: s.item(), at: s.point())
      delegate.collisionBehavior(collision, endedContactFor: item, with: s.item())
      delegate.collisionBehavior(
        collision, beganContactFor: item, withBoundaryIdentifier: s.name(), at: s.point())
      delegate.collisionBehavior(collision, endedContactFor: item, withBoundaryIdentifier: s.name())
    },
    Call(of: "DynamicAnimatorDelegate", "dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)")
    {
      s in
      s.delegate.dynamicAnimatorDidPause(s.animator())
      s.delegate.dynamicAnimatorWillResume(s.animator())
    },

    Call("SensorBehavior.init()") { s in s.adopt(SensorBehavior()) },
    Call("SensorBehavior.init(items:)") { s in s.adopt(SensorBehavior(items: s.someItems())) },
    Call(of: "SensorBehavior", "addItem(_:) items") { s in
      let sensor = s.sensor()
      sensor.addItem(s.item())
      s.see(sensor.items.count)
    },
    Call("SensorBehavior.removeItem(_:)") { s in s.sensor().removeItem(s.item()) },
    Call("SensorBehavior.addRegion(withIdentifier:for:)") { s in
      s.sensor().addRegion(withIdentifier: s.name(), for: s.path())
    },
    Call("SensorBehavior.addRegion(withIdentifier:for:attachedTo:)") { s in
      s.sensor().addRegion(withIdentifier: s.name(), for: s.path(), attachedTo: s.item())
    },
    Call("SensorBehavior.removeRegion(withIdentifier:)") { s in
      s.sensor().removeRegion(withIdentifier: s.name())
    },
    Call(of: "SensorBehavior", "items(inRegion:) regionIdentifiers") { s in
      let sensor = s.sensor()
      s.see(sensor.items(inRegion: s.name()).count, sensor.regionIdentifiers.count)
    },
    Call(of: "SensorBehavior", "onEnter onLeave") { s in
      let sensor = s.sensor()
      sensor.onEnter = s.optional({ item, name in s.hold(item.center) })
      sensor.onLeave = s.optional({ item, name in s.hold(item.center) })
    },
    Call(
      "SensorBehavior.events", "SensorEvent.elapsedTime", "SensorEvent.item", "SensorEvent.phase",
      "SensorEvent.region"
    ) { s in
      let events = s.sensor().events
      s.wait {
        for await event in events {
          s.hold(event.elapsedTime)
          s.see(event.item.rawValue, event.phase, event.region.description)
        }
      }
    },
    Call(of: "SensorEvent.Phase", "entered left init(rawValue:)") { s in
      s.see(
        SensorEvent.Phase(rawValue: s.word("entered", "left")) == .entered, SensorEvent.Phase.left)
    },
  ]
}
