import Dynamics

// Numbers and shapes.

extension AbortAttempt {
  static let masses = [
    AbortAttempt("mass0_new mass_neg mass_inf mass_nan shape_density_neg shape_mass_zero") {
      scene in
      for density in AbortScene.bad + [1e-6, 1e6] {
        scene.properties.density = density
        scene.run()
      }
    },
    AbortAttempt("mass0_shape_collide shape_density_zeroarea moment_zero moment_neg moment_nan") {
      scene in
      for side in AbortScene.bad + [1e-3, 1e6] {
        for type in [DynamicItemCollisionBoundsType.rectangle, .ellipse, .path] {
          let item = BasicItem(
            center: CGPoint(x: 120, y: 240), size: CGSize(width: side, height: 20),
            collisionBoundsType: type)
          scene.collision.addItem(item)
          scene.gravity.addItem(item)
          scene.run(steps: 3)
        }
      }
    },
    AbortAttempt("setmass_static setmass_kinematic") { scene in
      scene.properties.isAnchored = true
      scene.properties.density = 3
      scene.run()
    },
    AbortAttempt("kinematic_to_dynamic_nomass shape_mass_then_remove") { scene in
      for _ in 0..<3 {
        scene.properties.isAnchored.toggle()
        scene.properties.allowsRotation.toggle()
        scene.run(steps: 2)
        scene.first.bounds.size.width = 0
        scene.animator.updateItem(usingCurrentState: scene.first)
        scene.run(steps: 2)
      }
    },
  ]

  static let motions = [
    AbortAttempt("pos_nan pos_inf") { scene in
      for value in AbortScene.bad {
        scene.first.center = CGPoint(x: value, y: 100)
        scene.run(steps: 2)
        scene.second.center = CGPoint(x: 100, y: value)
        scene.animator.updateItem(usingCurrentState: scene.second)
        scene.run(steps: 2)
      }
      // The item keeps the last position that the program set.
      scene.first.center = CGPoint(x: 50, y: 50)
      scene.second.center = CGPoint(x: 150, y: 50)
    },
    AbortAttempt("vel_nan vel_inf angvel_nan") { scene in
      for value in AbortScene.bad + [1e12, -1e12] {
        scene.properties.addLinearVelocity(CGPoint(x: value, y: 0), for: scene.first)
        scene.properties.addLinearVelocity(CGPoint(x: 0, y: value), for: scene.second)
        scene.properties.addAngularVelocity(value, for: scene.first)
        scene.run(steps: 5)
      }
    },
    AbortAttempt("angle_nan") { scene in
      for value in AbortScene.bad {
        scene.first.transform = CGAffineTransform(rotationAngle: value)
        scene.animator.step()
        scene.second.transform = CGAffineTransform(a: value, b: value, c: 0, d: 1, tx: 0, ty: 0)
        scene.animator.updateItem(usingCurrentState: scene.second)
        scene.animator.step()
        // A transform that the program set stays, as long as the item does not turn.
        (scene.first.transform, scene.second.transform) = (.identity, .identity)
        scene.run(steps: 2)
      }
    },
    AbortAttempt("force_nan applyforce_nan applyimpulse_nan applyimpulse_inf") { scene in
      for value in AbortScene.bad + [1e12] {
        for mode in [PushBehavior.Mode.continuous, .instantaneous] {
          let push = PushBehavior(items: [scene.first], mode: mode)
          push.setAngle(value, magnitude: value)
          push.pushDirection = CGVector(dx: value, dy: 1)
          push.setTargetOffsetFromCenter(
            Offset(horizontal: value, vertical: value), for: scene.first)
          scene.run(push, steps: 5)
        }
        let field = FieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: value, dy: value) }
        field.addItem(scene.second)
        scene.run(field, steps: 5)
      }
    },
    AbortAttempt("gravity_nan gravity_inf") { scene in
      for value in AbortScene.bad + [1e12] {
        scene.gravity.magnitude = value
        scene.gravity.gravityDirection = CGVector(dx: value, dy: value)
        scene.gravity.setAngle(value, magnitude: value)
        scene.run(steps: 5)
      }
    },
    AbortAttempt("dt_nan dt_inf") { scene in
      for value in AbortScene.bad {
        scene.animator.timeStep = value
        scene.animator.speed = value
        if !(value > 1) || value > 1e100 { scene.animator.advance(by: value) }
        scene.run(steps: 2)
      }
      let source = ManualFrameSource()
      let animator = DynamicAnimator(referenceView: nil, frameSource: source)
      let item = BasicItem.box(0, 0, 20, 20)
      animator.addBehavior(GravityBehavior(items: [item]))
      for value in AbortScene.bad { source.tick(at: value) }
    },
  ]

  static let materials = [
    AbortAttempt("friction_neg friction_nan friction_inf") { scene in
      for value in AbortScene.bad + [1000] {
        scene.properties.friction = value
        scene.run(steps: 40)
      }
    },
    AbortAttempt("elasticity_neg elasticity_nan damping_neg damping_nan") { scene in
      for value in AbortScene.bad + [1e12] {
        scene.properties.elasticity = value
        scene.properties.resistance = value
        scene.properties.angularResistance = value
        scene.properties.charge = value
        scene.run(steps: 10)
      }
    },
  ]

  static let shapes = [
    AbortAttempt("circle_inf box_* circle_* segment_*") { scene in
      for value in AbortScene.bad {
        scene.second.bounds.size = CGSize(width: value, height: value)
        scene.animator.updateItem(usingCurrentState: scene.second)
        scene.collision.addBoundary(
          withIdentifier: 1, from: CGPoint(x: value, y: 10), to: CGPoint(x: value, y: 10))
        scene.collision.addBoundary(
          withIdentifier: 2, for: BezierPath(ovalIn: CGRect(x: 0, y: 0, width: value, height: 9)))
        scene.run(steps: 3)
      }
    },
    AbortAttempt("poly_* convexhull_all_same centroid_degenerate") { scene in
      let corners: [[CGPoint]] = [
        [], [.zero], [.zero, .zero, .zero], [.zero, CGPoint(x: 9, y: 0)],
        [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 20, y: 0)],
        [.zero, CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)],
        [.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: 9)],
        [.zero, CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 0, y: 9)],
        [.zero, CGPoint(x: 1e-300, y: 0), CGPoint(x: 0, y: 1e-300)],
        (0..<300).map { CGPoint(x: 20 * cos(Double($0)), y: 20 * sin(Double($0))) },
      ]
      for (index, corners) in corners.enumerated() {
        let path = BezierPath()
        for (index, corner) in corners.enumerated() {
          if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        scene.second.collisionBoundsType = .path
        scene.second.collisionBoundingPath = path
        scene.animator.updateItem(usingCurrentState: scene.second)
        scene.collision.addBoundary(withIdentifier: index, for: path)
        scene.run(steps: 5)
      }
    },
    AbortAttempt("pointquery_on_edge segquery_zero_len") { scene in
      for value in AbortScene.bad + [80, 120] {
        let point = CGPoint(x: value, y: scene.first.center.y)
        _ = scene.animator.item(at: point)
        _ = scene.animator.firstItem(from: point, to: point)
        _ = scene.animator.firstItem(from: scene.first.center, to: point)
        _ = scene.animator.items(in: CGRect(x: value, y: value, width: value, height: value))
      }
    },
  ]
}
