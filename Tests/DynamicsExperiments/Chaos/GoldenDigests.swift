import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xDD1A_98F2_081E_1EF0, events: 0x89DE_4955_F5F3_3169),
    .joints: Digests(state: 0x1E69_BA27_84BF_37D1, events: 0x5A51_F3D6_C726_9022),
    .fields: Digests(state: 0x380F_8EC7_8548_0782, events: 0x1934_EC45_5AC2_5082),
    .hands: Digests(state: 0x1B39_5003_DB05_902F, events: 0x9811_E6DE_77E9_2E97),
    .sleepers: Digests(state: 0x4885_1F9D_C4A7_99E2, events: 0x3A2C_DD13_48BE_6493),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "294585630016b2fd92c20b170ed7862af4286ca8", rest: 964),
    .joints: Course(states: "bc8d49672980d72af17e79bdf57c1b", rest: nil),
    .fields: Course(states: "a5aa1e5a4f3b2b519b92dbaa77459050bef3", rest: nil),
    .hands: Course(states: "3a1c69b25c27bd1ba21d06f71db6a08dad7b5784", rest: nil),
    .sleepers: Course(states: "952f76ddd9a33d105721c2683b389de4565233402b", rest: 1822),
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
