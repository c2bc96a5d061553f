package import Foundation

/// A sentence about a moment of a recording, which the page of the recording shows.
package struct Remark: Hashable, Sendable {
  /// Where something is expected, in points of the recording.
  package enum Figure: Hashable, Sendable {
    case point(CGPoint)
    case rectangle(CGRect)
    /// Closed lines.
    case outline([[CGPoint]])
  }

  package var text: String
  /// In seconds of the recording.
  package var time: TimeInterval
  package var figure: Figure?

  package init(_ text: String, at time: TimeInterval, figure: Figure? = nil) {
    (self.text, self.time, self.figure) = (text, time, figure)
  }
}
