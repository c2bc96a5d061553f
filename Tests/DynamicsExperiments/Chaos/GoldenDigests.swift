/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x1999_9798_04A0_4F09, events: 0x6B63_1012_9C0B_A61A),
    .joints: Digests(state: 0xE1AC_BD7F_D0E6_96EC, events: 0x75CA_ED52_7FA9_7DA9),
    .fields: Digests(state: 0x7619_C4D5_251F_D788, events: 0x1223_07C6_3AA1_181B),
    .hands: Digests(state: 0xD5F0_26F7_93DE_0A39, events: 0x881B_EB88_DDE0_B10E),
    .sleepers: Digests(state: 0x89C6_87FF_007B_EC32, events: 0x412B_EB1C_AC98_A40B),
  ]
}
