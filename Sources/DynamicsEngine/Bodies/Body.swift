internal import DynamicsChipmunk
package import DynamicsGeometry
package import Foundation

/// One rigid body in a ``World``.
///
/// Lengths are points, masses kilograms, angles radians. A body that was removed from its world
/// must not be used again; whoever holds one drops it then.
package final class Body {
  /// The order of creation in its world; never used twice there.
  package let id: Int

  let pointer: UnsafeMutablePointer<cpBody>
  private(set) var shapes: [UnsafeMutablePointer<cpShape>]
  let space: UnsafeMutablePointer<cpSpace>
  package private(set) var figure: Figure
  package private(set) var material = Material()
  private(set) var parts: [ConvexPart]
  /// The smaller extent of the smallest part.
  private(set) var smallestExtent: Double

  /// What acts in the next step only: pt/s², newtons with their torque in N·pt, how fast the
  /// velocity turns in rad/s, and the velocity that counts whatever else acts.
  var acceleration = Vector.zero
  var force = Vector.zero
  var torque = 0.0
  var veering = 0.0
  var imposedVelocity: Vector?

  /// How fast the last step moved the body beyond its velocity, as out of an overlap, in pt/s.
  package internal(set) var driftSpeed = 0.0
  var stepStart = Vector.zero

  /// What acted in the last step, in pt/s².
  var lastPull = Vector.zero

  /// False once the body has left its world: it may not be asked for its motion then.
  package private(set) var isInWorld = true

  package internal(set) var groups: [CollisionGroup] = []
  /// The closed chains that the body's centre is inside of and must not leave.
  var enclosures: [Enclosure] = []

  init(
    id: Int, figure: Figure, at position: CGPoint, angle: Double,
    in space: UnsafeMutablePointer<cpSpace>
  ) {
    self.id = id
    self.figure = figure
    self.space = space
    parts = figure.parts
    smallestExtent = parts.reduce(.infinity) { min($0, $1.smallestExtent) }
    pointer = cpBodyNew(1, 1)
    shapes = figure.makeShapes(on: pointer)
    pointer.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    pointer.pointee.velocity_func = integrateVelocity
    pointer.pointee.position_func = leavePosition
    cpSpaceAddBody(space, pointer)
    applyMaterial()
    place(at: position, angle: angle)
  }

  func removeFromSpace() {
    dropShapes()
    cpSpaceRemoveBody(space, pointer)
    cpBodyFree(pointer)
    isInWorld = false
    // A group holds its members: without this, neither would ever go when the world does.
    groups = []
    enclosures = []
  }

  private func dropShapes() {
    for shape in shapes {
      if shape.pointee.space != nil { cpSpaceRemoveShape(space, shape) }
      cpShapeFree(shape)
    }
  }
}

// MARK: Pose and motion

extension Body {
  package var position: CGPoint { pointer.pointee.p.point }
  package var angle: Double { pointer.pointee.a }

  /// Points per second.
  package var velocity: CGVector {
    get { pointer.pointee.v.vector }
    set {
      assertFinite(newValue, "a velocity")
      pointer.pointee.v = isDynamic ? Vector(newValue) : .zero
      SpeedLimit.apply(to: pointer)
    }
  }

  /// Radians per second.
  package var angularVelocity: Double {
    get { pointer.pointee.w }
    set {
      assertFinite(newValue, "an angular velocity")
      pointer.pointee.w = canTurn ? newValue : 0
      SpeedLimit.apply(to: pointer)
    }
  }

  /// Where it is and how it is turned, to be put back to.
  var pose: (position: Vector, angle: Double) {
    get { (pointer.pointee.p, pointer.pointee.a) }
    set {
      if newValue.position.x != pose.position.x || newValue.position.y != pose.position.y {
        cpBodySetPosition(pointer, newValue.position)
      }
      if newValue.angle != pose.angle { cpBodySetAngle(pointer, newValue.angle) }
    }
  }

  /// Moves aside a little, each body another way, so that what lies exactly on another comes free.
  func slipOut() {
    guard isDynamic else { return }
    let goldenAngle = 2.399_963_229_728_653
    let angle = Double(id) * goldenAngle
    cpBodySetPosition(pointer, pointer.pointee.p + Vector(x: cos(angle), y: sin(angle)) * 0.01)
  }

  package var mass: Double {
    figure.area * material.density / (Units.pointsPerMetre * Units.pointsPerMetre)
  }
  /// Kilogram square points.
  package var moment: Double { mass * figure.momentPerMass }

