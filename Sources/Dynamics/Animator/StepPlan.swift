/// The behaviors of an animator in the order of the tree, with their tasks in a step.
///
/// A plan is made when the tree of behaviors changes, and does not change afterwards. So the
/// program may change the tree while a step iterates over a plan. Behaviors without tasks cost a
/// step nothing.
final class StepPlan<Behavior> {
  /// All behaviors, parents before their children.
  let all: [Behavior]
  /// Indices in ``all``, ascending.
  let preparing, settingTargets, contributing, acting: [Int]
  let delayingRest, followingBounds, sensing, breaking: [Int]

  /// - Parameter roles: Returns the tasks of a behavior.
  init(_ behaviors: [Behavior], roles: (Behavior) -> StepRoles) {
    all = behaviors
    let roles = behaviors.map(roles)
    func places(_ role: StepRoles) -> [Int] { roles.indices.filter { roles[$0].contains(role) } }
    preparing = places(.prepares)
    settingTargets = places(.setsTargets)
    contributing = places(.contributes)
    acting = places(.acts)
    delayingRest = places(.delaysRest)
    followingBounds = places(.followsBounds)
    sensing = places(.senses)
    breaking = places(.breaks)
  }
}
