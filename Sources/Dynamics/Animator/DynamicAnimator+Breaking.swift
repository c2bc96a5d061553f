// Attachments that break: they leave after the step in which their load was too great.

extension DynamicAnimator {
  /// Removes the behaviors that have broken, all before the first closure is called.
  ///
  /// Callbacks of contacts and sensors may have removed some of them already.
  func removeBroken(_ plan: StepPlan<DynamicBehavior>) {
    guard activity.mayHaveBroken else { return }
    activity.mayHaveBroken = false
    let broken = plan.all.filter { $0.breakable?.isOverloaded ?? false }
    for behavior in broken where behavior.dynamicAnimator === self {
      if let parent = behavior.parent {
        parent.removeChildBehavior(behavior)
      } else {
        removeBehavior(behavior)
      }
    }
    for behavior in broken {
      guard let breakable = behavior.breakable, breakable.isOverloaded else { continue }
      observers.notify { $0.attachmentDidBreak(of: behavior.itemList.objects) }
      breakable.didBreak()
    }
  }
}