  package var isDynamic: Bool { !material.isAnchored }
  private var canTurn: Bool { isDynamic && material.allowsRotation }

  /// Moves the body at once, as by hand: nothing in between is touched, the velocity stays.
  package func place(at position: CGPoint, angle: Double) {
    assert(isInWorld, "the body has left its world")
    assertFinite(position, "a body's position")
    assertFinite(angle, "a body's angle")
    cpBodySetPosition(pointer, Vector(position))
    cpBodySetAngle(pointer, angle)
    cpSpaceReindexShapesForBody(space, pointer)
    for group in groups { group.encloseAnew(self) }
  }
}

// MARK: Forces

extension Body {
  /// Adds an acceleration for the next step, in pt/s².
  package func accelerate(by acceleration: CGVector) {
    assertFinite(acceleration, "an acceleration")
    guard isDynamic else { return }
    self.acceleration += Vector(acceleration)
  }

  /// Adds a force for the next step, in newtons (100 pt/s² on 1 kg), at an offset from the centre.
  package func push(with force: CGVector, atOffset offset: CGVector) {
    assertFinite(force, "a force")
    assertFinite(offset, "an offset")
    guard isDynamic else { return }
    let force = Vector(force) * Units.pointsPerMetre
    self.force += force
    torque += Vector(offset).cross(force)
  }

  /// Turns the velocity at so many radians per second in the next step; the speed stays.
  package func veer(at rate: Double) {
    assertFinite(rate, "a rate of turning")
    veering += rate
  }

  /// Makes the velocity in the next step what it is told, in pt/s, whatever else acts.
  package func move(with velocity: CGVector) {
    assertFinite(velocity, "a velocity")
    imposedVelocity = Vector(velocity)
  }

  /// Changes the velocity at once by an impulse in newton seconds, at an offset from the centre.
  package func strike(with impulse: CGVector, atOffset offset: CGVector) {
    assertFinite(impulse, "an impulse")
    assertFinite(offset, "an offset")
    guard isDynamic else { return }
    let impulse = Vector(impulse) * Units.pointsPerMetre
    pointer.pointee.v += impulse * pointer.pointee.m_inv
    pointer.pointee.w += Vector(offset).cross(impulse) * pointer.pointee.i_inv
    SpeedLimit.apply(to: pointer)
  }
}

// MARK: Shape, material and groups

extension Body {
  package func setMaterial(_ newMaterial: Material) {
    assert(isInWorld, "the body has left its world")
    assertSound(newMaterial)
    guard newMaterial != material else { return }
    material = newMaterial
    applyMaterial()
  }

  package func setFigure(_ newFigure: Figure) {
    assert(isInWorld, "the body has left its world")
    assertSound(newFigure)
    guard newFigure != figure else { return }
    figure = newFigure
    parts = newFigure.parts
    smallestExtent = parts.reduce(.infinity) { min($0, $1.smallestExtent) }
    dropShapes()
    shapes = newFigure.makeShapes(on: pointer)
    applyMaterial()
    applyFilter()
  }

  private func applyMaterial() {
    for shape in shapes {
      shape.pointee.e = material.elasticity
      shape.pointee.u = material.friction
    }
    let type = isDynamic ? CP_BODY_TYPE_DYNAMIC : CP_BODY_TYPE_STATIC
    if cpBodyGetType(pointer) != type { cpBodySetType(pointer, type) }
    guard isDynamic else {
      pointer.pointee.v = .zero
      pointer.pointee.w = 0
      return
    }
    // Chipmunk forgets both when a body turns dynamic again and refuses to step without them.
    cpBodySetMass(pointer, mass)
    cpBodySetMoment(pointer, canTurn ? moment : .infinity)
    if !canTurn { pointer.pointee.w = 0 }
  }

  /// Chipmunk compares every shape that it knows with those nearby: it is only told of bodies that
  /// can collide with something.
  ///
  /// A pile of cards that do not is then as cheap as cards apart.
  func applyFilter() {
    let filter = CollisionGroup.filter(forMemberOf: groups)
    for shape in shapes {
      shape.pointee.filter = filter
      let isKnown = shape.pointee.space != nil
      if filter.mask != 0, !isKnown { cpSpaceAddShape(space, shape) }
      if filter.mask == 0, isKnown { cpSpaceRemoveShape(space, shape) }
    }
  }
}
