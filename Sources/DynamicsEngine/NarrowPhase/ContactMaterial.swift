/// How two shapes bounce off each other and rub against each other.
struct ContactMaterial: BitwiseCopyable {
  let friction: Double
  let elasticity: Double
  /// The elasticity in this step; 0 if they do not bounce.
  var restitution = 0.0

  /// Mixes two materials: the larger elasticity, and the geometric mean of the frictions.
  ///
  /// A contact with a boundary has the item's own elasticity and friction.
  init(_ pair: PairPointer) {
    let a = pair.pointee.bodyA.pointee.material
    guard pair.pointee.b.pointee.boundary == nil else {
      (friction, elasticity) = (a.friction, a.elasticity)
      return
    }
    let b = pair.pointee.bodyB.pointee.material
    friction = (a.friction * b.friction).squareRoot()
    elasticity = max(a.elasticity, b.elasticity)
  }
}
