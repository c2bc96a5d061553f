import Foundation
import SampleSupport

/// A shuffle from the first frame to the last: all that any output format needs to know.
struct Performance {
  /// The cards as they lay before, from the top of the deck down.
  var deck: [Card]
  /// The new order, from the top down, as indices into ``deck``.
  var order: [Int]
  var tableSize: CGSize
  var cardSize: CGSize
  var framesPerSecond: Double
  /// With poses indexed as ``deck``.
  var scenes: [Scene]
}
