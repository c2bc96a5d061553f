internal import DynamicsChipmunk
internal import Glibc

/// Something that ties a body to another one or to a fixed place.
///
/// A joint is one more constraint in Chipmunk's solver: each step, ``prepare(step:)`` looks at the
/// geometry, ``warmStart(_:)`` gives back the impulse of the step before, and ``solve(_:)`` is
/// called once a round. A hard joint also puts right, after the step, what position error is left.
package class Joint {
  /// `nil` where an end is a place.
  let ends: (Body?, Body?)
  package var softness: Softness
  private var constraint: UnsafeMutablePointer<cpConstraint>?

  init(_ first: Body?, _ second: Body?, softness: Softness) {
    ends = (first, second)
    self.softness = softness
  }

  func prepare(step: Double) {}
  func warmStart(_ share: Double) {}
  func solve() {}
  /// Starts the next step from nothing.
  func forgetImpulse() {}
  /// Moves the bodies to where a hard joint wants them; the error found, in points.
  func straighten() -> Double { 0 }
  func digest(into digest: inout StateDigest) { softness.digest(into: &digest) }

  var isHard: Bool { softness == .hard }

  func holds(_ body: Body) -> Bool { ends.0 === body || ends.1 === body }
}

// MARK: As a Chipmunk constraint

extension Joint {
  func add(to space: UnsafeMutablePointer<cpSpace>, anchoredTo anchor: UnsafeMutablePointer<cpBody>)
  {
    // `cpConstraintFree` frees what `calloc` made.
    let memory = calloc(1, MemoryLayout<cpConstraint>.size)!
    let made = memory.bindMemory(to: cpConstraint.self, capacity: 1)
    made.pointee.klass = UnsafePointer(Self.chipmunkClass)
    made.pointee.a = ends.0?.pointer ?? anchor
    made.pointee.b = ends.1?.pointer ?? anchor
    made.pointee.maxForce = .infinity
    made.pointee.maxBias = .infinity
    // Joined items keep colliding.
    made.pointee.collideBodies = 1
    made.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    cpSpaceAddConstraint(space, made)
    constraint = made
  }

  func removeFromSpace() {
    guard let constraint else { return }
    cpSpaceRemoveConstraint(constraint.pointee.space, constraint)
    cpConstraintFree(constraint)
    self.constraint = nil
  }

  /// The four functions that make a constraint for Chipmunk; made once and never freed.
  nonisolated(unsafe) private static let chipmunkClass = {
    let functions = UnsafeMutablePointer<cpConstraintClass>.allocate(capacity: 1)
    functions.initialize(
      to: cpConstraintClass(
        preStep: { constraint, step in joint(constraint)?.prepare(step: step) },
        applyCachedImpulse: { constraint, share in joint(constraint)?.warmStart(share) },
        applyImpulse: { constraint, _ in joint(constraint)?.solve() },
        getImpulse: { _ in 0 }))
    return functions
  }()
}

private func joint(_ constraint: UnsafeMutablePointer<cpConstraint>?) -> Joint? {
  guard let data = constraint?.pointee.userData else { return nil }
  return Unmanaged<Joint>.fromOpaque(data).takeUnretainedValue()
}
