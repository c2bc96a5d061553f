/// A symmetric 3×3 matrix, positive definite in its nonzero rows if these are independent.
struct SymmetricMatrix3: BitwiseCopyable {
  var xx = 0.0
  var xy = 0.0
  var xz = 0.0
  var yy = 0.0
  var yz = 0.0
  var zz = 0.0

  @inline(__always)
  func times(_ vector: Vector3) -> Vector3 {
    Vector3(
      x: xx * vector.x + xy * vector.y + xz * vector.z,
      y: xy * vector.x + yy * vector.y + yz * vector.z,
      z: xz * vector.x + yz * vector.y + zz * vector.z)
  }
}

extension SymmetricMatrix3 {
  /// The factors L · D · Lᵀ of the matrix: L has ones and `yx`, `zx`, `zy`, and D is stored
  /// inverted.
  struct Factors: BitwiseCopyable {
    var yx = 0.0
    var zx = 0.0
    var zy = 0.0
    var inverseD = Vector3()

    /// The solution x of matrix · x = `vector`; 0 in singular rows.
    @inline(__always)
    func solved(for vector: Vector3) -> Vector3 {
      let y = vector.y - yx * vector.x
      let z = vector.z - zx * vector.x - zy * y
      let solvedZ = z * inverseD.z
      let solvedY = y * inverseD.y - zy * solvedZ
      return Vector3(
        x: vector.x * inverseD.x - yx * solvedY - zx * solvedZ, y: solvedY, z: solvedZ)
    }
  }

  /// k · v · vᵀ.
  @inline(__always)
  init(squareOf v: Vector3, times k: Double) {
    let scaled = v * k
    self.init(
      xx: v.x * scaled.x, xy: v.x * scaled.y, xz: v.x * scaled.z, yy: v.y * scaled.y,
      yz: v.y * scaled.z, zz: v.z * scaled.z)
  }

  @inline(__always)
  static func + (a: Self, b: Self) -> Self {
    Self(
      xx: a.xx + b.xx, xy: a.xy + b.xy, xz: a.xz + b.xz, yy: a.yy + b.yy, yz: a.yz + b.yz,
      zz: a.zz + b.zz)
  }

  /// The factors of the matrix.
  ///
  /// - Parameter inverse: Returns the inverse of a pivot with the diagonal element that it is left of;
  ///   a pivot that is only rounding belongs to a dependent row.
  @inline(__always)
  func factors(_ inverse: (_ pivot: Double, _ diagonal: Double, _ row: Int) -> Double) -> Factors {
    var factors = Factors()
    factors.inverseD.x = inverse(xx, xx, 0)
    factors.yx = xy * factors.inverseD.x
    factors.zx = xz * factors.inverseD.x
    let yzLeft = yz - factors.yx * xz
    factors.inverseD.y = inverse(yy - factors.yx * xy, yy, 1)
    factors.zy = yzLeft * factors.inverseD.y
    factors.inverseD.z = inverse(zz - factors.zx * xz - factors.zy * yzLeft, zz, 2)
    return factors
  }

  /// The inverse; 0 in singular rows.
  @inline(__always)
  var inverse: Self {
    // L⁻ᵀ · D⁻¹ · L⁻¹.
    let factors = factors { pivot, diagonal, _ in pivot > 1e-12 * diagonal ? 1 / pivot : 0 }
    let (dx, dy, dz) = (factors.inverseD.x, factors.inverseD.y, factors.inverseD.z)
    let yx = -factors.yx
    let zy = -factors.zy
    let zx = -factors.zx - factors.zy * yx
    return Self(
      xx: dx + yx * yx * dy + zx * zx * dz, xy: yx * dy + zx * zy * dz, xz: zx * dz,
      yy: dy + zy * zy * dz, yz: zy * dz, zz: dz)
  }
}
