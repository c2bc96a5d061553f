import Dynamics
import Testing

/// Attempts through the public API to end the process inside Chipmunk 7.0.3.
///
/// Each case is an assertion or a segmentation fault of Chipmunk.
///
/// Each test is named after the misuse of Chipmunk itself.
///
/// The public API cannot cause these:
///
/// | row | why |
/// |---|---|
/// | iterations_zero, sleep_not_enabled, remove_static_body | there is no `cpSpace` |
/// | damping_neg, damping_nan, joint_maxforce_*, joint_errorbias_neg, joint_wrong_type | neither its damping nor its joints are used; what resembles them is tried |
/// | cb_reindex, cb_point_index, reindex_in_eachbody, sleep_group_awake, sleep_regroup, sleep_static, sleep_not_added, activate_static_on_dynamic | no call reindexes, puts to sleep or wakes one body, or reads a contact by index |
/// | shape_wrong_type, poly_getvert_range, shape_setbody_active | shapes are made whole and replaced whole |
/// | setmass_kinematic | there are no kinematic bodies; an anchored item is tried |
@Suite struct ChipmunkAbortTests {
  @Test(arguments: AbortAttempt.all)
  func nothingPublicLeadsThere(_ attempt: AbortAttempt) {
    _ = DynamicsDiagnostics.collecting {
      let scene = AbortScene()
      attempt.body(scene)
      scene.run()
      scene.animator.removeAllBehaviors()
      scene.animator.step()
    }
  }
}

/// An attempt for some rows.
struct AbortAttempt: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let body: @Sendable (AbortScene) -> Void

  init(_ rows: String, _ body: @escaping @Sendable (AbortScene) -> Void) {
    testDescription = rows
    self.body = body
  }

  static let all = masses + motions + materials + shapes + callbacks + twice + joints + ends
}
