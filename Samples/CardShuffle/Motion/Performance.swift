import DynamicsRecording
import Foundation
import SampleSupport

/// A complete shuffle, with all data for the output formats.
struct Performance {
  /// The cards in their old order, from the top to the bottom.
  var deck: [PlayingCard]
  /// The new order from the top to the bottom, as indices into ``deck``.
  var order: [Int]
  /// The recording, with items in the order of ``deck``.
  var recording: Recording
  /// The time in seconds from which each card of ``deck`` is face up; 0 if it always is.
  var faceUpTimes: [TimeInterval] = []

  var startsFaceDown: Bool { faceUpTimes.contains { $0 > 0 } }

  var tableSize: CGSize { recording.bounds.size }
}
