/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x8972_E935_ACB3_4E77, events: 0xD7C9_7AA8_DBE1_C9EB),
    .joints: Digests(state: 0xDBB9_6DE8_DF54_4F51, events: 0x3C69_60EC_0CB2_4185),
    .fields: Digests(state: 0xD883_AF3D_3211_C567, events: 0x2329_B48F_B8EA_CCDE),
    .hands: Digests(state: 0xBD61_ECC1_5A3B_7087, events: 0x80A0_7A9D_7514_FCA4),
    .sleepers: Digests(state: 0xE6B4_35CD_6F8C_664A, events: 0xEB07_CC22_FEE1_3D88),
  ]
}
