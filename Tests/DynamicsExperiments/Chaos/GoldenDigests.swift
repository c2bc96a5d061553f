/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x282D_E8C6_8143_B292, events: 0x6B63_1012_9C0B_A61A),
    .joints: Digests(state: 0x2EF8_AAD1_25D1_CC35, events: 0x8A0A_65CF_38AD_D581),
    .fields: Digests(state: 0xF833_7964_C4EE_73D2, events: 0x1223_07C6_3AA1_181B),
    .hands: Digests(state: 0xBAD3_24C9_C5CD_E253, events: 0x881B_EB88_DDE0_B10E),
    .sleepers: Digests(state: 0xC422_7017_74F4_B199, events: 0x412B_EB1C_AC98_A40B),
  ]
}
