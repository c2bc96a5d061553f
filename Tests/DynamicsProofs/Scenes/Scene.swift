import Foundation

/// A scene that any engine can play: lengths in points, times in seconds, angles in radians
/// clockwise, y down.
///
/// Nothing slows bodies down but what the scene has in it.
package struct Scene: Sendable {
  /// Points per second squared, downward; 1000 is the gravity of a fresh `GravityBehavior`.
  package var gravity: Double
  package var bodies: [Body]
  package var walls: [Wall]
  package var joints: [Joint] = []
  /// Whether bodies collide with each other; with walls they always do.
  package var bodiesCollide = true
  /// How long the scene is played.
  package var seconds: Double
  package var timeStep = Scene.defaultTimeStep
  /// The number of steps between two states of the trace.
  package var stepsPerState = 1

  package static let standardGravity = 1000.0
  package static let defaultTimeStep = 1.0 / 120

  package init(
    _ bodies: [Body], walls: [Wall] = [], joints: [Joint] = [],
    gravity: Double = Scene.standardGravity, seconds: Double
  ) {
    self.bodies = bodies
    self.walls = walls
    self.joints = joints
    self.gravity = gravity
    self.seconds = seconds
  }

  /// The number of steps that take `seconds`.
  package var steps: Int { Int((seconds / timeStep).rounded()) }
}

/// A rigid body of a scene.
package struct Body: Sendable {
  package enum Shape: Sendable {
    case box(width: Double, height: Double)
    case disc(radius: Double)
    /// The corners of a convex polygon, relative to its center of mass.
    case polygon([Vector])
  }

  package var shape: Shape
  /// The center of mass.
  package var center: Vector
  package var angle = 0.0
  package var velocity = Vector.zero
  /// Radians per second.
  package var spin = 0.0
  /// Kilograms per square of 100 pt.
  package var density = 1.0
  /// Between two bodies the larger counts; at a wall, that of the body.
  package var elasticity = 0.0
  /// Between two bodies the root of the product counts; at a wall, that of the body.
  package var friction = 0.0
  package var turns = true
  package var isAnchored = false
  /// Whether the body must not pass through others, at any speed.
  package var isPrecise = false
  /// How it goes up and down, if it does; then nothing else moves it.
  package var shake: Shake?

  private init(_ shape: Shape, at center: Vector) {
    self.shape = shape
    self.center = center
  }

  package static func box(_ width: Double, _ height: Double, at center: Vector) -> Body {
    Body(.box(width: width, height: height), at: center)
  }

  package static func disc(radius: Double, at center: Vector) -> Body {
    Body(.disc(radius: radius), at: center)
  }

  /// A convex polygon with these corners.
  package static func polygon(_ corners: [Vector]) -> Body {
    let center = Polygon.centroid(of: corners)
    return Body(.polygon(corners.map { $0 - center }), at: center)
  }

  /// The body with some of its values changed.
  package func with(_ change: (inout Body) -> Void) -> Body {
    var body = self
    change(&body)
    return body
  }

  /// Kilograms.
  package var mass: Double {
    let area =
      switch shape {
      case .box(let width, let height): width * height
      case .disc(let radius): .pi * radius * radius
      case .polygon(let corners): Polygon.area(of: corners)
      }
    return density * area / 10_000
  }

  /// About the center of mass, in kg·pt².
  package var moment: Double {
    switch shape {
    case .box(let width, let height): mass * (width * width + height * height) / 12
    case .disc(let radius): mass * radius * radius / 2
    case .polygon(let corners): mass * Polygon.squareOfGyration(of: corners)
    }
  }
}

/// A motion up and down, from rest at the lowest place.
package struct Shake: Sendable {
  /// Half of the way, in points.
  package var amplitude: Double
  /// Radians per second.
  package var rate: Double

  package init(amplitude: Double, rate: Double) {
    (self.amplitude, self.rate) = (amplitude, rate)
  }

  /// How high the body is above its lowest place.
  package func height(at time: Double) -> Double { amplitude * (1 - cos(rate * time)) }
}

/// What holds two bodies together, or one to the world where `b` is `nil`.
package struct Joint: Sendable {
  package enum Kind: Sendable, Equatable {
    /// Keeps the distance of both ends.
    case rod
    /// Keeps both ends together; bodies on a pin do not collide with each other.
    case pin
    /// Pulls the ends to their first distance, with this frequency in hertz and share of critical
    /// damping of the joined bodies' own mass.
    case spring(frequency: Double, damping: Double)
  }

  package var kind: Kind
  package var a: Int
  package var b: Int?
  /// Where the ends are at first, in coordinates of the scene.
  package var endA: Vector
  package var endB: Vector
  /// The length of a rod or a spring, if it is not the first distance of the ends.
  package var length: Double?

  package init(
    _ kind: Kind, _ a: Int, at endA: Vector, to b: Int? = nil, at endB: Vector,
    length: Double? = nil
  ) {
    self.kind = kind
    self.a = a
    self.b = b
    self.endA = endA
    self.endB = endB
    self.length = length
  }

  /// A pin at a point.
  package static func pin(_ a: Int, _ b: Int? = nil, at point: Vector) -> Joint {
    Joint(.pin, a, at: point, to: b, at: point)
  }
}
