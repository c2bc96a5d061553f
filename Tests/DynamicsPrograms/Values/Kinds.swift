import Dynamics

/// The items that a program makes.
package enum ItemKind: String, CaseIterable {
  /// A `BasicItem`.
  case rectangle, ellipse, convexPath, concavePath
  /// A class of the program's own whose getters and setters call the program.
  case calling
  /// A `BasicItem` whose `deinit` calls the program.
  case telling
}

/// How an animator is made.
package enum AnimatorKind: String, CaseIterable {
  case headless, manualFrames, callingFrames, viewAndFrames, view, mainBeat
}

/// The behaviors that a program makes: all classes, all initializers, all factories.
package enum BehaviorKind: String, CaseIterable {
  case plain, gravity, push, instantaneousPush, collision, itemProperties, snap, drag
  case rodToAnchor, rodToItem, slideAlongAnchor, slideAlongItem, limit, fixed, pin
  case dragField, vortexField, radialGravityField, linearGravityField, velocityField, noiseField
  case turbulenceField, springField, electricField, magneticField, customField
  case overlay, sensor, kinematic, explosion
  case gear, ratchet, pulley, layout

  package var family: BehaviorFamily {
    switch self {
    case .plain: .plain
    case .gravity: .gravity
    case .push, .instantaneousPush: .push
    case .collision: .collision
    case .itemProperties: .itemProperties
    case .snap: .snap
    case .drag: .drag
    case .overlay: .overlay
    case .sensor: .sensor
    case .kinematic: .kinematic
    case .explosion: .explosion
    case .gear, .ratchet, .pulley: .machine
    case .layout: .layout
    case .rodToAnchor, .rodToItem, .slideAlongAnchor, .slideAlongItem, .limit, .fixed, .pin:
      .attachment
    default: .field
    }
  }
}

/// The class of a behavior.
package enum BehaviorFamily {
  case plain, gravity, push, collision, itemProperties, snap, drag, attachment, field, overlay,
    sensor, kinematic, explosion
  /// Gears, ratchets and pulleys.
  case machine
  case layout
}

package enum AnimatorNumber: String, CaseIterable { case timeStep, speed }

package enum AnimatorFlag: String, CaseIterable {
  case interpolatesFrames, followsFrames, delegate
}
