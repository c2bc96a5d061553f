/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x43FE_6418_0CE8_F12E, events: 0xDC5A_C08C_E540_300F),
    .joints: Digests(state: 0xF885_9AAD_AC01_088D, events: 0x3781_1850_4363_3603),
    .fields: Digests(state: 0x498E_1E22_6A04_ACA2, events: 0xDDEF_7B3A_E215_E382),
    .hands: Digests(state: 0x45A2_D6C3_42C4_4F4B, events: 0xF601_7047_B99C_65E9),
    .sleepers: Digests(state: 0xE0EA_499D_67C2_C62B, events: 0x0495_4C99_0974_F381),
  ]
}
