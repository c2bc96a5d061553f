/// The behaviors of an animator in the order of the tree, with their tasks in a step.
///
/// A plan is made when the tree of behaviors changes, and does not change afterwards. So the
/// program may change the tree while a step iterates over a plan. Behaviors without tasks cost a
/// step nothing.
final class StepPlan<Element: AnyObject> {
  /// All behaviors, parents before their children.
  let all: [Element]
  /// Those that have an action, with their indices in ``all``, ascending; retained by ``all`` alone.
  let acting: [(index: Int, element: Unmanaged<Element>)]
  let preparing, settingTargets, contributing: [any StepParticipant]
  let sensing, delayingRest: [any StepParticipant]
  let breaking: [any Breakable]
  let boundaries: [any BoundarySource]

  init(
    _ all: [Element], acting: [Int], participants: [any StepParticipant],
    breaking: [any Breakable], boundaries: [any BoundarySource]
  ) {
    self.all = all
    self.acting = acting.map { (index: $0, element: .passUnretained(all[$0])) }
    (self.breaking, self.boundaries) = (breaking, boundaries)
    let roles = participants.map { (participant: $0, roles: $0.roles) }
    func those(with role: StepRoles) -> [any StepParticipant] {
      roles.compactMap { $0.roles.contains(role) ? $0.participant : nil }
    }
    preparing = those(with: .prepares)
    settingTargets = those(with: .setsTargets)
    contributing = those(with: .contributes)
    sensing = those(with: .senses)
    delayingRest = those(with: .delaysRest)
  }
}
