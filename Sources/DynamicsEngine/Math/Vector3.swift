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
