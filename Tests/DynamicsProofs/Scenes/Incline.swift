import Foundation

enum Angle {
  static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}

/// A slope that falls to the right.
struct Incline {
  let angle: Double

  /// Downhill.
  var direction: Vector { Vector(length: 1, angle: angle) }

  /// Out of the slope.
  private var normal: Vector { direction.turned(by: -.pi / 2) }

  var wall: Wall { .line(-2000 * direction, 4000 * direction) }

  func point(along distance: Double, above height: Double) -> Vector {
    distance * direction + height * normal
  }
}
