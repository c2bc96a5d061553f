/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x0B5B_3684_60E5_3A23, events: 0x04B6_BCE3_46C6_1A2D),
    .joints: Digests(state: 0x426D_A33C_9430_11D3, events: 0x2F58_8C2E_441C_8CAD),
    .fields: Digests(state: 0xFE81_B33B_203F_2369, events: 0x00B8_434F_D48D_182B),
    .hands: Digests(state: 0xB0D7_B500_E9D3_80FE, events: 0x2273_41E9_68A0_FC66),
    .sleepers: Digests(state: 0x380C_173C_BA8B_68BF, events: 0xBA6D_B7AC_84A9_1B5E),
  ]
}
