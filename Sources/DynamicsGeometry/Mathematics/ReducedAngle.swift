/// An angle minus a number of quarter turns: rest + tail, from −π/4 to π/4.
struct ReducedAngle: BitwiseCopyable {
  /// The number of quarter turns, of which only the last two bits are used.
  let quarters: UInt64
  let rest: Double
  /// The rounding error of the rest.
  let tail: Double

}

// MARK: Ordinary angles

extension ReducedAngle {
  /// Reduces an angle of up to 2¹⁸ radians, with π/2 in three parts.
  ///
  /// The first two parts have 35 bits each, so their products with up to 18 bits are exact. The
  /// differences are also exact, except for the tail.
  init(ordinary angle: Double) {
    // A number between 2⁵² and 2⁵³ has no fraction, so its last bits are those of the integer.
    let shifted = angle * 0x1.45f306dc9c883p-1 + 0x1.8p52
    let count = shifted - 0x1.8p52
    let first = angle - count * 0x1.921fb5444p0
    let second = count * 0x1.68c234c4cp-39
    let third = count * 0x1.98a2e03707345p-77
    let most = first - second
    let left = ((first - most) - second) - third
    let rest = most + left
    self.init(quarters: shifted.bitPattern, rest: rest, tail: (most - rest) + left)
  }
}

// MARK: Large angles

extension ReducedAngle {
  /// Reduces any angle, with the bits of 2/π that affect the result.
  ///
  /// Payne and Hanek, "Radian Reduction for Trigonometric Functions", 1983.
  @inline(never)
  init(large angle: Double) {
    guard angle.isFinite else {
      self.init(quarters: 0, rest: .nan, tail: 0)
      return
    }
    // |angle| = significand · 2^exponent; both are integers.
    let significand = angle.significandBitPattern | 1 << 52
    let exponent = Int(angle.exponentBitPattern) - 1075
    let product = Self.product(significand, exponent)
    // The number of quarter turns has two bits before the binary point and 126 after it.
    let count = (product &+ UInt128(1) << 125) >> 126
    let fraction = Int128(truncatingIfNeeded: product << 2)
    let (rest, tail) = Self.radians(fraction.magnitude)
    let isNegative = (fraction < 0) != (angle < 0)
    self.init(
      quarters: UInt64(truncatingIfNeeded: angle < 0 ? 0 &- count : count),
      rest: isNegative ? -rest : rest, tail: isNegative ? -tail : tail)
  }

  /// significand · 2^exponent · 2/π modulo 4, in units of 2⁻¹²⁶.
  private static func product(_ significand: UInt64, _ exponent: Int) -> UInt128 {
    // The bits of 2/π before this one give whole turns. The bits after the next 192 are too small
    // to matter.
    let firstBit = exponent + 62
    let (word, shift) = (firstBit >> 6, UInt64(firstBit & 63))
    func bits(_ index: Int) -> UInt64 {
      let (high, low) = (twoOverPi[word + index], twoOverPi[word + index + 1])
      return shift == 0 ? high : high << shift | low >> (64 - shift)
    }
    let low = significand.multipliedFullWidth(by: bits(2))
    let middle = UInt128(significand) * UInt128(bits(1)) + UInt128(low.high)
    let high = UInt128(significand &* bits(0)) << 64
    return high &+ middle
  }

  /// Converts a fraction of a quarter turn, in units of 2⁻¹²⁸, to radians in two parts.
  private static func radians(_ fraction: UInt128) -> (rest: Double, tail: Double) {
    // π/2 in units of 2⁻¹²⁷.
    let quarterTurn: UInt128 = 0xC90F_DAA2_2168_C234_C4C6_628B_80DC_1CD1
    let product = fraction.multipliedFullWidth(by: quarterTurn).high
    guard product != 0 else { return (0, 0) }
    let zeros = product.leadingZeroBitCount
    let bits = product << zeros
    let rest = Double(UInt64(bits >> 75)) * 0x1p-52
    let tail = Double(UInt64(truncatingIfNeeded: bits >> 22) & (1 << 53 - 1)) * 0x1p-105
    let scale = Double(sign: .plus, exponent: -zeros, significand: 1)
    return (rest * scale, tail * scale)
  }

  /// The bits of 2/π in words of 64 bits, after a word of zeros.
  private static let twoOverPi: [UInt64] = [
    0,
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C,
    0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41,
    0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08,
    0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D, 0xA9E3_9161_5EE6_1B08,
  ]
}
