import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct ImpasseTests {
  /// Contacts may give as much energy as iterations that end early, counted from a slow motion.
  @Test(arguments: [0.0, 10, 50, 300])
  func contactsThatGiveTooMuchEnergyAreAnImpasse(before: Double) {
    let body = RowScene().addBody(EngineScene.box(20))
    body.pointee.step.velocityAfterForces = Vector(x: before, y: 0)
    let slow = Tuning.Impasse.slow
    let limit = (Tuning.Impasse.energyGain * (before * before + slow * slow)).squareRoot()
    #expect(!isReached(by: body, speed: 0.99 * limit))
    #expect(isReached(by: body, speed: 1.01 * limit))
  }

  private func isReached(by body: BodyPointer, speed: Double) -> Bool {
    body.velocity = Vector(x: 0, y: speed)
    return withUnsafeTemporaryAllocation(of: BodyPointer.self, capacity: 1) { bodies in
      withUnsafeTemporaryAllocation(of: PairRow.self, capacity: 1) { pairs in
        withUnsafeTemporaryAllocation(of: ContactConstraint.self, capacity: 1) { constraints in
          bodies[0] = body
          let contacts = IslandContacts(
            pairs: pairs.baseAddress!, constraints: constraints.baseAddress!,
            indices: UnsafeBufferPointer(start: nil, count: 0), mayHaveSurfaces: false)
          return Impasse(
            contacts: contacts, bodies: UnsafeBufferPointer(bodies), isPassive: true,
            speedOfJoints: 0
          ).isReached
        }
      }
    }
  }
}
