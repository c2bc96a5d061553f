import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xF3AC_C06E_07E1_7C85, events: 0xD172_DDBB_8202_DBA0),
    .joints: Digests(state: 0x7D71_C929_2770_8966, events: 0xECF8_F12F_07A7_AC65),
    .fields: Digests(state: 0xC526_E280_82F1_42FA, events: 0x9F46_A897_BF96_F3D8),
    .hands: Digests(state: 0x096F_8715_B415_8E86, events: 0xAAAE_0D29_FE80_5E60),
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
