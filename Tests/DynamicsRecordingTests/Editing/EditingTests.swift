import Dynamics
import DynamicsRecording
import Testing

@Suite struct EditingTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func whatIsTrimmedMovesAsItDid(seed: UInt64) {
    let recording = Recording.random(seed: seed)
    let trimmed = recording.trimmed(to: 0.313...0.897)
    #expect(abs(trimmed.duration - 0.584) < 1e-12)
    var kept = 0
    for index in recording.items.indices {
      let presence = recording.items[index].presence[0]
      guard presence.overlaps(0.313...0.897) else { continue }
      for tick in 0...50 {
        let time = trimmed.duration * Double(tick) / 50
        guard presence.contains(time + 0.313) else { continue }
        let difference = trimmed.pose(of: kept, at: time).distance(
          to: recording.pose(of: index, at: time + 0.313))
        #expect(difference < 1e-9)
      }
      kept += 1
    }
    #expect(trimmed.items.count == kept)
  }

  @Test func aSpanBesideTheRecordingLeavesAMoment() {
    let recording = Recording.random(seed: 3)
    let end = recording.trimmed(to: 100...200)
    #expect(end.duration == 0)
    #expect(end.frames.count == 1)
    #expect(
      end.pose(of: 0, at: 0) == recording.pose(of: 0, at: recording.duration))
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func backwardsIsTheSameAtTheOtherTime(seed: UInt64) {
    let recording = Recording.random(seed: seed)
    let reversed = recording.reversed()
    for index in recording.items.indices {
      for tick in 0...50 {
        let time = recording.duration * Double(tick) / 50
        let difference = reversed.pose(of: index, at: recording.duration - time).distance(
          to: recording.pose(of: index, at: time))
        #expect(difference < 1e-9)
      }
    }
  }

  @Test(arguments: [7, 30, 60, 144] as [Double])
  func samplesAreWhereTheMotionWas(rate: Double) {
    let recording = Recording.random(seed: 5)
    let resampled = recording.resampled(framesPerSecond: rate)
    #expect(resampled.framesPerSecond == rate)
    var compared = 0
    for frame in resampled.frames {
      for (index, pose) in frame.poses.enumerated() {
        guard let pose else { continue }
        compared += 1
        #expect(pose.distance(to: recording.pose(of: index, at: frame.time)) < 1e-9)
      }
    }
    // The first item is there all the time.
    #expect(compared >= resampled.frames.count && compared > 1)
    let most = Int(recording.duration * rate) + 2
    #expect(resampled.items.allSatisfy { $0.keyframes.count <= most })
  }

  @Test func touchesAndOrdersTurnAround() {
    let room = CGRect(x: 0, y: 0, width: 300, height: 300)
    let box = BasicItem(center: CGPoint(x: 150, y: 250), size: CGSize(width: 20, height: 20))
    let other = BasicItem(center: CGPoint(x: 40, y: 250), size: CGSize(width: 20, height: 20))
    let animator = DynamicAnimator(referenceBounds: room)
    let collision = CollisionBehavior(items: [box, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [box, other]))
    let recorder = Recorder(animator)
    recorder.stacking = { animator.elapsedTime < 0.2 ? [other, box] : [box, other] }
    recorder.start()
    animator.advance(by: 1)
    recorder.stop()
    let recording = recorder.recording
    #expect(recording.stackings.map(\.items) == [[1, 0], [0, 1]])
    let reversed = recording.reversed()
    #expect(reversed.stackings.map(\.items) == [[0, 1], [1, 0]])
    #expect(reversed.stackings[0].time == 0)
    #expect(reversed.contacts.count == recording.contacts.count)
    #expect(reversed.contacts.last!.phase == .ended)
    #expect(
      abs(reversed.contacts.last!.time - (recording.duration - recording.contacts[0].time)) < 1e-12)
    let start = recording.trimmed(to: 0...0.1)
    #expect(start.stackings.map(\.items) == [[1, 0]])
    #expect(start.contacts.isEmpty)
  }
}
