import Testing

@testable import Dynamics

/// Each behavior names the protocols that it conforms to; one that it forgot would have no effect.
@Suite struct NamedProtocolsTests {
  @Test func aBehaviorNamesAllProtocolsThatItConformsTo() {
    for behavior in EveryBehavior.all + [DynamicBehavior()] {
      #expect(behavior.simulationMember === behavior as? any SimulationMember)
      #expect(behavior.stepParticipant === behavior as? any StepParticipant)
      #expect(behavior.breakable === behavior as? any Breakable)
      #expect(behavior.boundarySource === behavior as? any BoundarySource)
      #expect(behavior.materialSource === behavior as? any MaterialSource)
      // An impulse is no force that stays.
      let isImpulse = (behavior as? PushBehavior)?.mode == .instantaneous
      #expect(behavior.forceSource === (isImpulse ? nil : behavior as? any ForceSource))
      #expect(behavior.markSource === behavior as? any MarkSource)
    }
  }
}
