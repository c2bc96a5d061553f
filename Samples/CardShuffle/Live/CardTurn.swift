import Foundation

/// How far a card is turned over.
struct CardTurn: Equatable {
  let isFaceUp: Bool
  /// The visible part of its width, from nearly 0 while it stands on edge to 1.
  let width: Double

  /// The time in seconds that a card takes to turn over.
  static let duration = 0.26
  private static let edge = 0.06

  /// - Parameter faceUpTime: The time at which the card begins to turn; 0 for one that is face up
  ///   all the time.
  init(at time: TimeInterval, faceUpTime: TimeInterval) {
    let progress =
      faceUpTime > 0 ? min(1, max(0, (time - faceUpTime) / Self.duration)) : 1
    isFaceUp = progress >= 0.5
    width = max(Self.edge, abs(cos(.pi * progress)))
  }
}
