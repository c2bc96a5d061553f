internal import DynamicsEngine
public import DynamicsGeometry
public import Foundation

/// Accelerates its items in one direction, regardless of their mass.
///
/// The counterpart of `UIGravityBehavior`. Several gravities on one item add up; in UIKit, an
/// animator has one.
///
/// ```swift
/// let gravity = GravityBehavior(items: [box])
/// gravity.magnitude = 0.5
/// animator.addBehavior(gravity)
/// ```
open class GravityBehavior: DynamicBehavior {
  var settings = PolarVector(CGVector(dx: 0, dy: 1))

  /// Makes a gravity of magnitude 1 downward; an item that is given twice is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes a gravity of magnitude 1 downward, without items.
  public convenience override init() { self.init(items: []) }

  override var simulationMember: (any SimulationMember)? { self }
  override var forceSource: (any ForceSource)? { self }

  /// The items that fall, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item to the behavior.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item from the behavior.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) { remove(item) }

  /// The acceleration as a vector; length 1 is 1000 pt/s².
  ///
  /// Each component is from −10¹² to 10¹²; the default is (0, 1).
  open var gravityDirection: CGVector {
    get { settings.vector }
    set { set(vector: newValue) }
  }

  /// The direction of the acceleration in radians, clockwise from the positive x axis.
  ///
  /// From −10¹² to 10¹²; the default is π/2, which is down. It reads as an angle from −π to π.
  open var angle: CGFloat {
    get { settings.angle }
    set { set(angle: newValue) }
  }

  /// The strength of the acceleration; 1 is 1000 pt/s².
  ///
  /// From −10¹² to 10¹²; the default is 1. A negative value reverses the direction.
  open var magnitude: CGFloat {
    get { settings.magnitude }
    set { set(magnitude: newValue) }
  }

  /// Sets ``angle`` in radians and ``magnitude`` in units of 1000 pt/s².
  ///
  /// If either is not from −10¹² to 10¹², that is reported, and neither changes.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    set(angle: angle, magnitude: magnitude)
  }

  static let pointsPerUnit: CGFloat = 1000
}

extension GravityBehavior: SimulationMember, ForceSource {
  func addForces(on item: ObjectIdentifier, to forces: inout ConstantForces) {
    forces.acceleration = forces.acceleration + settings.vector * Self.pointsPerUnit
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var settings = settings
    Self.declarations.code(&settings, &coder.words)
    coder.whenValid { [self, settings] in self.settings = settings }
  }
}

extension GravityBehavior: SettingsBehavior {
  static let declarations: Declarations<GravityBehavior, PolarVector> = [
    Declaration(
      "gravityDirection", \.self, \.gravityDirection, in: Limits.amount, unit: .gravities,
      default: CGVector(dx: 0, dy: 1)),
    Declaration("angle", \.angle, in: Limits.amount, unit: .radians, default: .pi / 2),
    Declaration("magnitude", \.magnitude, in: Limits.amount, unit: .gravities, default: 1),
  ]
}
