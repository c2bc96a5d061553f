/// What is simulated, for any engine; lengths in points, times in seconds, y down.
package struct Scene: Sendable {
  /// What `--scene` takes.
  package internal(set) var name: String
  package internal(set) var title: String

  /// Steps that are taken before those that are measured.
  package var warmUp = 0
  package var steps = 600
  /// Whether time passes in frames of two steps, after which poses are read, or step by step.
  package var inFrames = false
  /// Seconds.
  package let step = 1.0 / 120
  /// How often the solver goes over contacts and joints in a step.
  package let iterations = 20

  /// Points per second squared, downwards.
  package var gravity = 1000.0
  package var elasticity = 0.2
  package var friction = 0.2
  /// Each step of length h divides velocities by 1 + resistance · h.
  package var resistance = 0.1
  package var turns = true
  /// Whether items collide with each other and with walls.
  package var collides = true
  /// Whether an engine may leave out items at rest, where that is a choice.
  package var sleeps = false
  /// Whether each item has something called after every step, and contacts are told.
  package var hasCallbacks = false

  /// How many seconds back every step is kept, by engines that can.
  package var historySeconds: Double?

  package var items: [Item] = []
  /// One more item, without gravity, resistance or loss in a bounce, that keeps a scene from resting.
  package var mover: Item?

  package var bounds: Bounds?
  package var lines: [Line] = []
  /// The corners of a closed path.
  package var outline: [Point] = []

  package var rods: [Rod] = []
  package var pins: [Pin] = []
  package var springs: [Spring] = []
  package var fields: [Field] = []
  package var scroll: Scroll?

  /// The steps after which runners print where all items are; then nothing is timed.
  package var snapshots: [Int] = []

  /// Which plain C the scene is compared with, where that is not obvious.
  package var remark: String?

  package init(_ name: String, _ title: String) {
    self.name = name
    self.title = title
  }
}

package struct Point: Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A box or a disc.
package struct Item: Sendable {
  package var isDisc = false
  package var place: Point
  package var width: Double
  package var height: Double
  package var velocity = Point(0, 0)
  /// Radians per second.
  package var spin = 0.0

  static func box(_ place: Point, _ width: Double, _ height: Double) -> Item {
    Item(place: place, width: width, height: height)
  }

  static func disc(_ place: Point, radius: Double) -> Item {
    Item(isDisc: true, place: place, width: 2 * radius, height: 2 * radius)
  }

  func moving(_ velocity: Point, spin: Double = 0) -> Item {
    var item = self
    item.velocity = velocity
    item.spin = spin
    return item
  }
}

/// A rectangle with its corner at (0, 0), whose sides are walls.
package struct Bounds: Sendable {
  package var width: Double
  package var height: Double
}

package struct Line: Sendable {
  package var start: Point
  package var end: Point
}

/// Keeps the centers of two items as far apart as they are.
package struct Rod: Sendable {
  package var a: Int
  package var b: Int
}

/// Joins two items at a point, or one to the world.
package struct Pin: Sendable {
  package var a: Int
  /// `nil` for the world.
  package var b: Int?
  package var place: Point
}

/// Pulls the center of an item to an anchor.
package struct Spring: Sendable {
  package var item: Int
  package var anchor: Point
  package var length: Double
  /// Hertz.
  package var frequency: Double
  /// A share of critical damping.
  package var damping: Double
}

/// A field on all items, by the laws of `FieldBehavior` with their usual falloff.
package struct Field: Sendable {
  /// In the order in which runners in other languages number them.
  package enum Kind: Int, Sendable {
    case linear, radial, spring, vortex, drag, electric
  }

  package var kind: Kind
  package var place = Point(0, 0)
  package var direction = Point(0, 0)
  package var strength: Double
  package let minimumRadius = 20.0
}

/// What scrolling does to a list: items are moved, the less the nearer they are to the finger.
package struct Scroll: Sendable {
  /// Steps from one move to the next.
  package var every: Int
  /// How far the items at `reach` and beyond move, back and forth in turn.
  package var distance: Double
  package var touch: Double
  package var reach: Double
}
