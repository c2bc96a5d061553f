/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xF2A3_E176_6CD9_8CFC, events: 0x04B6_BCE3_46C6_1A2D),
    .joints: Digests(state: 0x7CA8_2A8E_B22E_6F1B, events: 0x2F58_8C2E_441C_8CAD),
    .fields: Digests(state: 0x7F36_5A7F_66CB_1BC4, events: 0x00B8_434F_D48D_182B),
    .hands: Digests(state: 0x5091_6E15_6CC6_0910, events: 0x2273_41E9_68A0_FC66),
    .sleepers: Digests(state: 0x5DCE_06CB_065D_578E, events: 0xBA6D_B7AC_84A9_1B5E),
  ]
}
