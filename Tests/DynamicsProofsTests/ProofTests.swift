import DynamicsProofs
import Testing

/// Every proof stays within its tolerance, at the default step and at a quarter of it.
@Suite struct ProofTests {
  /// Long ones are left to `proofs`.
  @Test(arguments: Proof.Chapter.all.flatMap(\.proofs).filter { !$0.isLong })
  func theErrorIsWithinItsTolerance(proof: Proof) throws {
    let step = Scene.defaultTimeStep
    let error = try proof.error(on: SwiftDynamics(), timeStep: step)
    let finer = try proof.error(on: SwiftDynamics(), timeStep: step / 4)
    if let cause = proof.knownIssue {
      withKnownIssue(Comment(rawValue: cause)) {
        #expect(max(error, finer) <= proof.tolerance, "\(error), \(finer) \(proof.unit)")
      }
    } else {
      #expect(error <= proof.tolerance, "\(error) \(proof.unit)")
      #expect(finer <= proof.tolerance, "\(finer) \(proof.unit) at a quarter of the step")
      if proof.convergence == .firstOrder {
        #expect(
          finer < 0.35 * error, "\(error), and \(finer) \(proof.unit) at a quarter of the step")
      }
    }
  }

}
