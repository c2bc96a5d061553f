/// Three numbers: what belongs to the rows of a ``BlockConstraint``.
struct Vector3: BitwiseCopyable {
  var x = 0.0
  var y = 0.0
  var z = 0.0

  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
  static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k, z: a.z * k) }
}

/// A symmetric 3×3 matrix, positive where its rows are there and do not depend on each other.
struct SymmetricMatrix3: BitwiseCopyable {
  var xx = 0.0
  var xy = 0.0
  var xz = 0.0
  var yy = 0.0
  var yz = 0.0
  var zz = 0.0

  func times(_ vector: Vector3) -> Vector3 {
    Vector3(
      x: xx * vector.x + xy * vector.y + xz * vector.z,
      y: xy * vector.x + yy * vector.y + yz * vector.z,
      z: xz * vector.x + yz * vector.y + zz * vector.z)
  }

  /// A size of a vector that does not depend on the units of its rows.
  func diagonalSquare(of vector: Vector3) -> Double {
    xx * vector.x * vector.x + yy * vector.y * vector.y + zz * vector.z * vector.z
  }
}

extension SymmetricMatrix3 {
  /// The matrix as L · D · Lᵀ: ones and `yx`, `zx`, `zy` in L, and the inverse of D.
  struct Factors: BitwiseCopyable {
    var yx = 0.0
    var zx = 0.0
    var zy = 0.0
    var inverseD = Vector3()

    /// x in matrix · x = `vector`; 0 in rows that nothing can change.
    func solved(for vector: Vector3) -> Vector3 {
      let y = vector.y - yx * vector.x
      let z = vector.z - zx * vector.x - zy * y
      let solvedZ = z * inverseD.z
      let solvedY = y * inverseD.y - zy * solvedZ
      return Vector3(
        x: vector.x * inverseD.x - yx * solvedY - zx * solvedZ, y: solvedY, z: solvedZ)
    }
  }

  var factors: Factors {
    var factors = Factors()
    factors.inverseD.x = Self.inverse(xx, of: xx)
    factors.yx = xy * factors.inverseD.x
    factors.zx = xz * factors.inverseD.x
    let yyLeft = yy - factors.yx * xy
    let yzLeft = yz - factors.yx * xz
    factors.inverseD.y = Self.inverse(yyLeft, of: yy)
    factors.zy = yzLeft * factors.inverseD.y
    let zzLeft = zz - factors.zx * xz - factors.zy * yzLeft
    factors.inverseD.z = Self.inverse(zzLeft, of: zz)
    return factors
  }

  /// 0 for a pivot that is nothing but rounding.
  private static func inverse(_ pivot: Double, of diagonal: Double) -> Double {
    pivot > 1e-12 * diagonal ? 1 / pivot : 0
  }
}
