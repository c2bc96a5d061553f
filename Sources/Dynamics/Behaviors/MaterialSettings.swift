internal import DynamicsEngine

/// The material properties that a behavior sets; the others are `nil`.
struct MaterialSettings: Equatable {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?
  var usesPreciseCollisionDetection: Bool?
  var gravityScale: CGFloat?
  var maximumSpeed: CGFloat?
  var lockedAxes: DynamicItemBehavior.Axes?
  var surfaceSpeed: CGFloat?
  var rollingResistance: CGFloat?

  func apply(to material: inout Material) {
    if let elasticity { material.elasticity = elasticity }
    if let friction { material.friction = friction }
    if let density { material.density = density }
    if let resistance { material.damping = resistance }
    if let angularResistance { material.angularDamping = angularResistance }
    if let charge { material.charge = charge }
    if let isAnchored { material.isAnchored = isAnchored }
    if let allowsRotation { material.allowsRotation = allowsRotation }
    if let usesPreciseCollisionDetection { material.isPrecise = usesPreciseCollisionDetection }
    if let gravityScale { material.gravityScale = gravityScale }
    if let maximumSpeed { material.maximumSpeed = maximumSpeed }
    if let lockedAxes { material.lock(lockedAxes) }
    if let surfaceSpeed { material.surfaceSpeed = surfaceSpeed }
    if let rollingResistance { material.rollingResistance = rollingResistance }
  }
}

extension Material {
  fileprivate mutating func lock(_ axes: DynamicItemBehavior.Axes) {
    lockedAxes.formIntersection(.rotation)
    if axes.contains(.x) { lockedAxes.insert(.x) }
    if axes.contains(.y) { lockedAxes.insert(.y) }
  }
}

extension DynamicItemBehavior: SettingsBehavior {
  static let declarations: Declarations<DynamicItemBehavior, MaterialSettings> = [
    Declaration(
      "elasticity", \.elasticity, \.elasticity, in: 0...1, coded: superelasticity, default: 0.2),
    Declaration("friction", \.friction, \.friction, in: 0...1000, default: 0.2),
    Declaration(
      "density", \.density, \.density, in: 1e-6...1e6, unit: .kilogramsPerSquareMeter, default: 1),
    Declaration(
      "resistance", \.resistance, \.resistance, in: 0...1e12, unit: .perSecond, default: 0.1),
    Declaration(
      "angularResistance", \.angularResistance, \.angularResistance, in: 0...1e12,
      unit: .perSecond, default: 0.1),
    Declaration("charge", \.charge, \.charge, in: Limits.amount, default: 0),
    Declaration("isAnchored", \.isAnchored, \.isAnchored, default: false),
    Declaration("allowsRotation", \.allowsRotation, \.allowsRotation, default: true),
    Declaration(
      "usesPreciseCollisionDetection", \.usesPreciseCollisionDetection,
      \.usesPreciseCollisionDetection, default: false),
    Declaration("gravityScale", \.gravityScale, \.gravityScale, in: -1e6...1e6, default: 1),
    Declaration(
      "maximumSpeed", \.maximumSpeed, \.maximumSpeed, in: 0 ... .infinity, unit: .pointsPerSecond,
      default: .infinity),
    Declaration("lockedAxes", \.lockedAxes, \.lockedAxes, default: []),
    Declaration(
      "surfaceSpeed", \.surfaceSpeed, \.surfaceSpeed, in: Limits.surfaceSpeed,
      unit: .pointsPerSecond, default: 0
    ).codedIfSet(),
    Declaration(
      "rollingResistance", \.rollingResistance, \.rollingResistance, in: 0...1, default: 0
    ).codedIfSet(),
  ]

  /// The elasticity of items that may gain speed in a bounce, as in UIKit.
  static let superelasticity: ClosedRange<CGFloat> = 0...10

  func settingsDidChange(from old: MaterialSettings) { sourceDidChange() }
}

extension DynamicItemBehavior.Axes: DeclaredOptions {
  static var blank: Self { [] }
  static var options: [(name: String, value: Self)] { [("x", .x), ("y", .y)] }
  static var all: (name: String, value: Self) { ("both", [.x, .y]) }
}
