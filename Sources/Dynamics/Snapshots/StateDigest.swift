/// A 64-bit digest of a state, the same in every process.
///
/// Each word is mixed in by the finalizer of SplitMix64 (Steele, Lea and Flood 2014). Numbers are
/// compared by their bits: −0 and 0 differ.
package struct StateDigest {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package mutating func combine(_ word: UInt64) { value = Self.mixed(value, word) }

  static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    var bits = (hash ^ word) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  package mutating func combine(_ number: Double) { combine(number.bitPattern) }
  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }
  package mutating func combine(_ flag: Bool) { combine(flag ? 1 : 0 as UInt64) }
}
