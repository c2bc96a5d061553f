import Dynamics
import DynamicsRecording
import Testing

/// Attaches a page with the motion of an animator to the current test, with controls and the debug
/// view.
///
/// Run the tests with `--attachments-path` to find it in that folder.
func withMotionPage<Result>(
  _ name: String, of animator: DynamicAnimator, _ body: () throws -> Result
) throws -> Result {
  let overlay = DebugOverlayBehavior()
  animator.addBehavior(overlay)
  let recorder = Recorder(animator)
  recorder.start()
  // A failing test gets the page, too, since it is looked at first.
  let result = Swift.Result { try body() }
  recorder.stop()
  animator.removeBehavior(overlay)
  Attachment.record(try recorder.recording.data(as: .html), named: "\(name).html")
  return try result.get()
}
