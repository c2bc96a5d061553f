import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x890B_CD6D_8D7E_169E, events: 0xCC68_73E0_2061_C8FD),
    .joints: Digests(state: 0xB281_044C_5C53_B628, events: 0xECF8_F12F_07A7_AC65),
    .fields: Digests(state: 0x6120_7ABC_EF1F_A2BB, events: 0xA64F_8505_DC20_58B9),
    .hands: Digests(state: 0xD700_22FA_F54B_F3FD, events: 0xAAAE_0D29_FE80_5E60),
    .sleepers: Digests(state: 0x8D27_64BD_06C0_70A7, events: 0x946B_F7AC_9CE9_66E4),
  ]

  /// Why this machine may have other numbers.
  package static var hint: String {
    DynamicAnimator.hasPortableBits
      ? "Chipmunk's arithmetic is exact (hasPortableBits)"
      : "Chipmunk was compiled with fused or reordered arithmetic (hasPortableBits is false), so"
        + " other numbers are expected; Scripts/chipmunk-exact builds one with exact arithmetic"
  }
}
