internal import Dynamics
public import DynamicsRecording
public import Foundation

extension UIDynamicAnimator {
  /// Advances the animator by seconds, and records the motion with the debug view.
  ///
  /// Not in UIKit. A test can attach the recording. Actions are called once per frame. Views are
  /// recorded with their background colors, corner radii and accessibility labels. A number of
  /// seconds that is negative or not finite is reported.
  public func record(for seconds: TimeInterval, framesPerSecond: Double = 60) -> Recording {
    withOverlay { $0.record(for: seconds, framesPerSecond: framesPerSecond, appearance: look) }
  }

  /// Advances the animator until it is at rest, up to a limit in seconds, and records the motion
  /// likewise.
  public func recordUntilPaused(limit: TimeInterval, framesPerSecond: Double = 60) -> Recording {
    withOverlay {
      $0.recordUntilPaused(limit: limit, framesPerSecond: framesPerSecond, appearance: look)
    }
  }

  private func withOverlay(_ record: (CoreAnimator) -> Recording) -> Recording {
    let overlay = DebugOverlayBehavior()
    core.addBehavior(overlay)
    defer { core.removeBehavior(overlay) }
    return record(core)
  }
}

private func look(of item: any DynamicItem) -> RecordingAppearance? {
  withoutIsolation(item) { item in
    guard let view = ItemAdapter.item(of: item) as? UIView,
      let shares = view.backgroundColor?.cgColor.components
    else { return nil }
    let parts = shares.map { UInt8($0 > 0 ? min($0, 1) * 255 : 0) }
    return RecordingAppearance(
      fill: .init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]),
      cornerRadius: view.layer.cornerRadius, label: view.accessibilityLabel)
  }
}
