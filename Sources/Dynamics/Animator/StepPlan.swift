/// The behaviors of an animator in the order in which they count, and which of them have something to do
/// in a step.
///
/// Made when the tree of behaviors changes and not changed afterwards, so that whoever goes through one
/// is not disturbed when the program changes the tree meanwhile. The rest of the behaviors, however many
/// there are, cost a step nothing.
final class StepPlan<Behavior> {
  /// Parents before their children.
  let all: [Behavior]
  /// Places in ``all``, rising.
  let preparing, contributing, acting, delayingRest, followingBounds: [Int]

  /// - Parameter roles: What each behavior does.
  init(_ behaviors: [Behavior], roles: (Behavior) -> StepRoles) {
    all = behaviors
    let roles = behaviors.map(roles)
    func places(_ role: StepRoles) -> [Int] { roles.indices.filter { roles[$0].contains(role) } }
    preparing = places(.prepares)
    contributing = places(.contributes)
    acting = places(.acts)
    delayingRest = places(.delaysRest)
    followingBounds = places(.followsBounds)
  }
}
