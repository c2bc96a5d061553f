/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xB22B_4C69_C064_B7CC, events: 0x6B63_1012_9C0B_A61A),
    .joints: Digests(state: 0x6064_9B3B_A81E_476A, events: 0x0947_BD3F_B426_AE63),
    .fields: Digests(state: 0xFFFA_2099_2A78_CE5D, events: 0x6690_392D_2AA7_B88E),
    .hands: Digests(state: 0xFCE3_5F2F_AA17_D22C, events: 0xDC62_764D_1597_D6B4),
    .sleepers: Digests(state: 0x4E5C_0781_583F_0AAC, events: 0x7CB6_3C8A_5EF1_509A),
  ]
}
