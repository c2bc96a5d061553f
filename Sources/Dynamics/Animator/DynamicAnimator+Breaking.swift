// Attachments that break: they leave after the step in which their load was too great.

extension DynamicAnimator {
  func isAnyBroken(_ plan: StepPlan<DynamicBehavior>) -> Bool {
    !plan.breaking.isEmpty && plan.breaking.contains { plan.all[$0].isOverloaded }
  }

  /// Removes the behaviors that have broken, all before the first closure is called.
  ///
  /// Callbacks of contacts and sensors may have removed some of them already.
  func removeBroken(_ plan: StepPlan<DynamicBehavior>) {
    guard isAnyBroken(plan) else { return }
    let broken = plan.breaking.map { plan.all[$0] }.filter(\.isOverloaded)
    for behavior in broken where behavior.dynamicAnimator === self {
      if let parent = behavior.parent {
        parent.removeChildBehavior(behavior)
      } else {
        removeBehavior(behavior)
      }
    }
    for behavior in broken where behavior.isOverloaded {
      observers.notify { $0.attachmentDidBreak(of: behavior.itemList.objects) }
      behavior.didBreak()
    }
  }
}
