import Dynamics

// Joints between bodies that cannot be joined, and bodies that are freed while a joint holds them.

extension AbortAttempt {
  /// An attachment, snap and drag of each kind.
  static func ties(_ first: any DynamicItem, _ second: any DynamicItem) -> [DynamicBehavior] {
    let (point, axis) = (CGPoint(x: 105, y: 220), CGVector(dx: 1, dy: 1))
    let (none, offset) = (Offset.zero, Offset(horizontal: 5, vertical: 5))
    let spring = AttachmentBehavior(item: first, attachedTo: second)
    spring.frequency = 3
    return [
      spring, AttachmentBehavior(item: first, attachedToAnchor: point),
      AttachmentBehavior(
        item: first, offsetFromCenter: offset, attachedTo: second, offsetFromCenter: none),
      AttachmentBehavior.slidingAttachment(
        with: first, attachmentAnchor: point, axisOfTranslation: axis),
      AttachmentBehavior.slidingAttachment(
        with: first, attachedTo: second, attachmentAnchor: point, axisOfTranslation: axis),
      AttachmentBehavior.limitAttachment(
        with: first, offsetFromCenter: offset, attachedTo: second, offsetFromCenter: none),
      AttachmentBehavior.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: point),
      AttachmentBehavior.pinAttachment(with: first, attachedTo: second, attachmentAnchor: point),
      SnapBehavior(item: first, snapTo: point), DragBehavior(item: second, grabbedAt: point),
    ]
  }

  private static func runTies(
    _ scene: AbortScene, _ first: any DynamicItem, _ second: any DynamicItem
  ) {
    for tie in ties(first, second) {
      scene.run(tie, steps: 5)
      scene.animator.removeBehavior(tie)
    }
    for tie in ties(first, second) { scene.run(tie, steps: 1) }
  }

  static let joints = [
    AbortAttempt("constraint_null_body constraint_body_not_in_space sleep_not_added") { scene in
      runTies(scene, scene.first, BasicItem.box(0, 0, 0, 0))
      runTies(scene, BasicItem.box(.nan, 0, 10, 10), scene.second)
      runTies(scene, BasicItem.box(10, 10, 10, 10), BasicItem.box(20, 30, 10, 10))
    },
    AbortAttempt("constraint_same_body_remove") { scene in
      runTies(scene, scene.first, scene.first)
    },
    AbortAttempt("constraint_two_static pin_two_static spring_two_static") { scene in
      scene.properties.isAnchored = true
      runTies(scene, scene.first, scene.second)
    },
    AbortAttempt("rotspring_inf_moment gear_inf_moment") { scene in
      scene.properties.allowsRotation = false
      runTies(scene, scene.first, scene.second)
    },
    AbortAttempt("pin_zero_len spring_zero_len") { scene in
      scene.second.center = scene.first.center
      scene.animator.updateItem(usingCurrentState: scene.second)
      for tie in ties(scene.first, scene.second) {
        (tie as? AttachmentBehavior)?.length = 0
        scene.run(tie, steps: 10)
      }
    },
    AbortAttempt("spring_huge_k spring_nan_k") { scene in
      let tiny = BasicItem.box(150, 100, 1e-3, 1e-3)
      for (first, second) in [(scene.first, scene.second), (tiny, scene.second)] {
        for tie in ties(first, second) {
          for value in AbortScene.bad + [10_000, 1000, 0.1] {
            let attachment = tie as? AttachmentBehavior
            attachment?.frequency = value
            attachment?.damping = value
            attachment?.length = value
            attachment?.anchorPoint = CGPoint(x: value, y: value)
            (tie as? SnapBehavior)?.frequency = value
            (tie as? SnapBehavior)?.damping = value
            (tie as? DragBehavior)?.frequency = value
            (tie as? DragBehavior)?.damping = value
            (tie as? DragBehavior)?.move(to: CGPoint(x: value, y: 0), at: value)
            if tie.dynamicAnimator == nil { scene.animator.addBehavior(tie) }
            scene.run(steps: 2)
          }
          scene.animator.removeBehavior(tie)
        }
      }
    },
    AbortAttempt("joint_maxforce_neg joint_maxforce_nan joint_errorbias_neg") { scene in
      for value in AbortScene.bad + [1e12] {
        for case let tie as AttachmentBehavior in ties(scene.first, scene.second) {
          tie.frictionTorque = value
          tie.attachmentRange = FloatRange(minimum: value, maximum: -value)
          tie.attachmentRange = FloatRange(minimum: value, maximum: value)
          scene.run(tie, steps: 3)
        }
      }
    },
    AbortAttempt("deep_recursion_chain static_constraint_remove_recursion") { scene in
      let links = (0..<2000).map { BasicItem.box(CGFloat($0), 150, 10, 10) }
      let parent = DynamicBehavior()
      for (a, b) in zip(links, links.dropFirst()) {
        parent.addChildBehavior(AttachmentBehavior(item: a, attachedTo: b))
      }
      scene.run(parent, steps: 1)
      let anchor = DynamicItemBehavior(items: [links[0]])
      anchor.isAnchored = true
      scene.run(anchor, steps: 1)
      scene.animator.removeBehavior(anchor)
    },
  ]

  static let ends = [
    AbortAttempt("free_shape_still_added free_body_keep_shape remove_body_keep_shape") { _ in
      var scene: AbortScene? = AbortScene()
      scene?.run(steps: 60)
      let (animator, collision) = (scene?.animator, scene?.collision)
      scene = nil
      animator?.step()
      collision?.removeAllBoundaries()
      for item in collision?.items ?? [] { collision?.removeItem(item) }
      animator?.step()
    },
    AbortAttempt("sleep_then_remove sleep_static sleep_regroup sleep_group_awake") { scene in
      scene.animator.advanceUntilPaused(limit: 20)
      scene.collision.removeItem(scene.second)
      scene.properties.isAnchored = true
      scene.run()
      scene.properties.isAnchored = false
      scene.animator.advanceUntilPaused(limit: 20)
      scene.collision.addItem(scene.second)
      scene.animator.removeBehavior(scene.gravity)
    },
    AbortAttempt("activate_static_on_dynamic") { scene in
      scene.properties.isAnchored = true
      scene.animator.advanceUntilPaused(limit: 5)
      scene.collision.removeAllBoundaries()
      scene.collision.translatesReferenceBoundsIntoBoundary = false
      scene.properties.isAnchored = false
    },
    AbortAttempt("far_1e7 far_1e15 pos_huge mass_ratio_1e6") { scene in
      for place in [1e7, 1e9, 1e15] as [CGFloat] {
        let far = [
          BasicItem.box(place, place, 20, 20), BasicItem.box(place + 10, place, 1e6, 1e-3),
        ]
        scene.run(CollisionBehavior(items: far), GravityBehavior(items: far), steps: 10)
      }
    },
  ]
}
