/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x1999_9798_04A0_4F09, events: 0x6B63_1012_9C0B_A61A),
    .joints: Digests(state: 0x7F05_DC9E_AA5C_BC90, events: 0x75CA_ED52_7FA9_7DA9),
    .fields: Digests(state: 0x7619_C4D5_251F_D788, events: 0x1223_07C6_3AA1_181B),
    .hands: Digests(state: 0x5B9A_6F52_D928_50B8, events: 0x881B_EB88_DDE0_B10E),
    .sleepers: Digests(state: 0x4F72_7530_55CE_EEFF, events: 0x412B_EB1C_AC98_A40B),
  ]
}
