import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x3E7C_40AF_7E52_7F92, events: 0xF699_BF97_F73A_3E53),
    .joints: Digests(state: 0x6CB4_25E8_B9A0_9215, events: 0xECF8_F12F_07A7_AC65),
    .fields: Digests(state: 0xD714_53F3_F9E6_44B5, events: 0x120B_A3B5_EFC5_9229),
    .hands: Digests(state: 0x770D_ED66_08ED_6030, events: 0x1FEB_F081_0748_B994),
    .sleepers: Digests(state: 0x377A_EA52_78B0_0B8E, events: 0xD1B0_FB7C_6A96_DE10),
  ]

  /// Why this machine may have other numbers.
  package static var hint: String {
    DynamicAnimator.hasPortableBits
      ? "Chipmunk's arithmetic is exact (hasPortableBits)"
      : "Chipmunk was compiled with fused or reordered arithmetic (hasPortableBits is false), so"
        + " other numbers are expected; Scripts/chipmunk-exact builds one with exact arithmetic"
  }
}
