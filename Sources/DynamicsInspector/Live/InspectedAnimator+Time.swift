#if Inspector
  import Dynamics
  import Foundation

  extension InspectedAnimator {
    /// The paces that a page can set.
    static let speeds = 0.01...10.0

    func pause() {
      guard let animator, !animator.isPaused else { return }
      animator.pause()
      isPausedByPage = true
      history?.keepPresent()
    }

    func resume() {
      animator?.resume()
      isPausedByPage = false
    }

    /// Pauses, and goes some steps on: to kept ones as long as there are later ones, then to new ones.
    ///
    /// A new step would drop what came after, which only going on may do.
    func step(count: Int) -> String? {
      guard let animator else { return "The animator was released." }
      pause()
      let kept = (history?.laterTimes ?? []).prefix(count)
      if let last = kept.last, let problem = seek(to: last) { return problem }
      for _ in kept.count..<count {
        animator.stepWhilePaused()
        history?.keepPresent()
      }
      return nil
    }

    func setSpeed(_ speed: Double) -> String? {
      guard let animator else { return "The animator was released." }
      guard Self.speeds.contains(speed) else {
        return "A speed is from \(Self.speeds.lowerBound) to \(Self.speeds.upperBound)."
      }
      speedBefore = speedBefore ?? animator.speed
      animator.speed = speed
      return nil
    }

    /// Pauses, and goes to a moment of the history; the moments after it are kept until it goes on.
    func seek(to time: TimeInterval) -> String? {
      guard let animator, let history else { return "The animator was released." }
      forEachPage { $0.forgetGrabs() }
      pause()
      history.keepPresent()
      hands.letGo(animator)
      let range = history.range
      // A page knows times with six decimals, which may be rounded down.
      let time = time + 1e-6
      do {
        try tuning.keepingValues {
          try history.look(at: min(max(time, range.lowerBound), range.upperBound))
        }
      } catch {
        return "\(error)"
      }
      // A drag of that moment is there again, and nobody holds it.
      hands.letGo(animator)
      posesMayHaveChanged()
      return nil
    }
  }
#endif
