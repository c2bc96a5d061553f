/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x8A41_69D9_BF66_D431, events: 0x04B6_BCE3_46C6_1A2D),
    .joints: Digests(state: 0x3163_795F_197A_C9D4, events: 0x2F58_8C2E_441C_8CAD),
    .fields: Digests(state: 0x7246_338F_C195_7E05, events: 0x00B8_434F_D48D_182B),
    .hands: Digests(state: 0xC746_44A8_C9BF_5080, events: 0x2273_41E9_68A0_FC66),
    .sleepers: Digests(state: 0x15FA_67CA_9F6A_A5E2, events: 0xBA6D_B7AC_84A9_1B5E),
  ]
}
