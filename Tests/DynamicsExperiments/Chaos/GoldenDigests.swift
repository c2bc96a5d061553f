import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xF3AC_C06E_07E1_7C85, events: 0xD172_DDBB_8202_DBA0),
    .joints: Digests(state: 0x38C9_CB89_B2C5_5653, events: 0x187A_F51B_F626_7945),
    .fields: Digests(state: 0x4C85_8B8B_DE09_445C, events: 0xE1C1_7BEC_5817_6645),
    .hands: Digests(state: 0x7F19_889C_A54C_44C9, events: 0x49D7_97D0_D723_3386),
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
