import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x1D27_5F5F_F8FF_BCEA, events: 0x89DE_4955_F5F3_3169),
    .joints: Digests(state: 0xAEA1_1FA7_D24E_6BAA, events: 0x7B83_EB41_600C_23E9),
    .fields: Digests(state: 0xF956_270F_AE0A_50EC, events: 0x1934_EC45_5AC2_5082),
    .hands: Digests(state: 0xBE91_F1B5_9754_34DE, events: 0x164C_FE94_DDF5_044C),
    .sleepers: Digests(state: 0x37F5_9C0D_EA02_E8FD, events: 0x3A2C_DD13_48BE_6493),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "ef7a20afdee0ae96c30ba7a2a2b00b709ce2bd44", rest: 964),
    .joints: Course(states: "c0a0313e905e5ef5b339ee72f536b3", rest: nil),
    .fields: Course(states: "23dd9a849098ebd0c6e843a6165e559527b2", rest: nil),
    .hands: Course(states: "fe12d2a5cc9a1826445aa41fcb2b0429d69f511c", rest: nil),
    .sleepers: Course(states: "506b45eeea6538209f993a9b3bb8dbd7cc91adb4d2", rest: 1822),
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
