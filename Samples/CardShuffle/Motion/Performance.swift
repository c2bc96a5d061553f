import DynamicsRecording
import Foundation

/// A shuffle from the first frame to the last: all that any output format needs to know.
struct Performance {
  /// The cards as they lay before, from the top of the deck down.
  var deck: [Card]
  /// The new order, from the top down, as indices into ``deck``.
  var order: [Int]
  /// With items in the order of ``deck``.
  var recording: Recording

  var tableSize: CGSize { recording.bounds.size }
}
