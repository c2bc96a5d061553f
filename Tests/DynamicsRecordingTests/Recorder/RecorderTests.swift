import Dynamics
import DynamicsRecording
import DynamicsTestSupport
import Testing

@Suite struct RecorderTests {
  private static let room = CGRect(x: 0, y: 0, width: 300, height: 300)

  private final class Scene {
    let animator = DynamicAnimator(referenceBounds: RecorderTests.room)
    let gravity = GravityBehavior(items: [])
    let collision = CollisionBehavior(items: [])
    var boxes: [BasicItem] = []

    init(_ count: Int = 6) {
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      for index in 0..<count { add(at: CGPoint(x: 40 + 37 * index % 220, y: 30 + 19 * index)) }
    }

    func add(at center: CGPoint) {
      let box = BasicItem(center: center, size: CGSize(width: 24, height: 16))
      box.transform = CGAffineTransform(rotationAngle: center.x / 50)
      boxes.append(box)
      gravity.addItem(box)
      collision.addItem(box)
    }
  }

  @Test func recordingChangesNothing() {
    let (seen, unseen) = (Scene(), Scene())
    let recorder = Recorder(seen.animator)
    recorder.start()
    for _ in 0..<240 {
      seen.animator.step()
      unseen.animator.step()
      #expect(seen.animator.stateHash == unseen.animator.stateHash)
    }
    #expect(!recorder.recording.contacts.isEmpty)
  }

  @Test func keyframesAreWhereItemsWere() {
    let scene = Scene()
    let recorder = Recorder(scene.animator, framesPerSecond: 120)
    recorder.start()
    var seen: [[CGPoint]] = [scene.boxes.map(\.center)]
    for _ in 0..<180 {
      scene.animator.step()
      seen.append(scene.boxes.map(\.center))
    }
    recorder.stop()
    let recording = recorder.recording
    #expect(recording.frames.count == 181)
    for (frame, centers) in zip(recording.frames, seen) {
      #expect(frame.poses.count == 6 && centers.count == 6)
      for (pose, center) in zip(frame.poses, centers) {
        #expect(hypot(pose!.center.x - center.x, pose!.center.y - center.y) < 1e-9)
      }
    }
  }

  @Test func itemsComeAndGo() {
    let scene = Scene(1)
    let recorder = Recorder(scene.animator)
    recorder.start()
    scene.animator.advance(by: 0.25)
    scene.add(at: CGPoint(x: 200, y: 40))
    scene.animator.advance(by: 0.25)
    scene.gravity.removeItem(scene.boxes[0])
    scene.collision.removeItem(scene.boxes[0])
    scene.animator.advance(by: 0.25)
    recorder.stop()
    let recording = recorder.recording
    #expect(recording.items.count == 2)
    #expect(abs(recording.items[0].presence[0].upperBound - 0.5) < 0.02)
    #expect(abs(recording.items[1].presence[0].lowerBound - 0.25) < 0.02)
    #expect(recording.items[1].presence[0].upperBound == 0.75)
    #expect(recording.frame(at: 0.7).poses[0] == nil)
  }

  @Test func whatChangesItsShapeGoesOnAsAnother() {
    let scene = Scene(1)
    let recorder = Recorder(scene.animator, appearance: { _ in RecordingAppearance(label: "box") })
    recorder.start()
    scene.animator.advance(by: 0.25)
    scene.boxes[0].bounds.size = CGSize(width: 40, height: 40)
    scene.animator.updateItem(usingCurrentState: scene.boxes[0])
    scene.animator.advance(by: 0.25)
    recorder.stop()
    let items = recorder.recording.items
    #expect(items.map(\.id) == [items[0].id, items[0].id])
    #expect(items.map(\.appearance.label) == ["box", "box"])
    #expect(items[1].shape == Recording.Shape(.rectangle(size: CGSize(width: 40, height: 40))))
    #expect(items[0].presence[0].upperBound < items[1].presence[0].lowerBound)
  }

  @Test func slowMotionIsSlow() {
    let scene = Scene(1)
    scene.animator.speed = 0.25
    let recording = scene.animator.record(for: 1)
    #expect(recording.duration == 1)
    #expect(abs(scene.animator.elapsedTime - 0.25) < 0.01)
    let whole = Scene(1)
    whole.animator.advance(by: 0.25)
    #expect(abs(recording.pose(of: 0, at: 1).center.y - whole.boxes[0].center.y) < 5)
  }

