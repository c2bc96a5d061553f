import Dynamics
import DynamicsRecording
import Testing

/// A corner radius that no corner has made JSON that could not be written, or not be read.
@Suite struct CornerRadiusTests {
  @Test(arguments: [-1, .nan, .infinity, 1e12])
  func anyCornerRadiusIsWrittenAndRead(radius: Double) throws {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 10, height: 10))
    animator.addBehavior(GravityBehavior(items: [box]))
    let (recording, reports) = DynamicsDiagnostics.collecting {
      animator.record(for: 0.1) { _ in RecordingAppearance(cornerRadius: radius) }
    }
    #expect(reports.count == 1)
    let data = try recording.data(as: .json)
    #expect(try JSONDecoder().decode(Recording.self, from: data) == recording)
  }
}
