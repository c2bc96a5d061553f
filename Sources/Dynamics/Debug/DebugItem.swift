internal import DynamicsEngine
public import Foundation

/// The state of an item in the simulation; see ``DebugOverlayBehavior/items``.
public struct DebugItem: Hashable, Codable, Sendable {
  /// The sleep states of an item.
  public enum State: String, CaseIterable, Hashable, Codable, Sendable {
    /// The item is simulated.
    case awake
    /// The item rests, and is not simulated until something disturbs it.
    case asleep
    /// The item is anchored and never moves.
    case anchored
  }

  /// The ID of the item in its animator.
  public let id: ItemID

  /// The center of the item, in points.
  public let center: CGPoint

  /// The angle of the item in radians, which counts whole turns.
  public let angle: CGFloat

  /// The outlines that collide: corners of a polygon in reference coordinates, several for a group,
  /// and for a path with holes or of several areas.
  ///
  /// This can differ from the drawn shape. A path that crosses itself collides as its convex hull, and
  /// a convex path with many corners has at most 16. Curves are given as 64 corners. Empty without the
  /// layer `.outlines`.
  public let outlines: [[CGPoint]]

  /// The sleep state; `nil` without the layer `.sleep`.
  public let state: State?
}

extension DebugItem {
  init(_ body: BodyID, in world: World, _ layers: DebugLayers) {
    id = ItemID(body)
    center = world.position(of: body)
    angle = CGFloat(world.angle(of: body))
    outlines =
      layers.contains(.outlines) ? world.collisionOutlines(of: body, cornersOfCurve: 64) : []
    let state: State =
      !world.isDynamic(body) ? .anchored : world.isAwake(body) ? .awake : .asleep
    self.state = layers.contains(.sleep) ? state : nil
  }
}

/// A boundary in the simulation; see ``DebugOverlayBehavior/boundaries``.
public struct DebugBoundary: Hashable, Codable, Sendable {
  /// The identifier as text; `nil` for the reference bounds.
  public let name: String?

  /// The lines of the boundary as lists of points; the last point of a closed line equals its
  /// first.
  public let lines: [[CGPoint]]
}
