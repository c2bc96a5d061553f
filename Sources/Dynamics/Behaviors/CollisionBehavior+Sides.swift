internal import DynamicsEngine

/// The sides of a boundary that stop items.
///
/// Left and right are those of somebody who walks along the path in the direction in which it is drawn, as seen on the
/// screen: a floor that is drawn from left to right has its upper side on the left. A path that is drawn clockwise has its
/// inside on the right.
public enum BoundarySide: String, CaseIterable, Hashable, Sendable {
  /// Both sides stop items; the default.
  case both
  /// Only the left side stops items.
  case left
  /// Only the right side stops items.
  case right
}

extension CollisionBehavior {
  /// Lets items come through a boundary from one side, and land on the other.
  ///
  /// Not in UIKit. An item that meets the boundary from its open side goes through it, and collides with it again when it
  /// has come apart from it; one that turns back on its way falls back. Fast items do the same. What touches the boundary
  /// when the side is set is decided again by where its center is.
  ///
  /// A closed boundary whose inside is solid is a trap: items come in and do not get out. One whose outside is solid
  /// lets them out, and does not keep them in. The side stays when the boundary is replaced or moves; it is gone when the
  /// boundary is removed.
  ///
  /// - Parameters:
  ///   - side: The solid side; the default of a boundary is ``BoundarySide/both``.
  ///   - identifier: The name of the boundary; an unknown one is reported, and nothing changes.
  /// - Complexity: O(*n*), where *n* is the number of items and of contacts. For a closed boundary that is a trap, each
  ///   step takes O(log *m*) for each item that is not in it, where *m* is the number of its corners.
  public func setSolidSide(
    _ side: BoundarySide, forBoundaryWithIdentifier identifier: AnyHashable
  ) {
    guard let entry = boundaryTable.element(for: identifier) else {
      return reportUnknown(identifier, by: "setSolidSide(_:forBoundaryWithIdentifier:)")
    }
    changeSurface(of: entry, entry.surface) { $0.solidSide = side.solid }
  }

  /// The solid side of a boundary; ``BoundarySide/both`` for an unknown identifier.
  ///
  /// - Complexity: O(1) on average.
  public func solidSide(forBoundaryWithIdentifier identifier: AnyHashable) -> BoundarySide {
    BoundarySide(boundaryTable.element(for: identifier)?.surface.solidSide ?? .both)
  }
}

extension BoundarySide {
  fileprivate var solid: BoundarySurface.SolidSide {
    switch self {
    case .both: .both
    case .left: .left
    case .right: .right
    }
  }

  init(_ solid: BoundarySurface.SolidSide) {
    self =
      switch solid {
      case .both: .both
      case .left: .left
      case .right: .right
      }
  }
}
