import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xE0EE_FB79_3B84_D51C, events: 0x21CF_2C38_6976_12E6),
    .joints: Digests(state: 0xF146_6C66_D628_FFF9, events: 0xEFFC_10B7_43C6_BE42),
    .fields: Digests(state: 0x5BB3_45EF_9ECC_CF32, events: 0x628A_77BC_A81D_E2F0),
    .hands: Digests(state: 0x3E56_519F_3270_5377, events: 0x3412_A782_1C20_22C4),
    .sleepers: Digests(state: 0x48BB_EC14_A976_2B11, events: 0x7735_A5FB_4EBE_1DD4),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "dbc6260dfbfb91313e9c78d3e6b4df3c9566a3c8", rest: 1399),
    .joints: Course(states: "d90e678acd94230f5a470f7d251071", rest: nil),
    .fields: Course(states: "1e1b0f8af4202ee18e8e90aa7c8d8ae65041", rest: nil),
    .hands: Course(states: "eb09236ab4d082384e5d5d64cf67e197b6df0754", rest: nil),
    .sleepers: Course(states: "db1e3433362d3947ff1a96620316323a0ddea23855", rest: 1822),
  ]

  /// Since when a run differs from the known one, and whether that is to be expected.
  package static func hint(for scene: ChaoticScene, _ end: ChaoticEnd) -> String {
    let course = courses[scene]?.firstDifference(from: end.states) ?? "its course is not known"
    return "\(scene): \(course); \(hint)"
  }

  /// Why this machine may have other numbers.
  package static var hint: String {
    DynamicAnimator.hasPortableBits
      ? "Chipmunk's arithmetic is exact (hasPortableBits)"
      : "Chipmunk was compiled with fused or reordered arithmetic (hasPortableBits is false), so"
        + " other numbers are expected; Scripts/chipmunk-exact builds one with exact arithmetic"
  }
}
