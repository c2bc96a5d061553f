import Dynamics
import DynamicsRecording
import Testing

/// The debug view in recordings.
@Suite struct RecordedMarksTests {
  private let ball = BasicItem(
    center: CGPoint(x: 100, y: 50), size: CGSize(width: 20, height: 20))
  private let animator = DynamicAnimator(
    referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func kinds(of recording: Recording) -> Set<DebugMark.Kind> {
    Set(recording.marks.map(\.kind))
  }

  private func fall() {
    animator.addBehavior(GravityBehavior(items: [ball]))
    let collision = CollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }

  @Test func withoutAnOverlayOnlyAttachmentsAreRecorded() throws {
    fall()
    let spring = AttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 150, y: 0))
    spring.frequency = 3
    animator.addBehavior(spring)
    let recording = animator.record(for: 0.5)
    #expect(recording.marks.map(\.kind) == [.spring])
    for frame in recording.frames {
      let mark = try #require(recording.marks[0].mark(at: frame.time))
      #expect(mark.start == frame.poses[0]?.center)
    }
    animator.addBehavior(DebugOverlayBehavior())
    #expect(kinds(of: animator.record(for: 0.5)).isSuperset(of: [.spring, .velocity]))
  }

  @Test func marksComeAndGoWithWhatTheyStandFor() throws {
    fall()
    let overlay = DebugOverlayBehavior()
    overlay.layers = [.attachments, .contacts]
    animator.addBehavior(overlay)
    let snap = SnapBehavior(item: ball, snapTo: CGPoint(x: 300, y: 50))
    let recorder = Recorder(animator)
    recorder.start()
    animator.advance(by: 0.25)
    animator.addBehavior(snap)
    animator.advance(by: 0.25)
    animator.removeBehavior(snap)
    animator.advance(by: 2)
    recorder.stop()
    let recording = recorder.recording
    let spring = try #require(recording.marks.first { $0.kind == .spring })
    #expect(abs(spring.presence.lowerBound - 0.25) < 0.02)
    #expect(abs(spring.presence.upperBound - 0.5) < 0.02)
    #expect(spring.mark(at: 0.2) == nil && spring.mark(at: 0.4) != nil)
    let contact = try #require(recording.contacts.first { $0.phase == .began })
    let mark = try #require(recording.marks.first { $0.kind == .contact })
    #expect((0...1.0 / 60).contains(mark.presence.lowerBound - contact.time + 1e-9))
    #expect(abs(mark.presence.upperBound - contact.time - 0.5) < 0.02)
    // It fades evenly, so that the first and the last moment say all.
    #expect(mark.keyframes.count == 2)
    for time in stride(from: mark.presence.lowerBound, to: mark.presence.upperBound, by: 0.01) {
      let shown = try #require(mark.mark(at: time))
      #expect(shown.start == contact.point)
      #expect(abs(shown.strength - (1 - (time - contact.time) / 0.5)) < 1e-6)
    }
  }

  @Test func contactsAreRecordedAfterStreamsWereFinished() {
    fall()
    animator.addBehavior(DebugOverlayBehavior())
    let recorder = Recorder(animator)
    recorder.start()
    animator.finishContacts()
    animator.advance(by: 1)
    recorder.stop()
    #expect(recorder.recording.contacts.contains { $0.phase == .began })
    #expect(kinds(of: recorder.recording).contains(.contact))
  }

  @Test func whatLiesStillTakesTwoKeyframes() {
    let field = FieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 150))
    field.addItem(ball)
    animator.addBehavior(field)
    let overlay = DebugOverlayBehavior()
    overlay.layers = .fields
    animator.addBehavior(overlay)
    let recording = animator.record(for: 1)
    #expect(recording.marks.count == overlay.marks.count && !recording.marks.isEmpty)
    #expect(recording.marks.allSatisfy { $0.keyframes.count == 2 && $0.presence == 0...1 })
  }

  @Test func marksAreReadBack() throws {
    fall()
    animator.addBehavior(DebugOverlayBehavior())
    let push = PushBehavior(items: [ball], mode: .instantaneous)
    push.magnitude = 0.1
    animator.addBehavior(push)
    let block = FieldBehavior.field { _, position, _, _, _, _ in
      position.y > 100 ? CGVector(dx: .nan, dy: .infinity) : CGVector(dx: 0, dy: 0.1)
    }
    block.addItem(ball)
    animator.addBehavior(block)
    let recording = DynamicsDiagnostics.collecting { animator.record(for: 2) }.result
    #expect(kinds(of: recording) == [.push, .field, .velocity, .contact])
    let data = try recording.data(as: .json)
    #expect(try JSONDecoder().decode(Recording.self, from: data) == recording)
  }

  @Test func recordingChangesNoMotion() {
    func hashes(_ isRecorded: Bool) -> [UInt64] {
      let ball = BasicItem(center: CGPoint(x: 100, y: 50), size: CGSize(width: 20, height: 20))
      let animator = DynamicAnimator(
        referenceBounds: CGRect(x: 0, y: 0, width: 400, height: 300))
      let collision = CollisionBehavior(items: [ball])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(GravityBehavior(items: [ball]))
      if isRecorded { animator.addBehavior(DebugOverlayBehavior()) }
      let recorder = Recorder(animator)
      if isRecorded { recorder.start() }
      return (0..<200).map { _ in
        animator.step()
        return animator.stateHash
      }
    }
    #expect(hashes(true) == hashes(false))
  }

  @Test func boundariesAreThereFromTheirComingToTheirGoing() {
    fall()
    let collision = CollisionBehavior(items: [ball])
    animator.addBehavior(collision)
    let recorder = Recorder(animator)
    recorder.start()
    animator.advance(by: 0.25)
    collision.addBoundary(withIdentifier: "shelf", from: .zero, to: CGPoint(x: 30, y: 0))
    animator.advance(by: 0.25)
    collision.addBoundary(withIdentifier: "shelf", from: .zero, to: CGPoint(x: 40, y: 0))
    animator.advance(by: 0.25)
    collision.removeBoundary(withIdentifier: "shelf")
    animator.advance(by: 0.25)
    recorder.stop()
    let recording = recorder.recording
    let times = recording.boundaries.map {
      [$0.presence.lowerBound, $0.presence.upperBound].map { ($0 * 4).rounded() / 4 }
    }
    #expect(recording.boundaries.map(\.name) == [nil, "shelf", "shelf"])
    #expect(times == [[0, 1], [0.25, 0.5], [0.5, 0.75]])
  }
}
