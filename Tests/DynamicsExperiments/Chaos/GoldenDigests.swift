import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x472A_30EB_A33B_5DFF, events: 0x4855_CC75_4099_08BA),
    .joints: Digests(state: 0xA6FA_3BC8_E705_49AD, events: 0x6759_9D47_219E_EB9E),
    .fields: Digests(state: 0x1109_BBF0_2E8F_0FBF, events: 0x1CD2_4051_9C0D_3204),
    .hands: Digests(state: 0xBE40_D571_2954_5203, events: 0xC0F9_752F_FE92_F978),
    .sleepers: Digests(state: 0x4168_24BE_A017_B16B, events: 0xCC32_C387_9C2F_9F29),
  ]

  /// Why this machine may have other numbers.
  package static var hint: String {
    DynamicAnimator.hasPortableBits
      ? "Chipmunk's arithmetic is exact (hasPortableBits)"
      : "Chipmunk was compiled with fused or reordered arithmetic (hasPortableBits is false), so"
        + " other numbers are expected; Scripts/chipmunk-exact builds one with exact arithmetic"
  }
}
