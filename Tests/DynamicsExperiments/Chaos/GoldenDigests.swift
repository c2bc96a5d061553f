/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xAECB_4BEF_0C58_0A18, events: 0x67F4_8DCB_B5D9_9867),
    .joints: Digests(state: 0xA6FA_3BC8_E705_49AD, events: 0x6759_9D47_219E_EB9E),
    .fields: Digests(state: 0x63BB_1F01_1FDD_0537, events: 0xFC16_989D_4439_CF34),
    .hands: Digests(state: 0x8D04_70D8_8211_78E6, events: 0x113E_9FAE_149B_B090),
    .sleepers: Digests(state: 0x0DE7_A42B_8B22_4961, events: 0xEB07_CC22_FEE1_3D88),
  ]
}
