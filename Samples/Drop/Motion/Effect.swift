import ArgumentParser
import Dynamics
import Foundation

/// The ways in which a text comes down.
enum Effect: String, CaseIterable, ExpressibleByArgument {
  /// Characters come loose one after the other, the lowest lines first, and fall.
  case fall
  /// All of them fly off at once, away from the middle of the text.
  case explode
  /// A wind from the left takes them along and piles them up at the right.
  case wind

  /// The direction of gravity, in units of 1000 pt/s².
  var gravity: CGVector {
    switch self {
    case .fall: CGVector(dx: 0, dy: 0.7)
    case .explode: CGVector(dx: 0, dy: 0.6)
    case .wind: CGVector(dx: 0.35, dy: 0.3)
    }
  }
}
