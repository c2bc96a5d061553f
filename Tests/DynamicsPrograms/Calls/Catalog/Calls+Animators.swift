import Dynamics

extension Call {
  nonisolated(unsafe) static let animators: [Call] = [
    Call("DynamicAnimator.init()") { s in s.adopt(DynamicAnimator()) },
    Call("DynamicAnimator.init(referenceBounds:)") { s in
      s.adopt(DynamicAnimator(referenceBounds: s.rect()))
    },
    Call("DynamicAnimator.init(referenceView:)", "DynamicAnimator.referenceView") { s in
      let view = PlainView()
      view.bounds = s.rect()
      let animator = DynamicAnimator(referenceView: view)
      animator.addBehavior(s.gravity())
      s.see(animator.referenceView == nil)
    },
    Call("DynamicAnimator.init(referenceView:frameSource:)") { s in
      let (animator, frames) = s.manualAnimator()
      animator.addBehavior(s.anyBehavior())
      s.tick(frames)
      s.hold(animator.elapsedTime, animator.droppedTime)
    },
    Call("DynamicAnimator.hasPortableBits") { s in s.hold(DynamicAnimator.hasPortableBits) },
    .property("DynamicAnimator.speed", \.speed, of: { $0.animator() }) { $0.number(0...2) },
    .property("DynamicAnimator.timeStep", \.timeStep, of: { $0.animator() }) {
      $0.number(0.002...0.02)
    },
    .property("DynamicAnimator.referenceBounds", \.referenceBounds, of: { $0.animator() }) {
      $0.optional($0.rect())
    },
    .property("DynamicAnimator.interpolatesFrames", \.interpolatesFrames, of: { $0.animator() }) {
      $0.flag()
    },
    .property(
      "DynamicAnimator.reducesFrameRateUnderLoad", \.reducesFrameRateUnderLoad,
      of: { $0.animator() }
    ) { $0.flag() },
    .property("DynamicAnimator.followsFrames", \.followsFrames, of: { $0.manualAnimator().0 }) {
      $0.flag()
    },
    animator("DynamicAnimator.delegate") { $1.delegate = $0.optional($0.delegate) },
    animator("DynamicAnimator.addBehavior(_:)") { $1.addBehavior($0.anyBehavior()) },
    animator("DynamicAnimator.removeBehavior(_:)") { $1.removeBehavior($0.anyBehavior()) },
    animator("DynamicAnimator.removeAllBehaviors()") { $1.removeAllBehaviors() },
    animator("DynamicAnimator.setReferenceBounds(_:duration:timing:)") { s, animator in
      animator.setReferenceBounds(s.rect(), duration: s.seconds(), timing: s.timing())
    },
    animator("DynamicAnimator.updateItem(usingCurrentState:)") { s, animator in
      let item = s.item()
      item.center = s.point(0...300)
      // It stays finite only where it takes part.
      animator.updateItem(usingCurrentState: item)
      if !item.center.x.isFinite || !item.center.y.isFinite { item.center = .zero }
    },
    animator("DynamicAnimator.step()") { $1.step() },
    animator("DynamicAnimator.advance(by:)") { $1.advance(by: $0.interval(of: $1)) },
    animator("DynamicAnimator.advanceUntilPaused(limit:)") { s, animator in
      s.see(animator.advanceUntilPaused(limit: s.interval(of: animator)))
    },
    animator("DynamicAnimator.finish(limit:)") { s, animator in
      s.see(animator.finish(limit: s.interval(of: animator)))
    },
    animator("DynamicAnimator.pause()") { $1.pause() },
    animator("DynamicAnimator.resume()") { $1.resume() },
    animator("DynamicAnimator.isPaused", "DynamicAnimator.isRunning") { s, animator in
      s.see(animator.isPaused, animator.isRunning)
    },
    animator("DynamicAnimator.elapsedTime", "DynamicAnimator.droppedTime") { s, animator in
      s.hold(animator.elapsedTime, animator.droppedTime)
    },
    animator("DynamicAnimator.behaviors", "DynamicAnimator.description") { s, animator in
      s.see(animator.behaviors.count, animator.description)
    },
    animator("DynamicAnimator.items", "DynamicAnimator.awakeItems") { s, animator in
      s.see(animator.items.count, animator.awakeItems.count)
    },
    animator("DynamicAnimator.items(in:)") { s, animator in
      s.see(animator.items(in: s.rect()).count)
    },
    animator("DynamicAnimator.item(at:)") { s, animator in
      s.see(animator.item(at: s.point()) == nil)
    },
    animator(
      "DynamicAnimator.firstItem(from:to:)", "RayHit.distance", "RayHit.item", "RayHit.normal",
      "RayHit.point"
    ) { s, animator in
      guard let hit = animator.firstItem(from: s.point(), to: s.point()) else { return }
      s.hold(hit.distance, hit.item.center, hit.normal, hit.point)
    },
    animator("DynamicAnimator.id(of:)", "DynamicAnimator.item(withID:)") { s, animator in
      guard let id = animator.id(of: s.item()) else { return }
      s.see(animator.item(withID: id) == nil)
    },
    animator("DynamicAnimator.contacts", "DynamicAnimator.finishContacts()") { s, animator in
      let contacts = animator.contacts
      s.wait {
        for await event in contacts {
          s.hold(event.point, event.normal, event.impulse, event.elapsedTime)
        }
      }
      animator.advance(by: s.interval(of: animator))
      animator.finishContacts()
      s.queue.run(atMost: 40)
    },
    Call(of: "ContactEvent", "elapsedTime impulse item normal other phase point strength") { s in
      look(atContactsOf: s.collision(), s)
    },
    Call(of: "ContactStrength", "latest peak total") { s in
      let collision = s.collision()
      collision.minimumImpulse = s.number(0...1)
      for a in collision.items {
        for b in collision.items {
          guard let strength = collision.contactStrength(between: a, and: b) else { continue }
          s.hold(strength.latest, strength.peak, strength.total)
        }
      }
    },
    Call(of: "ContactEvent.Phase", "began ended init(rawValue:)") { s in
      s.see(
        ContactEvent.Phase(rawValue: s.word("began", "ended")) == .began, ContactEvent.Phase.ended)
    },
    Call(of: "ContactEvent.Other", "boundary(_:) item(_:)") { s in
      s.see(ContactEvent.Other.boundary(BoundaryID(s.name())))
      for id in s.animator().snapshot().itemIDs { s.see(ContactEvent.Other.item(id)) }
    },
    animator("DynamicAnimator.stateHash") { s, animator in s.see(animator.stateHash) },
    animator("DynamicAnimator.settled()") { s, animator in s.wait { await animator.settled() } },
    animator("DynamicAnimator.settled(_:)") { s, animator in
      let item = s.item()
      s.wait { await animator.settled(item) }
    },
  ]

