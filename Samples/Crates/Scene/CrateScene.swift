import ArgumentParser
import Foundation

/// The initial crates.
enum CrateScene: String, CaseIterable, ExpressibleByArgument {
  /// A crate of mass 100 above the floor.
  case one
  /// Five crates of two sizes in a box.
  case box
  /// A crate on a rope, and three that travel through a machine.
  case machine

  /// The inside of the box, in points.
  static let size = CGSize(width: 300, height: 300)

  /// The frames of the crates; all lists of crates have this order.
  var frames: [CGRect] {
    switch self {
    case .one:
      [CGRect(x: 100, y: 20, width: 100, height: 100)]
    case .box:
      [
        CGRect(x: 16, y: 16, width: 32, height: 32),
        CGRect(x: 64, y: 16, width: 32, height: 32),
        CGRect(x: 32, y: 64, width: 64, height: 64),
        CGRect(x: 128, y: 32, width: 32, height: 32),
        CGRect(x: 192, y: 48, width: 64, height: 64),
      ]
    case .machine:
      [CGRect(x: 16, y: 165, width: 36, height: 36)]
        + [80, 130, 180].map { CGRect(x: $0, y: 245, width: 28, height: 28) }
    }
  }
}
