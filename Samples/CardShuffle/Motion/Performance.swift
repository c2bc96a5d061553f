import Foundation

/// Where one card lies at one instant.
struct CardPose: Equatable {
  /// The middle of the card, in points from the table's upper left corner, y downward.
  var center: CGPoint
  /// Radians, clockwise on screen.
  var angle: Double
}

/// All cards at one instant.
struct Scene: Equatable {
  /// Indexed as ``Performance/deck``.
  var poses: [CardPose]
  /// Indices into ``Performance/deck``, from the card that lies lowest to the one on top of all.
  var stacking: [Int]
}

/// A shuffle from the first frame to the last: all that any output format needs to know.
struct Performance {
  /// The cards as they lay before, from the top of the deck down.
  var deck: [Card]
  /// The new order, from the top down, as indices into ``deck``.
  var order: [Int]
  var tableSize: CGSize
  var cardSize: CGSize
  var framesPerSecond: Double
  var scenes: [Scene]
}
