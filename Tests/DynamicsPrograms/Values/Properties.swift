package import Dynamics

/// A property of a class of behaviors that a program sets and reads back.
package struct Property<Value>: Sendable {
  package let name: String
  package let family: BehaviorFamily
  /// What programs usually set it to: 0, or from 0 to this number.
  package let usual: CGFloat
  /// Sets it, and gives what it then reads as.
  let set: @Sendable (DynamicBehavior, Value) -> Value?

  init<Behavior: DynamicBehavior>(
    _ family: BehaviorFamily, _ name: String, usual: CGFloat = 1,
    _ path: any ReferenceWritableKeyPath<Behavior, Value> & Sendable
  ) {
    self.name = name
    self.family = family
    self.usual = usual
    set = { behavior, value in
      guard let behavior = behavior as? Behavior else { return nil }
      behavior[keyPath: path] = value
      return behavior[keyPath: path]
    }
  }
}

/// All properties that can be set and read back, by the kind of their values.
package enum Properties {
  package static let numbers: [Property<CGFloat>] = [
    Property(.gravity, "magnitude", usual: 3, \GravityBehavior.magnitude),
    Property(.gravity, "angle", usual: 6, \GravityBehavior.angle),
    Property(.push, "magnitude", usual: 5, \PushBehavior.magnitude),
    Property(.push, "angle", usual: 6, \PushBehavior.angle),
    Property(.itemProperties, "elasticity", \DynamicItemBehavior.elasticity),
    Property(.itemProperties, "friction", \DynamicItemBehavior.friction),
    Property(.itemProperties, "density", usual: 10, \DynamicItemBehavior.density),
    Property(.itemProperties, "resistance", usual: 5, \DynamicItemBehavior.resistance),
    Property(
      .itemProperties, "angularResistance", usual: 5, \DynamicItemBehavior.angularResistance),
    Property(.itemProperties, "charge", \DynamicItemBehavior.charge),
    Property(.itemProperties, "gravityScale", usual: 3, \DynamicItemBehavior.gravityScale),
    Property(.itemProperties, "maximumSpeed", usual: 900, \DynamicItemBehavior.finiteMaximumSpeed),
    Property(.itemProperties, "rollingResistance", \DynamicItemBehavior.rollingResistance),
    Property(.itemProperties, "surfaceSpeed", usual: 300, \DynamicItemBehavior.surfaceSpeed),
    Property(
      .collision, "surfaceSpeedOfReferenceBounds", usual: 300,
      \CollisionBehavior.surfaceSpeedOfReferenceBounds),
    Property(.snap, "damping", \SnapBehavior.damping),
    Property(.overlay, "fieldSpacing", usual: 40, \DebugOverlayBehavior.fieldSpacing),
    Property(.snap, "frequency", usual: 10, \SnapBehavior.frequency),
    Property(.drag, "frequency", usual: 30, \DragBehavior.frequency),
    Property(.drag, "damping", usual: 2, \DragBehavior.damping),
    Property(.attachment, "length", usual: 100, \AttachmentBehavior.length),
    Property(.attachment, "damping", usual: 2, \AttachmentBehavior.damping),
    Property(.attachment, "frequency", usual: 5, \AttachmentBehavior.frequency),
    Property(.attachment, "stiffness", usual: 200, \AttachmentBehavior.stiffnessOrZero),
    Property(.attachment, "dampingCoefficient", usual: 5, \AttachmentBehavior.dampingOrZero),
    Property(.attachment, "frictionTorque", usual: 9, \AttachmentBehavior.frictionTorque),
    Property(.attachment, "breakingForce", usual: 900, \AttachmentBehavior.finiteBreakingForce),
    Property(.attachment, "breakingTorque", usual: 90, \AttachmentBehavior.finiteBreakingTorque),
    Property(.attachment, "motor?.speed", usual: 9, \AttachmentBehavior.motorSpeed),
    Property(.attachment, "motor?.maximum", usual: 50, \AttachmentBehavior.motorMaximum),
    Property(.attachment, "motor?.target", usual: 2, \AttachmentBehavior.motorTarget),
    Property(.field, "strength", usual: 5, \FieldBehavior.strength),
    Property(.field, "falloff", usual: 3, \FieldBehavior.falloff),
    Property(.field, "minimumRadius", usual: 20, \FieldBehavior.minimumRadius),
    Property(.field, "smoothness", \FieldBehavior.smoothness),
    Property(.field, "animationSpeed", usual: 3, \FieldBehavior.animationSpeed),
    Property(.explosion, "radius", usual: 300, \ExplosionBehavior.radius),
    Property(.explosion, "falloff", usual: 3, \ExplosionBehavior.falloff),
    Property(.explosion, "magnitude", usual: 9, \ExplosionBehavior.magnitude),
    Property(.collision, "minimumImpulse", usual: 2, \CollisionBehavior.minimumImpulse),
    Property(.layout, "frequency", usual: 5, \LayoutBehavior.frequency),
    Property(.layout, "damping", usual: 2, \LayoutBehavior.damping),
    Property(.machine, "ratio", usual: 3, \GearBehavior.ratio),
    Property(.machine, "breakingReaction", usual: 90, \GearBehavior.finiteBreakingReaction),
    Property(.machine, "tooth", usual: 1, \RatchetBehavior.tooth),
    Property(.machine, "phase", usual: 1, \RatchetBehavior.phase),
    Property(.machine, "ratio", usual: 3, \PulleyBehavior.ratio),
    Property(.machine, "length", usual: 300, \PulleyBehavior.length),
    Property(.machine, "breakingTension", usual: 90, \PulleyBehavior.finiteBreakingTension),
  ]

  package static let points: [Property<CGPoint>] = [
    Property(.snap, "snapPoint", \SnapBehavior.snapPoint),
    Property(.attachment, "anchorPoint", \AttachmentBehavior.anchorPoint),
    Property(.field, "position", \FieldBehavior.position),
    Property(.gravity, "gravityDirection", \GravityBehavior.direction),
    Property(.push, "pushDirection", \PushBehavior.direction),
    Property(.field, "direction", \FieldBehavior.arrow),
    Property(.explosion, "position", \ExplosionBehavior.position),
    Property(.machine, "firstWheel", \PulleyBehavior.firstWheel),
    Property(.machine, "secondWheel", \PulleyBehavior.secondWheel),
  ]

  package static let flags: [Property<Bool>] = [
    Property(.snap, "snapsRotation", \SnapBehavior.snapsRotation),
    Property(.attachment, "attachedItemsCollide", \AttachmentBehavior.attachedItemsCollide),
    Property(.push, "active", \PushBehavior.active),
    Property(.explosion, "active", \ExplosionBehavior.active),
    Property(.explosion, "isOccluded", \ExplosionBehavior.isOccluded),
    Property(.itemProperties, "isAnchored", \DynamicItemBehavior.isAnchored),
    Property(.itemProperties, "allowsRotation", \DynamicItemBehavior.allowsRotation),
    Property(
      .itemProperties, "usesPreciseCollisionDetection",
      \DynamicItemBehavior.usesPreciseCollisionDetection),
    Property(
      .collision, "translatesReferenceBoundsIntoBoundary",
      \CollisionBehavior.translatesReferenceBoundsIntoBoundary),
    Property(.machine, "isReversed", \RatchetBehavior.isReversed),
    Property(.machine, "isEngaged", \RatchetBehavior.isEngaged),
  ]
}

