import Dynamics

// Changes where Chipmunk allows none, and changes made twice.

extension AbortAttempt {
  static let callbacks = [
    AbortAttempt("cb_add_body cb_add_shape") { scene in
      scene.insideAStep { scene in
        let item = BasicItem.box(105, 230, 30, 30)
        scene.collision.addItem(item)
        scene.gravity.addItem(item)
        scene.collision.addBoundary(
          withIdentifier: "new", from: CGPoint(x: 0, y: 260), to: CGPoint(x: 300, y: 240))
      }
    },
    AbortAttempt("cb_remove_shape cb_remove_body") { scene in
      scene.insideAStep { scene in
        scene.collision.removeItem(scene.first)
        scene.gravity.removeItem(scene.first)
        scene.animator.removeBehavior(scene.properties)
        scene.collision.removeAllBoundaries()
      }
    },
    AbortAttempt("cb_add_joint") { scene in
      scene.insideAStep { scene in
        for behavior in ties(scene.first, scene.second) { scene.animator.addBehavior(behavior) }
      }
    },
    AbortAttempt("cb_step") { scene in
      scene.insideAStep { scene in
        scene.animator.step()
        scene.animator.advance(by: 1)
        scene.animator.advanceUntilPaused(limit: 1)
      }
    },
    AbortAttempt("cb_set_type") { scene in
      scene.insideAStep { scene in
        scene.properties.isAnchored = true
        scene.properties.allowsRotation = false
        scene.properties.density = 7
      }
    },
    AbortAttempt("cb_sleep cb_reindex") { scene in
      scene.insideAStep { scene in
        scene.animator.pause()
        scene.animator.resume()
        scene.first.center.x += 30
        scene.second.bounds.size.width = 60
        for item in scene.animator.items { scene.animator.updateItem(usingCurrentState: item) }
      }
    },
    AbortAttempt("cb_query cb_point_index") { scene in
      scene.insideAStep { scene in
        _ = scene.animator.items(in: .infinite)
        _ = scene.animator.item(at: scene.first.center)
        _ = scene.animator.firstItem(from: .zero, to: scene.first.center)
        _ = scene.animator.stateHash
      }
    },
    AbortAttempt("cb_free_space") { _ in
      for dropsInContact in [true, false] {
        final class Dropper: CollisionBehaviorDelegate {
          var drop: (() -> Void)?
          func collisionBehavior(
            _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
            withBoundaryIdentifier identifier: AnyHashable?, at point: CGPoint
          ) { drop?() }
        }
        var animator: DynamicAnimator? = .headless(CGRect(x: 0, y: 0, width: 300, height: 300))
        weak var observed = animator
        let item = BasicItem.box(100, 281, 40, 40)
        let collision = CollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        let dropper = Dropper()
        collision.collisionDelegate = dropper
        animator?.addBehavior(collision)
        if dropsInContact {
          dropper.drop = { animator = nil }
        } else {
          collision.action = { animator = nil }
        }
        observed?.step()
        observed?.step()
        animator = nil
      }
    },
    AbortAttempt("reindex_in_eachbody remove_in_eachbody") { scene in
      for item in scene.animator.items(in: .infinite) {
        scene.collision.removeItem(item)
        scene.gravity.removeItem(item)
        scene.properties.removeItem(item)
      }
      for behavior in scene.animator.behaviors { scene.animator.removeBehavior(behavior) }
    },
  ]

  static let twice = [
    AbortAttempt("add_body_twice add_shape_twice") { scene in
      scene.collision.addItem(scene.first)
      scene.animator.addBehavior(CollisionBehavior(items: [scene.first, scene.first]))
      scene.animator.addBehavior(scene.collision)
      scene.collision.addChildBehavior(scene.gravity)
      let group = DynamicItemGroup(items: [scene.first, scene.first, scene.second])
      scene.animator.addBehavior(CollisionBehavior(items: [group]))
    },
    AbortAttempt("add_body_two_spaces") { scene in
      let other = AbortScene()
      other.collision.addItem(scene.first)
      other.animator.addBehavior(scene.collision)
      let tie = AttachmentBehavior(item: scene.first, attachedTo: other.first)
      other.run(tie)
      scene.animator.addBehavior(tie)
    },
    AbortAttempt("remove_body_twice remove_shape_twice") { scene in
      for _ in 0..<2 {
        scene.collision.removeItem(scene.first)
        scene.animator.removeBehavior(scene.properties)
        scene.collision.removeAllBoundaries()
        scene.collision.removeBoundary(withIdentifier: "none")
        scene.animator.removeBehavior(DynamicBehavior())
      }
    },
    AbortAttempt("add_constraint_twice remove_constraint_twice") { scene in
      for tie in ties(scene.first, scene.second) {
        scene.animator.addBehavior(tie)
        scene.animator.addBehavior(tie)
        scene.animator.step()
        scene.animator.removeBehavior(tie)
        scene.animator.removeBehavior(tie)
      }
    },
  ]
}
