import Dynamics

/// What the scenes of ``ChaoticScene`` come to.
///
/// A change that is meant to change motion, or what `stateHash` reads, renews the numbers: `make golden`
/// prints them as they must stand here. Where only `state` differs, everything still moves as before.
package enum GoldenDigests {
  package static let known: [ChaoticScene: Digests] = [
    .heap: Digests(state: 0x4FBE_5E1C_64C5_4227, events: 0x81AE_D2D7_30BA_B4AF),
    .joints: Digests(state: 0xAEA1_1FA7_D24E_6BAA, events: 0x7B83_EB41_600C_23E9),
    .fields: Digests(state: 0x95ED_D5B4_E477_4275, events: 0x5061_2986_1B66_F890),
    .hands: Digests(state: 0x3D24_1FDA_30AF_A140, events: 0xFF9B_687D_AEEE_2C97),
    .sleepers: Digests(state: 0x74EF_BEBF_3A6F_A158, events: 0x507E_3712_20DB_89A9),
  ]

  /// When each scene is where; of those that do not come to rest, `rest` is `nil`.
  package static let courses: [ChaoticScene: Course] = [
    .heap: Course(states: "2b9495802a52c02a0b5598903e1ceaeaf972e6bd", rest: nil),
    .joints: Course(states: "c0a0313e905e5ef5b339ee72f536b3", rest: nil),
    .fields: Course(states: "2e6b685cc2b64d15f344bfbf51476fbed136", rest: nil),
    .hands: Course(states: "fe2fa4ddb1f6dd2a714f859b74c7ab27027840e5", rest: nil),
    .sleepers: Course(states: "506b45eeea6b4f04e48fa850817f3d4e78d4c57d7f", rest: 1822),
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
