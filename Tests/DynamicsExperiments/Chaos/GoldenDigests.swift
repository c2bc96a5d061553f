/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x79A4_36E7_7DA5_E983, events: 0x6B63_1012_9C0B_A61A),
    .joints: Digests(state: 0x1692_B143_561C_FA10, events: 0x0947_BD3F_B426_AE63),
    .fields: Digests(state: 0x0128_F342_E5C7_154F, events: 0x6690_392D_2AA7_B88E),
    .hands: Digests(state: 0xCBCB_6BE9_0177_2D10, events: 0xDC62_764D_1597_D6B4),
    .sleepers: Digests(state: 0x7A7C_3BFA_291D_E763, events: 0x7CB6_3C8A_5EF1_509A),
  ]
}
