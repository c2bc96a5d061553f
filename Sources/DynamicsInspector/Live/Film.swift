#if Inspector
  import Dynamics
  import DynamicsEngine
  import DynamicsRecording
  import Foundation

  /// The last seconds of an animator, to save them in any format of a recording.
  ///
  /// A moment is the poses of all items and the marks of attachments, sixty times a second. A recorder
  /// would compare each item with the moment before; here that waits until somebody saves.
  @MainActor
  final class Film {
    private struct Moment {
      let time: TimeInterval
      let poses: [DrawnPose]
      let marks: [(id: DebugMarkID, mark: DebugMark)]
      let boundaryVersion: Int
    }

    private var moments: [Moment] = []
    /// The moments before this index were dropped.
    private var first = 0
    private var poseCount = 0
    private var boundaries: [Int: [DebugBoundary]] = [:]
    /// Steps since the last moment, in seconds at the animator's pace.
    private var elapsed: TimeInterval = 0

    static let framesPerSecond = 60.0
    static let seconds = 30.0
    /// Of all moments; 48 bytes each.
    private static let mostPoses = 500_000

    func begin(_ animator: DynamicAnimator, poses: [DrawnPose]) { add(animator, poses: poses) }

    func end() {
      moments = []
      (first, poseCount, elapsed) = (0, 0, 0)
      boundaries = [:]
    }

    /// Counts a step, and returns whether a frame is due; in slow motion, frames are closer.
    func isDue(_ animator: DynamicAnimator) -> Bool {
      elapsed += animator.timeStep / min(max(animator.speed, 0.01), 1)
      guard elapsed > 1 / Self.framesPerSecond - 1e-6 else { return false }
      elapsed = 0
      return true
    }

    func add(_ animator: DynamicAnimator, poses: [DrawnPose]) {
      let time = animator.elapsedTime
      dropMoments(from: time)
      let version = animator.boundaryVersion
      if boundaries[version] == nil {
        boundaries[version] = animator.drawnBoundaries
        dropBoundaries()
      }
      moments.append(
        Moment(
          time: time, poses: poses, marks: animator.debugMarks(), boundaryVersion: version))
      poseCount += poses.count
      while first < moments.count - 1,
        poseCount > Self.mostPoses || moments[first].time < time - Self.seconds
      {
        poseCount -= moments[first].poses.count
        first += 1
      }
      // Not each time, since all later moments move up.
      if first > 1000 || first > moments.count / 2 {
        moments.removeFirst(first)
        first = 0
      }
    }

    /// Forgets moments that a new future replaces.
    private func dropMoments(from time: TimeInterval) {
      while moments.count > first, let last = moments.last, last.time >= time - 1e-9 {
        poseCount -= last.poses.count
        moments.removeLast()
      }
    }

    private func dropBoundaries() {
      guard boundaries.count > 300 else { return }
      let used = Set(moments[first...].map(\.boundaryVersion))
      boundaries = boundaries.filter { used.contains($0.key) }
    }

    /// The last seconds as a recording; `nil` if nothing was seen yet.
    func recording(
      of seconds: TimeInterval, in bounds: CGRect?, shapes: [ItemID: CompoundShape],
      appearances: [ItemID: RecordingAppearance], contacts: [ContactEvent]
    ) -> Recording? {
      guard let last = moments.last else { return nil }
      let shown = moments[first...].drop { $0.time < last.time - seconds }
      guard let start = shown.first?.time else { return nil }
      var builder = RecordingBuilder(framesPerSecond: Self.framesPerSecond)
      var events = contacts.filter { $0.elapsedTime > start }[...]
      var known: Int?
      for moment in shown {
        let due = events.prefix { $0.elapsedTime <= moment.time + 1e-9 }
        events = events.dropFirst(due.count)
        builder.add(
          RecordingBuilder.Moment(
            time: moment.time - start,
            items: moment.poses.compactMap { pose in
              shapes[pose.id].map { RecordingBuilder.SeenItem(pose, $0) }
            },
            appearances: appearances,
            boundaries: moment.boundaryVersion == known
              ? nil : boundaries[moment.boundaryVersion],
            marks: moment.marks,
            contacts: due.map { (max(0, $0.elapsedTime - start), $0) }))
        known = moment.boundaryVersion
      }
      return builder.recording(until: last.time - start, in: bounds)
    }
  }
#endif
