import Dynamics
import Foundation

/// Something that a player does on the stage.
enum Action: Hashable {
  /// The pointer grabs the item at a point, moves, and releases it.
  case grab(CGPoint)
  case drag(CGPoint)
  case release
  /// Selects the next item; after the last one, none.
  case selectNext
  case selectPrevious
  /// An impulse on the selected item; the vector has length 1.
  case push(CGVector)
  /// Gravity in a direction of length 1.
  case gravity(CGVector)
  case toggleGravity
  /// Turns on the next field of the palette.
  case nextField
  /// Attaches the selected item to its nearest neighbor by a rod.
  case attachToNeighbor
  /// Attaches the selected item to the place where it is by a spring.
  case attachToPlace
  /// Removes all attachments of the selected item.
  case detach
  case toggleMotors
  case toggleSensor
  /// Makes a group of the selected item and its nearest neighbor, or takes the group apart.
  case toggleGroup
}
