import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xDCCF_5C6B_B1E0_7AC3, events: 0xAB26_87F6_5673_2CCB),
    .joints: Digests(state: 0xF31B_5716_A72A_9B17, events: 0x7B83_EB41_600C_23E9),
    .fields: Digests(state: 0xA51C_009B_48F7_07FA, events: 0xC261_1B72_FFE4_A7C4),
    .hands: Digests(state: 0xAEFB_2305_4685_2452, events: 0x5C70_D455_FF2C_E82E),
    .sleepers: Digests(state: 0x2311_30E9_0A30_9683, events: 0x1736_E279_4646_526E),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "668137f50a7e04e02d54477eadc0bcd332c0e297", rest: nil),
    .joints: Course(states: "0fc86b3a95105e1ea6611780a9d53d", rest: nil),
    .fields: Course(states: "2be1654c909e7386f0ef72ca58579ff94aed", rest: nil),
    .hands: Course(states: "4747a414a1191580b560045459568bd1ad19d4a3", rest: nil),
    .sleepers: Course(states: "eddf9f444a972e4e44df1d7f215461ac4c61bb34a1", rest: 1822),
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
