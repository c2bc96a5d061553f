import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0xD2A1_14BA_42E1_A880, events: 0x89DE_4955_F5F3_3169),
    .joints: Digests(state: 0x0A40_88F2_B159_A9E8, events: 0x7B83_EB41_600C_23E9),
    .fields: Digests(state: 0x9436_37C7_EC2C_A420, events: 0x1934_EC45_5AC2_5082),
    .hands: Digests(state: 0xCFF6_7DB2_7536_5AD9, events: 0x164C_FE94_DDF5_044C),
    .sleepers: Digests(state: 0x8D2E_C70D_FB06_BFD5, events: 0x3A2C_DD13_48BE_6493),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "ca43bc5630a6ea4142a648117a527bf7cfc832ae", rest: 964),
    .joints: Course(states: "474f82ce22440cdd6c3dff42bdf70f", rest: nil),
    .fields: Course(states: "44b30880baab96e434117e38cea1e42e2085", rest: nil),
    .hands: Course(states: "18ffa18c729ae1d7702529e16a6cc768b9cbb3a0", rest: nil),
    .sleepers: Course(states: "d9d9e1eee01641a847e5e9684cee3b02e54628fe04", rest: 1822),
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
