import Dynamics
import Foundation
import SampleSupport

extension Action {
  /// The action of a key on the stage; `nil` for keys that concern the show.
  init?(_ key: Key, hasSelection: Bool) {
    switch key {
    case .up: self = Self.arrow(0, -1, hasSelection)
    case .down: self = Self.arrow(0, 1, hasSelection)
    case .left: self = Self.arrow(-1, 0, hasSelection)
    case .right: self = Self.arrow(1, 0, hasSelection)
    case .tab: self = .selectNext
    case .character(let character):
      guard let action = Self.characters[character] else { return nil }
      self = action
    default: return nil
    }
  }

  private static func arrow(_ x: Double, _ y: Double, _ hasSelection: Bool) -> Action {
    let direction = CGVector(dx: x, dy: y)
    return hasSelection ? .push(direction) : .gravity(direction)
  }

  private static let characters: [Character: Action] = [
    "h": .gravity(CGVector(dx: -1, dy: 0)), "j": .gravity(CGVector(dx: 0, dy: 1)),
    "k": .gravity(CGVector(dx: 0, dy: -1)), "l": .gravity(CGVector(dx: 1, dy: 0)),
    "0": .toggleGravity, "f": .nextField, "a": .attachToNeighbor, "A": .attachToPlace,
    "d": .detach, "m": .toggleMotors, "s": .toggleSensor, "g": .toggleGroup,
    "T": .selectPrevious,
  ]
}
