import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xE0EE_FB79_3B84_D51C, events: 0x21CF_2C38_6976_12E6),
    .joints: Digests(state: 0xF146_6C66_D628_FFF9, events: 0xEFFC_10B7_43C6_BE42),
    .fields: Digests(state: 0x5BB3_45EF_9ECC_CF32, events: 0x628A_77BC_A81D_E2F0),
    .hands: Digests(state: 0x3E56_519F_3270_5377, events: 0x3412_A782_1C20_22C4),
    .sleepers: Digests(state: 0x48BB_EC14_A976_2B11, events: 0x7735_A5FB_4EBE_1DD4),
  ]

  /// Why this machine may have other numbers.
  package static var hint: String {
    DynamicAnimator.hasPortableBits
      ? "Chipmunk's arithmetic is exact (hasPortableBits)"
      : "Chipmunk was compiled with fused or reordered arithmetic (hasPortableBits is false), so"
        + " other numbers are expected; Scripts/chipmunk-exact builds one with exact arithmetic"
  }
}
