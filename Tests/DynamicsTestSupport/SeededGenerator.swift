package import Foundation

/// Random numbers that are the same for the same seed on every machine, in every run.
///
/// SplitMix64, after Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
/// The standard library's `random(in:using:)` takes it too, but does not promise the same doubles
/// in every release; the methods here do.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Any seed is as good as any other.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in `range`, all of it equally likely.
  package mutating func double(in range: ClosedRange<Double>) -> Double {
    // The upper 53 bits fill a Double's significand, so that the share is exact and below 1.
    let share = Double(next() >> 11) * 0x1p-53
    return min(range.lowerBound + share * (range.upperBound - range.lowerBound), range.upperBound)
  }

  /// A whole number in `range`, which must hold fewer than 2³² numbers.
  package mutating func int(in range: ClosedRange<Int>) -> Int {
    let share = ((next() >> 32) * UInt64(range.count)) >> 32
    return range.lowerBound + Int(share)
  }

  /// True or false, equally likely.
  package mutating func bool() -> Bool { next() >> 63 == 1 }

  /// A point in `rect`.
  package mutating func point(in rect: CGRect) -> CGPoint {
    let x = double(in: rect.minX...rect.maxX)
    let y = double(in: rect.minY...rect.maxY)
    return CGPoint(x: x, y: y)
  }
}
