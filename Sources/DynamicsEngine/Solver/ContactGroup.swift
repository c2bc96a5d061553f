/// Four contacts of an island, side by side: the same two rows of each are solved at once.
///
/// No body that impulses move is in two of them. The kernel in C has the same structure in `ContactGroup.h`.
struct ContactGroup: BitwiseCopyable {
  typealias Lanes = SIMD4<Double>

  static var laneCount: Int { 4 }

  /// The indices of the velocities of the bodies; 0 for a lane without a contact.
  var a = SIMD4<Int32>()
  var b = SIMD4<Int32>()
  /// The most points of a contact of the group.
  var pointCount: Int64 = 0
  /// From the first body to the second.
  var normalX = Lanes()
  var normalY = Lanes()
  var inverseMassA = Lanes()
  var inverseMassB = Lanes()
  var inverseMomentA = Lanes()
  var inverseMomentB = Lanes()
  var friction = Lanes()
  var points = (Point(), Point())

  /// A point of each of the contacts, as a ``ContactPoint``.
  ///
  /// Without one, masses are 0, and so are impulses.
  struct Point: BitwiseCopyable {
    var normalArmA = Lanes()
    var normalArmB = Lanes()
    var tangentArmA = Lanes()
    var tangentArmB = Lanes()
    var normalMass = Lanes()
    var tangentMass = Lanes()
    var bias = Lanes()
    var bounce = Lanes()
    var normalImpulse = Lanes()
    var tangentImpulse = Lanes()
    var separationImpulse = Lanes()
  }

  /// The impulses of the points of a group, or changes of them.
  struct Impulses: BitwiseCopyable {
    var normal = (Lanes(), Lanes())
    var tangent = (Lanes(), Lanes())
  }
}

typealias ContactGroupPointer = UnsafeMutablePointer<ContactGroup>

extension ContactGroupPointer {
  /// Fills a lane; the first lane of a group comes first.
  ///
  /// - Parameter bodies: The indices of the velocities of the two bodies.
  @inline(__always)
  func fill(_ lane: Int, _ constraint: ContactConstraintPointer, _ bodies: (a: Int32, b: Int32)) {
    pointee.a[lane] = bodies.a
    pointee.b[lane] = bodies.b
    let count = Int64(constraint.pointee.count)
    pointee.pointCount = lane == 0 ? count : max(pointee.pointCount, count)
    pointee.normalX[lane] = constraint.pointee.normal.x
    pointee.normalY[lane] = constraint.pointee.normal.y
    let (a, b) = (constraint.pointee.a, constraint.pointee.b)
    pointee.inverseMassA[lane] = a.inverseMass
    pointee.inverseMassB[lane] = b.inverseMass
    pointee.inverseMomentA[lane] = a.inverseMoment
    pointee.inverseMomentB[lane] = b.inverseMoment
    pointee.friction[lane] = constraint.pointee.friction
    pointee.points.0.fill(lane, constraint.pointee.points.0)
    let second = constraint.pointee.count > 1 ? constraint.pointee.points.1 : ContactPoint()
    pointee.points.1.fill(lane, second)
  }

  /// Stores the impulses of a lane, with 0 for those of separation unless the next step needs them.
  @inline(__always)
  func store(_ lane: Int, in constraint: ContactConstraintPointer, keepsSeparation: Bool) {
    pointee.points.0.store(lane, in: constraint.points[0], keepsSeparation: keepsSeparation)
    guard constraint.pointee.count > 1 else { return }
    pointee.points.1.store(lane, in: constraint.points[1], keepsSeparation: keepsSeparation)
  }
}

extension ContactGroup.Point {
  @inline(__always)
  fileprivate mutating func fill(_ lane: Int, _ point: ContactPoint) {
    normalArmA[lane] = point.normalArmA
    normalArmB[lane] = point.normalArmB
    tangentArmA[lane] = point.tangentArmA
    tangentArmB[lane] = point.tangentArmB
    normalMass[lane] = point.normalMass
    tangentMass[lane] = point.tangentMass
    bias[lane] = point.bias
    bounce[lane] = point.bounce
    normalImpulse[lane] = point.normalImpulse
    tangentImpulse[lane] = point.tangentImpulse
    separationImpulse[lane] = point.separationImpulse
  }

  @inline(__always)
  fileprivate func store(_ lane: Int, in point: ContactPointPointer, keepsSeparation: Bool) {
    point.pointee.normalImpulse = normalImpulse[lane]
    point.pointee.tangentImpulse = tangentImpulse[lane]
    point.pointee.separationImpulse = keepsSeparation ? separationImpulse[lane] : 0
  }
}
