internal import DynamicsChipmunk

/// The contacts of two shapes as Chipmunk found them, relative to the bodies.
///
/// While two bodies hardly move against each other, as in a heap, their contacts go with them.
/// Finding them again would cost more than anything else that a step does for a pair. Penetration
/// depths stay exact, because each body has points of its own.
struct LocalManifold: BitwiseCopyable {
  /// 0 if the contacts have to be found again.
  private(set) var count = 0
  /// Where the second body was in the first one's axes.
  private var offset = Vector.zero
  private var turn = 0.0
  /// In the first body's axes.
  private var normal = Vector.zero
  fileprivate var points = (Point(), Point())

  /// The two points of a contact, in the axes of the first and of the second body.
  fileprivate struct Point: BitwiseCopyable {
    var onFirst = Vector.zero
    var onSecond = Vector.zero
    /// Which features of the shapes touch.
    var features: UInt64 = 0
  }

  /// No contacts.
  init() {}

  /// - Parameter contacts: In world coordinates.
  init(
    _ contacts: UnsafeMutablePointer<ManifoldPoint>, count: Int, normal: Vector,
    _ first: BodyPointer, _ second: BodyPointer
  ) {
    self.count = count
    (offset, turn) = Self.place(of: second, from: first)
    self.normal = first.inItsAxes(normal)
    points.0 = Point(contacts[0], first, second)
    if count > 1 { points.1 = Point(contacts[1], first, second) }
  }
}

extension LocalManifold {
  /// Makes the contacts be found again.
  mutating func drop() { count = 0 }

  /// Puts the contacts where the bodies are now.
  ///
  /// - Returns: The normal; `nil` if the contacts have to be found again: the bodies have moved too far, a
  ///   contact has opened, or the shapes overlap so deeply that the normal may soon be another one.
  func place(
    _ contacts: UnsafeMutablePointer<ManifoldPoint>, _ first: BodyPointer, _ second: BodyPointer
  ) -> Vector? {
    guard count > 0, isNear(first, second) else { return nil }
    let n = normal.rotated(by: first.rotation)
    for index in 0..<count {
      let point = index == 0 ? points.0 : points.1
      let placed = contacts + index
      placed.pointee.r1 = first.position + point.onFirst.rotated(by: first.rotation)
      placed.pointee.r2 = second.position + point.onSecond.rotated(by: second.rotation)
      placed.pointee.features = point.features
      let gap = (placed.pointee.r2 - placed.pointee.r1).dot(n)
      guard gap <= Tuning.ShapeContacts.margin, gap > -Tuning.Manifold.maxDepth else { return nil }
    }
    return n
  }

  /// Whether no point of the second body has moved far, as seen from the first.
  private func isNear(_ first: BodyPointer, _ second: BodyPointer) -> Bool {
    let (newOffset, newTurn) = Self.place(of: second, from: first)
    let most = Tuning.Manifold.maxDisplacement
    let shift = newOffset - offset
    let turned = abs(newTurn - turn) * max(second.pointee.maxWidth, second.pointee.boundingRadius)
    return turned < most && shift.dot(shift) < (most - turned) * (most - turned)
  }

  private static func place(
    of second: BodyPointer, from first: BodyPointer
  ) -> (offset: Vector, turn: Double) {
    (first.inItsAxes(second.position - first.position), second.angle - first.angle)
  }

  /// Visits the contacts, which the next steps may use again.
  mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&count, in: 0..<3)
    guard count > 0 else { return }
    coder.code(&offset)
    coder.code(&turn)
    coder.code(&normal)
    points.0.codeState(&coder)
    if count > 1 { points.1.codeState(&coder) }
  }
}

extension LocalManifold.Point {
  fileprivate init(_ point: ManifoldPoint, _ first: BodyPointer, _ second: BodyPointer) {
    onFirst = first.inItsAxes(point.r1 - first.position)
    onSecond = second.inItsAxes(point.r2 - second.position)
    features = point.features
  }

  fileprivate mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&onFirst)
    coder.code(&onSecond)
    coder.code(&features)
  }
}

extension BodyPointer {
  /// A vector of the world in the body's own axes.
  fileprivate func inItsAxes(_ vector: Vector) -> Vector {
    vector.rotated(by: rotation.inverse)
  }
}

/// A point of a contact: one on each surface, and the impulses between them.
struct ManifoldPoint: BitwiseCopyable {
  /// From the center of the first body to the point on its surface; in world coordinates until the
  /// narrow phase ends.
  var r1 = Vector.zero
  var r2 = Vector.zero
  /// Which features of the shapes touch.
  var features: UInt64 = 0
  // In kg·pt/s, of the last step. The separation impulse moves the bodies apart without changing their
  // velocities.
  var normalImpulse = 0.0
  var tangentImpulse = 0.0
  var separationImpulse = 0.0
}

extension ManifoldPoint {
  init(_ contact: cpContact) {
    (r1, r2, features) = (contact.r1, contact.r2, UInt64(contact.hash))
  }
}
