internal import DynamicsEngine
public import DynamicsGeometry
public import DynamicsTiming
public import Foundation

extension Session {
  /// All that there was after one step.
  public struct Moment: Sendable {
    /// The time of the step, in seconds of ``DynamicAnimator/elapsedTime``.
    public let elapsedTime: TimeInterval

    /// The reference bounds in points; `nil` if there were none.
    public let referenceBounds: CGRect?

    /// The items, in the order of joining.
    public let items: [Item]

    /// The behaviors, parents before their children.
    public let behaviors: [Behavior]

    /// The boundaries, each once.
    public let boundaries: [DebugBoundary]
  }

  /// An item after a step.
  public struct Item: Sendable {
    /// The ID of the item in its animator.
    public let id: ItemID

    /// The name of its class.
    public let className: String

    /// The center, in points.
    public let center: CGPoint

    /// The rotation in radians, clockwise on screen, counting whole turns.
    public let angle: CGFloat

    /// The velocity, in points per second.
    public let velocity: CGVector

    /// The angular velocity, in radians per second.
    public let angularVelocity: CGFloat

    /// Whether it slept, was awake, or was anchored or kinematic.
    public let state: DebugItem.State

    /// The shape by which it collided; `.path` also for a group.
    public let collisionBoundsType: DynamicItemCollisionBoundsType

    /// The size in points; of a path or a group, that of the box around it at angle 0.
    public let size: CGSize

    /// The outlines that collided: corners of polygons in reference coordinates, several for a group, and
    /// for a path with holes or of several areas.
    public let outlines: [[CGPoint]]
  }

  /// A behavior after a step.
  public struct Behavior: Sendable {
    /// The name of its class.
    public let className: String

    /// The place of its parent in ``Moment/behaviors``; `nil` for a behavior of the animator itself.
    public let parent: Int?

    /// Its items, in the order added.
    public let items: [ItemID]

    /// Its properties, as ``DynamicBehavior/properties`` of the built-in class lists them.
    public let properties: [Property]
  }

  /// A property of a behavior after a step.
  public struct Property: Hashable, Sendable {
    /// The name, as in Swift.
    public let name: String

    /// The unit of its numbers.
    public let unit: BehaviorUnit

    /// Its value.
    public let value: PropertyValue
  }

  /// Reads all that there was after a step.
  ///
  /// - Parameter elapsedTime: As for ``snapshot(at:)``.
  /// - Throws: As ``snapshot(at:)``.
  /// - Complexity: That of ``DynamicAnimator/restore(_:)``, and of reading up to 60 states.
  public func moment(at elapsedTime: TimeInterval) throws -> Moment {
    let place = try place(of: elapsedTime)
    var reader = SessionLog.Reader(log)
    return Moment(try scene(at: place, &reader), at: log.entries[place].time)
  }

  /// The marks of the debug view after a step, such as attachments, fields and sensors.
  ///
  /// Contacts and velocities are not among them; see ``contacts`` and ``Item/velocity``.
  ///
  /// - Parameters:
  ///   - elapsedTime: As for ``snapshot(at:)``.
  ///   - layers: The marks to make; the default is `.attachments`.
  /// - Throws: As ``snapshot(at:)``.
  /// - Complexity: As of ``moment(at:)``.
  public func marks(
    at elapsedTime: TimeInterval, layers: DebugLayers = .attachments
  ) throws -> [DebugMark] {
    let place = try place(of: elapsedTime)
    var reader = SessionLog.Reader(log)
    return try scene(at: place, &reader).animator.debugMarks(withoutOverlay: layers).map(\.mark)
  }
}

extension Session.Moment {
  init(_ scene: SessionScene, at time: TimeInterval) {
    let simulation = scene.animator.simulation
    elapsedTime = time
    referenceBounds = simulation.referenceBounds
    let names = scene.classNames
    items = simulation.items.bodies.map { body in
      Session.Item(body, className: names[body] ?? "", in: simulation.world)
    }
    behaviors = scene.behaviors.map { behavior, className, parent in
      Session.Behavior(
        className: className, parent: parent,
        items: behavior.itemList.bodies.map { ItemID($0) },
        properties: behavior.properties.map {
          Session.Property(name: $0.name, unit: $0.unit, value: $0.value)
        })
    }
    boundaries = scene.animator.drawnBoundaries
  }
}

extension Session.Item {
  init(_ body: BodyID, className: String, in world: World) {
    let pose = world.pose(of: body)
    id = ItemID(body)
    self.className = className
    center = pose.position
    angle = pose.angle
    velocity = world.velocity(of: body)
    angularVelocity = world.angularVelocity(of: body)
    let shown = DebugItem(body, in: world, [.sleep, .outlines])
    state = shown.state ?? .awake
    outlines = shown.outlines
    (collisionBoundsType, size) = world.shape(of: body).bounds
  }
}

extension CompoundShape {
  /// The type of collision bounds that it is of, and its size.
  fileprivate var bounds: (type: DynamicItemCollisionBoundsType, size: CGSize) {
    if parts.count == 1, parts[0].angle == 0 {
      switch parts[0].outline {
      case .rectangle(let size): return (.rectangle, size)
      case .ellipse(let size): return (.ellipse, size)
      case .polygon: break
      }
    }
    var box = CGRect.null
    for part in parts {
      let transform = CGAffineTransform(rotationAngle: part.angle)
        .concatenating(CGAffineTransform(translationX: part.center.x, y: part.center.y))
      box = box.union(part.outline.box.applying(transform))
    }
    return (.path, box.size)
  }
}

extension Outline {
  fileprivate var box: CGRect {
    switch self {
    case .rectangle(let size), .ellipse(let size): return CGRect(centeredWith: size)
    case .polygon(let corners):
      return corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }
}
