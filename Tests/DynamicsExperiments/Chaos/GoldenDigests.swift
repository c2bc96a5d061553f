import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x193B_7A9F_F325_2593, events: 0x1F88_169E_75CE_20F8),
    .joints: Digests(state: 0xF31B_5716_A72A_9B17, events: 0x7B83_EB41_600C_23E9),
    .fields: Digests(state: 0x0CD9_15C4_CAB5_57FE, events: 0xBDC6_6E68_6168_2F02),
    .hands: Digests(state: 0x7C87_E7C0_4E75_6E13, events: 0x7AC4_0537_A69B_14F1),
    .sleepers: Digests(state: 0x9EB1_89D9_FE4E_B5FB, events: 0x507E_3712_20DB_89A9),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "d61ce02e870bed45463096af5947138afe9ecf98", rest: 834),
    .joints: Course(states: "0fc86b3a95105e1ea6611780a9d53d", rest: nil),
    .fields: Course(states: "57b9d3664bcadcafd8f8146c2bd1a3b1e9f2", rest: nil),
    .hands: Course(states: "8b2cee73b0672fe06775bb793e30fecbb30ed8df", rest: nil),
    .sleepers: Course(states: "eddf9f444a972e4e4f3889cecffa3dd1faee33b9af", rest: 1822),
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
