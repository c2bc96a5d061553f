internal import Foundation

/// The times that expectations let pass.
enum Duration {
  /// In seconds; a longer motion is a mistake in units.
  static let range: ClosedRange<TimeInterval> = 0...3600

  /// Whether a time may pass; otherwise that is a failure of the test.
  static func isValid(_ seconds: TimeInterval, _ name: String, _ place: SourcePlace) -> Bool {
    if range.contains(seconds) { return true }
    Failure.record("\(name) takes from 0 to 3600 s, not \(seconds) s", at: place)
    return false
  }
}
