import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x8253_6BEF_3591_01D4, events: 0x04D5_6435_1433_1C62),
    .joints: Digests(state: 0x38C9_CB89_B2C5_5653, events: 0x187A_F51B_F626_7945),
    .fields: Digests(state: 0x324A_6783_255A_4DBC, events: 0x54FC_E649_CE52_AA4D),
    .hands: Digests(state: 0x44F4_234E_A14C_DC25, events: 0xD398_EB32_8C89_1A34),
    .sleepers: Digests(state: 0x0E4A_A3EE_BD09_6695, events: 0x8A96_4E60_A8EF_6CDA),
  ]

  /// Why this machine may have other numbers.
  package static var hint: String {
    DynamicAnimator.hasPortableBits
      ? "Chipmunk's arithmetic is exact (hasPortableBits)"
      : "Chipmunk was compiled with fused or reordered arithmetic (hasPortableBits is false), so"
        + " other numbers are expected; Scripts/chipmunk-exact builds one with exact arithmetic"
  }
}
