/// A scene to simulate with any engine; lengths in points, times in seconds, y down.
package struct Scene: Sendable {
  /// The argument of `--scene`.
  package internal(set) var name: String
  package internal(set) var title: String

  /// The number of steps before the measured ones.
  package var warmUp = 0
  package var steps = 600
  /// Whether time advances in frames of two steps, after which poses are read, or step by step.
  package var inFrames = false
  /// The length of a step, in seconds.
  package let step = 1.0 / 120
  /// The number of solver iterations per step.
  package let iterations = 20

  /// The gravity in points per second squared, downward.
  package var gravity = 1000.0
  package var elasticity = 0.2
  package var friction = 0.2
  /// Each step of length h divides velocities by 1 + resistance · h.
  package var resistance = 0.1
  package var turns = true
  /// Whether items collide with each other and with walls.
  package var collides = true
  /// Whether engines with a choice may let items at rest sleep.
  package var sleeps = false
  /// Whether engines that let items at rest sleep are kept from it.
  package var keepsAwake = false
  /// Whether a callback is called for each item after every step, and contacts are reported.
  package var hasCallbacks = false
  /// Whether contacts are reported.
  package var reportsContacts = false
  /// Whether items collide with walls only, each in a collision behavior of its own.
  package var collidesAlone = false

  /// The seconds for which engines that can do so keep the states of all steps.
  package var historySeconds: Double?

  package var items: [Item] = []
  /// An additional item, without gravity, resistance or loss in a bounce, that keeps a scene from
  /// resting.
  package var mover: Item?

  package var bounds: Bounds?
  package var resize: Resize?
  package var lines: [Line] = []
  /// The corners of a closed path.
  package var outline: [Point] = []

  package var rods: [Rod] = []
  package var pins: [Pin] = []
  package var springs: [Spring] = []
  package var fields: [Field] = []
  package var scroll: Scroll?

  /// The steps after which runners print the positions of all items; such runs are not timed.
  package var snapshots: [Int] = []

  /// Whether the worst step and the time to add everything count, instead of the mean step.
  package var isExtreme = false

  /// The plain C version that the scene is compared with, where that is not obvious.
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

/// Makes the bounds wider, and narrower again.
package struct Resize: Sendable {
  /// The number of steps between two changes.
  package var every: Int
  package var distance: Double
}

package struct Line: Sendable {
  package var start: Point
  package var end: Point
}

/// Keeps the distance between the centers of two items.
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
  /// The ratio of critical damping.
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

/// The effect of scrolling on a list: items near the finger move less.
package struct Scroll: Sendable {
  /// The number of steps between two moves.
  package var every: Int
  /// The distance that the items at `reach` and beyond move, alternately back and forth.
  package var distance: Double
  package var touch: Double
  package var reach: Double
}