  @Test func aFullRecorderStopsAndSaysSo() {
    let scene = Scene()
    let recorder = Recorder(scene.animator, maximumBytes: 20_000)
    let (_, reports) = DynamicsDiagnostics.collecting {
      recorder.start()
      scene.animator.advance(by: 5)
    }
    #expect(reports.map(\.reporter) == ["Recorder"])
    #expect(recorder.isFull)
    #expect(!recorder.isRecording)
    let recording = recorder.recording
    #expect(recording.duration > 0.1 && recording.duration < 4)
    #expect(recording.items.count == 6)
  }

  @Test func badNumbersAreReported() {
    let animator = Scene(1).animator
    let (recorders, reports) = DynamicsDiagnostics.collecting {
      [
        Recorder(animator, framesPerSecond: 0), Recorder(animator, framesPerSecond: .nan),
        Recorder(animator, maximumBytes: 0),
      ]
    }
    #expect(reports.count == 3)
    for recorder in recorders { #expect(recorder.recording.framesPerSecond == 60) }
    let (recording, more) = DynamicsDiagnostics.collecting { animator.record(for: -1) }
    #expect(more.count == 1)
    #expect(recording.duration == 0)
    #expect(recording.items.count == 1)
  }

  @Test func untilPausedEndsAtRest() {
    let scene = Scene()
    let recording = scene.animator.recordUntilPaused(limit: 30)
    #expect(!scene.animator.isRunning)
    #expect(abs(recording.duration - scene.animator.elapsedTime) < 0.02)
    for (index, box) in scene.boxes.enumerated() {
      #expect(recording.pose(of: index, at: recording.duration).center == box.center)
    }
  }

  @Test func whoIsAskedMayDoAnything() {
    let scene = Scene(2)
    var recorder: Recorder!
    var (asked, stackings) = (0, 0)
    recorder = Recorder(scene.animator) { item in
      if item === scene.boxes.last {
        asked += 1
        scene.animator.removeAllBehaviors()
        recorder.stop()
        recorder.start()
        _ = recorder.recording
      }
      return RecordingAppearance()
    }
    recorder.stacking = {
      stackings += 1
      _ = recorder.recording
      return scene.boxes
    }
    recorder.start()
    scene.animator.advance(by: 0.5)
    recorder.stop()
    recorder.stop()
    #expect(asked == 1 && stackings > 0)
    // The recording that was started last is of an animator without behaviors, which rests after a
    // step.
    #expect(scene.animator.behaviors.isEmpty)
    #expect(recorder.recording.items.isEmpty)
    #expect(abs(recorder.recording.duration - scene.animator.elapsedTime) < 1e-9)
    #expect(!recorder.isRecording)
  }

  @Test func itKeepsNobodyAlive() {
    weak var animator: DynamicAnimator?
    weak var box: BasicItem?
    let recorder: Recorder
    do {
      let scene = Scene(2)
      recorder = Recorder(scene.animator)
      recorder.start()
      scene.animator.advance(by: 0.25)
      (animator, box) = (scene.animator, scene.boxes[0])
    }
    #expect(animator == nil)
    #expect(box == nil)
    recorder.stop()
    #expect(abs(recorder.recording.duration - 0.25) < 1e-9)
    let (_, reports) = DynamicsDiagnostics.collecting { recorder.start() }
    #expect(reports.count == 1)
  }

  @Test func timeThatGoesBackIsAJump() throws {
    let scene = Scene()
    let history = History(scene.animator, seconds: 5)
    let recorder = Recorder(scene.animator)
    recorder.start()
    scene.animator.advance(by: 0.5)
    try history.rewind(to: 0.1)
    scene.animator.advance(by: 0.5)
    recorder.stop()
    let recording = recorder.recording
    #expect(abs(recording.duration - 1) < 1e-9)
    for index in scene.boxes.indices {
      let (before, after) = (
        recording.pose(of: index, at: 0.3), recording.pose(of: index, at: 0.7)
      )
      #expect(before.distance(to: after) < 1e-6)
      let jump = recording.pose(of: index, at: 0.5).distance(
        to: recording.pose(of: index, at: 0.51))
      #expect(jump > 50)
    }
  }
}