  /// A call of a member of an animator that has something to do.
  private static func animator(
    _ symbols: String..., call: @escaping (ValueSource, DynamicAnimator) -> Void
  ) -> Call {
    Call(symbols) { s in
      let animator = s.animator()
      if s.flag() { animator.addBehavior(s.anyBehavior()) }
      call(s, animator)
    }
  }

  /// Lets items fall onto a floor, and reads the events.
  private static func look(atContactsOf collision: CollisionBehavior, _ s: ValueSource) {
    let animator = s.adopt(DynamicAnimator(referenceBounds: s.rect()))
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let gravity = GravityBehavior(items: collision.items)
    gravity.magnitude = s.number(0...5)
    animator.addBehavior(gravity)
    let contacts = animator.contacts
    s.wait {
      for await event in contacts {
        s.hold(event.elapsedTime, event.impulse, event.normal, event.point)
        s.see(event.item.rawValue, event.phase, event.other)
      }
    }
    animator.advance(by: s.interval(of: animator))
    s.queue.run(atMost: 40)
  }
}

extension ValueSource {
  /// Some time that an animator takes at most 60 steps for.
  func interval(of animator: DynamicAnimator) -> Double {
    modestNumber(0...60 * animator.timeStep / max(animator.speed, 1))
  }
}
