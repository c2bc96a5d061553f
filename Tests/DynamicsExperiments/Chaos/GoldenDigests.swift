import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xAECB_4BEF_0C58_0A18, events: 0x67F4_8DCB_B5D9_9867),
    .joints: Digests(state: 0xA6FA_3BC8_E705_49AD, events: 0x6759_9D47_219E_EB9E),
    .fields: Digests(state: 0xF5C6_A197_8D0B_C3DB, events: 0x465B_A3EE_0233_D58D),
    .hands: Digests(state: 0x5357_1D12_D1B6_DD75, events: 0x3C75_3518_4462_5B84),
    .sleepers: Digests(state: 0x0DE7_A42B_8B22_4961, events: 0xEB07_CC22_FEE1_3D88),
  ]

  /// Why this machine may have other numbers.
  package static var hint: String {
    DynamicAnimator.hasPortableBits
      ? "Chipmunk's arithmetic is exact (hasPortableBits)"
      : "Chipmunk was compiled with fused or reordered arithmetic (hasPortableBits is false), so"
        + " other numbers are expected; Scripts/chipmunk-exact builds one with exact arithmetic"
  }
}
