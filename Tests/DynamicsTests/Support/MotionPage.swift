import Dynamics
import DynamicsRecording
import Testing

/// Attaches what an animator does meanwhile to the test that runs: a page with controls and the debug view.
///
/// Run the tests with `--attachments-path` to find it in that folder.
func withMotionPage<Result>(
  _ name: String, of animator: DynamicAnimator, _ body: () throws -> Result
) throws -> Result {
  let overlay = DebugOverlayBehavior()
  animator.addBehavior(overlay)
  let recorder = Recorder(animator)
  recorder.start()
  // Also of a test that fails, which is looked at first.
  let result = Swift.Result { try body() }
  recorder.stop()
  animator.removeBehavior(overlay)
  Attachment.record(try recorder.recording.data(as: .html), named: "\(name).html")
  return try result.get()
}
