/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x9A2D_8030_995C_7CAD, events: 0x6708_EFC0_F952_883C),
    .joints: Digests(state: 0x595F_8E88_E56C_5D2C, events: 0x4563_162E_88F5_A9BA),
    .fields: Digests(state: 0xE686_8357_06C9_7C85, events: 0x3C05_14C3_A4DD_E57C),
    .hands: Digests(state: 0x3168_E498_1C47_2D12, events: 0xA69C_535F_0220_2DD1),
    .sleepers: Digests(state: 0xDC89_201C_D98E_2DAF, events: 0x4116_2EAB_A765_9540),
  ]
}
