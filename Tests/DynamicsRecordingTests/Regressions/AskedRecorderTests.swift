import Dynamics
import DynamicsRecording
import Testing

/// A recorder that was stopped by the closure it asked for looks or for the stacking asked again for its
/// last frame, without end.
///
/// A step at a speed of 10⁻³⁰⁰ had more frames than an `Int`. A full recorder went on gathering contacts.
@Suite struct AskedRecorderTests {
  private let animator = DynamicAnimator(
    referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 10, height: 10))

  init() { animator.addBehavior(GravityBehavior(items: [box])) }

  @Test func whoIsAskedForTheStackingMayStopIt() {
    let recorder = Recorder(animator)
    recorder.start()
    recorder.stacking = { [unowned recorder, box] in
      recorder.stop()
      return [box]
    }
    animator.advance(by: 0.1)
    #expect(!recorder.isRecording)
    #expect(recorder.recording.items.count == 1)
  }

  @Test func whoIsAskedForALookMayStopItOrTakeAStep() {
    var recorder: Recorder!
    var count = 0
    recorder = Recorder(animator) { [animator] _ in
      count += 1
      animator.step()
      recorder.stop()
      return nil
    }
    recorder.start()
    animator.advance(by: 0.1)
    #expect(!recorder.isRecording)
    #expect(count == 1)
  }

  @Test func aStepAtNearlyNoSpeedHasATime() throws {
    animator.speed = 1e-300
    let recorder = Recorder(animator)
    recorder.start()
    animator.step()
    recorder.stop()
    #expect(recorder.recording.duration == animator.timeStep)
    #expect(recorder.recording.frames.count == 1)
  }

  @Test func aFullRecorderTakesNoContacts() {
    let recorder = Recorder(animator, maximumBytes: 1)
    _ = DynamicsDiagnostics.collecting { recorder.start() }
    #expect(recorder.isFull)
    let contacts = Mirror(reflecting: recorder).descendant("contacts") as? EventQueue<ContactEvent>
    #expect(contacts == nil)
  }
}