// Vectors as points, so that one table serves both.

extension GravityBehavior {
  fileprivate var direction: CGPoint {
    get { CGPoint(x: gravityDirection.dx, y: gravityDirection.dy) }
    set { gravityDirection = CGVector(dx: newValue.x, dy: newValue.y) }
  }
}

// Motors and breaking loads as finite numbers. A program that sets one reads what the attachment
// bears, too.

extension AttachmentBehavior {
  fileprivate var finiteBreakingForce: CGFloat {
    get { breakingForce.isFinite ? breakingForce : 0 * reactionForce.dx }
    set { breakingForce = newValue }
  }

  fileprivate var stiffnessOrZero: CGFloat {
    get { stiffness ?? 0 }
    set { stiffness = newValue }
  }

  fileprivate var dampingOrZero: CGFloat {
    get { dampingCoefficient ?? 0 }
    set { dampingCoefficient = newValue }
  }

  fileprivate var finiteBreakingTorque: CGFloat {
    get { breakingTorque.isFinite ? breakingTorque : 0 * reactionTorque }
    set { breakingTorque = newValue }
  }

  fileprivate var motorSpeed: CGFloat {
    get { (motor?.speed ?? 0) + 0 * reactionTorque }
    set { motor = Motor(speed: newValue, maximum: motor?.maximum ?? 5) }
  }

  fileprivate var motorMaximum: CGFloat {
    get {
      let maximum = motor?.maximum ?? 0
      return (maximum == .infinity ? 0 : maximum) + 0 * (reactionForce.dx + reactionForce.dy)
    }
    set { motor = newValue == 0 ? nil : Motor(speed: motor?.speed ?? 2, maximum: newValue) }
  }

  fileprivate var motorTarget: CGFloat {
    get { motor?.angle ?? motor?.translation ?? 0 * (angle ?? translation ?? 0) }
    set {
      motor =
        translation == nil
        ? Motor(angle: newValue, speed: 4, maximum: 9)
        : Motor(translation: newValue, speed: 90, maximum: 9)
    }
  }
}

extension GearBehavior {
  fileprivate var finiteBreakingReaction: CGFloat {
    get {
      breakingReaction.isFinite ? breakingReaction : 0 * (firstReaction + secondReaction)
    }
    set { breakingReaction = newValue }
  }
}

extension PulleyBehavior {
  fileprivate var finiteBreakingTension: CGFloat {
    get { breakingTension.isFinite ? breakingTension : 0 * tension }
    set { breakingTension = newValue }
  }
}

extension DynamicItemBehavior {
  /// 0 in place of no limit.
  fileprivate var finiteMaximumSpeed: CGFloat {
    get { maximumSpeed.isFinite ? maximumSpeed : 0 }
    set { maximumSpeed = newValue == 0 ? .infinity : newValue }
  }
}

extension PushBehavior {
  fileprivate var direction: CGPoint {
    get { CGPoint(x: pushDirection.dx, y: pushDirection.dy) }
    set { pushDirection = CGVector(dx: newValue.x, dy: newValue.y) }
  }
}

extension FieldBehavior {
  fileprivate var arrow: CGPoint {
    get { CGPoint(x: direction.dx, y: direction.dy) }
    set { direction = CGVector(dx: newValue.x, dy: newValue.y) }
  }
}
