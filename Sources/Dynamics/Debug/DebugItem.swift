internal import DynamicsEngine
public import Foundation

/// An item as the simulation has it; see ``DebugOverlayBehavior/items``.
public struct DebugItem: Hashable, Codable, Sendable {
  /// Whether an item takes part in steps.
  public enum State: String, CaseIterable, Hashable, Codable, Sendable {
    /// It moves, or might at any time.
    case awake
    /// It rests, and takes part in no step until something disturbs it.
    case asleep
    /// It never moves by itself.
    case anchored
  }

  /// What the animator calls it.
  public let id: ItemID

  /// In points.
  public let center: CGPoint

  /// In radians; goes on beyond a whole turn.
  public let angle: CGFloat

  /// What collides, in reference coordinates: the corners of a convex polygon, or of several for a group.
  ///
  /// This is what the engine collides, and not always what is drawn: a concave path counts as its convex hull,
  /// and a path with many corners has at most 16. Curves are given as 64 corners. Empty without the layer
  /// `.outlines`.
  public let outlines: [[CGPoint]]

  /// Whether it takes part in steps; `nil` without the layer `.sleep`.
  public let state: State?
}

extension DebugItem {
  /// - Parameter body: One of the world's.
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

/// A boundary as the simulation has it; see ``DebugOverlayBehavior/boundaries``.
public struct DebugBoundary: Hashable, Codable, Sendable {
  /// The text of its identifier; `nil` for the reference bounds.
  public let name: String?

  /// Lines through points; a closed one ends where it begins.
  public let lines: [[CGPoint]]
}
