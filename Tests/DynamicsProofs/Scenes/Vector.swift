import Foundation

/// A point, a distance or a velocity in the plane; y is down.
package struct Vector: Sendable, Equatable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Vector(0, 0)

  /// The vector of a length that makes an angle with the x axis, clockwise on screen.
  package init(length: Double, angle: Double) {
    self.init(length * cos(angle), length * sin(angle))
  }

  package var length: Double { (x * x + y * y).squareRoot() }

  package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  package static func * (factor: Double, a: Vector) -> Vector { Vector(factor * a.x, factor * a.y) }
  package static func * (a: Vector, factor: Double) -> Vector { factor * a }

  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The vector turned by an angle, clockwise on screen.
  package func turned(by angle: Double) -> Vector {
    let (c, s) = (cos(angle), sin(angle))
    return Vector(c * x - s * y, s * x + c * y)
  }
}
