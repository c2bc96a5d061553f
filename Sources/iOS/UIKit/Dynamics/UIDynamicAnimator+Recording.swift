internal import Dynamics
public import DynamicsRecording
public import Foundation

extension UIDynamicAnimator {
  /// Lets time pass and records it, with the debug view: to look at, or to attach to a test.
  ///
  /// Not in UIKit. Actions are called once for each frame. Views look like their backgrounds, with the corners
  /// of their layers and their accessibility labels.
  ///
  /// ```swift
  /// let recording = animator.record(for: 2)
  /// Attachment.record(try recording.data(as: .html), named: "landing.html")
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: How long, at least 0. Another number is diagnosed, and the present moment recorded.
  ///   - framesPerSecond: More than 0 and at most 1000; 60 by default.
  public func record(for seconds: TimeInterval, framesPerSecond: Double = 60) -> Recording {
    withDebugOverlay {
      $0.record(for: seconds, framesPerSecond: framesPerSecond, appearance: Self.appearance)
    }
  }

  /// Lets time pass until everything is at rest and records it, as ``record(for:framesPerSecond:)`` does.
  ///
  /// - Parameters:
  ///   - limit: The most seconds, at least 0.
  ///   - framesPerSecond: More than 0 and at most 1000; 60 by default.
  public func recordUntilPaused(
    limit: TimeInterval, framesPerSecond: Double = 60
  ) -> Recording {
    withDebugOverlay {
      $0.recordUntilPaused(
        limit: limit, framesPerSecond: framesPerSecond, appearance: Self.appearance)
    }
  }

  private static func appearance(of item: any DynamicItem) -> RecordingAppearance? {
    guard let view = ItemAdapter.item(of: item) as? UIView else { return nil }
    return withoutIsolation(view) { view in
      view.backgroundColor.map {
        RecordingAppearance(
          fill: RecordingAppearance.Color($0), cornerRadius: view.layer.cornerRadius,
          label: view.accessibilityLabel)
      }
    }
  }

  private func withDebugOverlay(_ record: (CoreAnimator) -> Recording) -> Recording {
    let overlay = DebugOverlayBehavior()
    core.addBehavior(overlay)
    defer { core.removeBehavior(overlay) }
    return record(core)
  }
}

extension RecordingAppearance.Color {
  fileprivate init(_ color: UIColor) {
    let parts = (color.cgColor.components ?? []).map { UInt8(min(max($0, 0), 1) * 255) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
