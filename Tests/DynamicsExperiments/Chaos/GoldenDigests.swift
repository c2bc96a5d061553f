import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xF087_0B27_D82F_FBE0, events: 0xB0A9_D94E_491E_86C7),
    .joints: Digests(state: 0x9408_5595_FB56_DDBD, events: 0xAB47_C183_9C65_807B),
    .fields: Digests(state: 0x6A37_5FC1_B08B_C512, events: 0xED18_B5E0_0D87_FBF2),
    .hands: Digests(state: 0x60F2_C478_B6E0_A0A1, events: 0x9A61_3F09_C6FE_4017),
    .sleepers: Digests(state: 0x1F35_21D0_52C6_86E1, events: 0x3A2C_DD13_48BE_6493),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "4945cae995a41d434ac1ae12574c8901aa9cc005", rest: 1025),
    .joints: Course(states: "28e39474a69e641149d83ebfc329ad", rest: nil),
    .fields: Course(states: "e9f52fc41f0123fe523d1dd59bff238a00f7", rest: nil),
    .hands: Course(states: "9becb352171da63b4fbe50e6fa3af7be8438a98e", rest: nil),
    .sleepers: Course(states: "45f86bddde191a811c6a9238626970f12ede9473d5", rest: 1822),
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
