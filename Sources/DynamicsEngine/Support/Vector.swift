internal import DynamicsChipmunk
internal import DynamicsGeometry
internal import Foundation

/// The engine's vector is Chipmunk's; its package interface uses Core Graphics types.
typealias Vector = cpVect

extension cpVect {
  static let zero = cpVect(x: 0, y: 0)

  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }

  /// Creates a unit vector: the cosine and sine of an angle.
  init(angle: Double) {
    let turn = SinCos(angle)
    self.init(x: turn.cosine, y: turn.sine)
  }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var vector: CGVector { CGVector(dx: x, dy: y) }

  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Self) -> Self { Self(x: -a.x, y: -a.y) }
  static func += (a: inout Self, b: Self) { a = a + b }
  static func -= (a: inout Self, b: Self) { a = a - b }

  var lanes: SIMD2<Double> { SIMD2(x, y) }

  var isZero: Bool { x == 0 && y == 0 }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The velocity of the end of this lever arm at an angular velocity of 1 rad/s.
  var perpendicular: Self { Self(x: -y, y: x) }
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector with these components along this unit vector and its perpendicular.
  func combining(_ along: Double, _ across: Double) -> Self {
    self * along + perpendicular * across
  }

  func rotated(by rotation: Rotation) -> Self {
    Self(
      x: x * rotation.cosine - y * rotation.sine, y: x * rotation.sine + y * rotation.cosine)
  }
}

extension [Vector] {
  /// The greatest distance of two points, at most 0.5 % too small, from their extents in 16
  /// directions.
  var greatestDistance: Double {
    (0..<16).reduce(0) { widest, index in
      let direction = Vector(angle: .pi * Double(index) / 16)
      var (least, most) = (Double.infinity, -Double.infinity)
      for point in self {
        let place = point.dot(direction)
        (least, most) = (Swift.min(least, place), Swift.max(most, place))
      }
      return Swift.max(widest, most - least)
    }
  }
}

/// Three numbers: one for each of three rows, or x, y and angle.
struct Vector3: BitwiseCopyable {
  var x = 0.0
  var y = 0.0
  var z = 0.0

  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
  static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k, z: a.z * k) }
  static func += (a: inout Self, b: Self) { a = a + b }
  static func -= (a: inout Self, b: Self) { a = a - b }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }
  func scaled(by other: Self) -> Self { Self(x: x * other.x, y: y * other.y, z: z * other.z) }
}
