// The end of islands whose contacts have no solution.

extension CoupledIterations {
  /// Solves the island again if its contacts have no solution.
  ///
  /// - Parameter isPassive: The result of ``arePassive``.
  func resolveImpasse(isPassive: Bool, step h: Double) {
    guard !contacts.isEmpty else { return }
    // Solving again changes the impulses of joints.
    let impasse = Impasse(
      contacts: contacts, bodies: bodies, isPassive: isPassive, speedOfJoints: speedOfJoints)
    guard impasse.isReached else { return }
    startAgain(step: h)
    impasse.resolve(solveContact: { _ = solveMotion($0) }) {
      for joint in joints { _ = solveLooseRows(of: joint) }
      _ = solveArticulations()
    }
    forEachLink { $0.pointee.useInertiaOfBody() }
  }

  /// The greatest speed that the impulse of a loose joint gives one of its bodies.
  private var speedOfJoints: Double {
    joints.reduce(0) { greatest, joint in
      let impulse = joint.looseImpulse().linear.length
      return max(
        greatest, impulse * max(joint.pointee.a.inverseMass, joint.pointee.b.inverseMass))
    }
  }
}
