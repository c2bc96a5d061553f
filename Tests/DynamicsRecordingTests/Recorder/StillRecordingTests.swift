import Dynamics
import DynamicsRecording
import Foundation
import Testing

/// The rest of a recording at rest is not recorded frame by frame: a week took a minute, and 10³⁰⁰ s for ever.
@Suite struct StillRecordingTests {
  private func scene() -> DynamicAnimator {
    let item = BasicItem(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let collision = CollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [item]))
    return animator
  }

  @Test func restIsRecordedAtOnce() throws {
    let short = scene().record(for: 60)
    let long = scene().record(for: 1e7)
    #expect(long.duration == 1e7 && long.items[0].presence == [0...1e7])
    #expect(long.items[0].keyframes.count == short.items[0].keyframes.count)
    #expect(long.items[0].keyframes.dropLast() == short.items[0].keyframes.dropLast())
    #expect(long.items[0].keyframes.last?.time == 1e7)
    let file = try long.data(as: .json)
    #expect(try JSONDecoder().decode(Recording.self, from: file) == long)
  }

  @Test(arguments: [1e300, 1.1e8, .greatestFiniteMagnitude])
  func noRecordingIsLongerThanItsFileMayBe(seconds: TimeInterval) throws {
    let (recording, reports) = DynamicsDiagnostics.collecting {
      scene().record(for: seconds, framesPerSecond: 20)
    }
    #expect(recording.duration == 5e7)
    #expect(reports.count == 1 && reports[0].message.contains("is longer than 50000000.0 s"))
    let file = try recording.data(as: .json)
    #expect(try JSONDecoder().decode(Recording.self, from: file) == recording)
  }

  @Test func nothingMovesAtSpeedZero() {
    let animator = scene()
    animator.speed = 0
    #expect(animator.record(for: 1e7).duration == 1e7)
    #expect(animator.recordUntilPaused(limit: 1e7).duration == 1e7)
  }

  @Test func anOpacityThatIsNoNumberIsReported() {
    let color: RecordingAppearance.Color = "#11223380"
    let (result, reports) = DynamicsDiagnostics.collecting { color.opacity(.nan) }
    #expect(result == color && reports.count == 1)
    #expect(color.opacity(.infinity) == color && color.opacity(-.infinity).alpha == 0)
  }
}
