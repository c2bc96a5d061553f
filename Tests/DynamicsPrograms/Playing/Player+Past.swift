import Dynamics
import Foundation

extension Player {
  func goBack(_ operation: Operation) {
    switch operation {
    case .takeSnapshot(let slot, let index):
      if let animator = animators[index] { take(slot, animator) }
    case .restore(let slot, let index, let isEncoded):
      guard let animator = animators[index], let snapshot = snapshots[slot] else { return }
      restore(isEncoded ? copy(snapshot) : snapshot, in: animator)
    case .makeHistory(let slot, let index, let seconds, let bytes):
      guard let animator = animators[index] else { return }
      histories[slot] = History(animator, seconds: seconds, maximumBytes: bytes)
    case .rewind(let slot, let share):
      guard let history = histories[slot] else { return }
      hasGoneBack = true
      let (first, last) = (history.range.lowerBound, history.range.upperBound)
      try? history.rewind(to: first + share * (last - first))
    default: break
    }
  }

  private func take(_ slot: Int, _ animator: DynamicAnimator) {
    let hash = animator.stateHash
    let snapshot = animator.snapshot()
    if animator.snapshot() != snapshot { fault("two snapshots of one moment differ") }
    if animator.stateHash != hash { fault("taking a snapshot changed something") }
    snapshots[slot] = snapshot
  }

  private func copy(_ snapshot: DynamicAnimator.Snapshot) -> DynamicAnimator.Snapshot {
    do {
      return try JSONDecoder().decode(
        DynamicAnimator.Snapshot.self, from: JSONEncoder().encode(snapshot))
    } catch {
      fault("a snapshot cannot be decoded: \(error)")
      return snapshot
    }
  }

  private func restore(_ snapshot: DynamicAnimator.Snapshot, in animator: DynamicAnimator) {
    let (before, callsBefore) = (animator.snapshot(), calls)
    hasGoneBack = true
    do {
      try animator.restore(snapshot)
      // Setters and delegates may have done something since.
      guard calls == callsBefore else { return }
      if animator.snapshot() != snapshot { fault("what was restored is not what was kept") }
    } catch {
      if error == .corrupt || error == .version { fault("a sound snapshot was refused: \(error)") }
      if animator.snapshot() != before { fault("a snapshot that was refused changed something") }
    }
  }
}
