/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xCF98_4601_2234_20B4, events: 0x04B6_BCE3_46C6_1A2D),
    .joints: Digests(state: 0x576D_917B_61C4_D5FC, events: 0x2F58_8C2E_441C_8CAD),
    .fields: Digests(state: 0x2D11_2DD6_2F5F_9EC6, events: 0x00B8_434F_D48D_182B),
    .hands: Digests(state: 0x5791_AA76_82C6_B9E7, events: 0x2273_41E9_68A0_FC66),
    .sleepers: Digests(state: 0x3EAE_D4C4_6DE0_BA1F, events: 0xBA6D_B7AC_84A9_1B5E),
  ]
}
