import DynamicsGeometry
import DynamicsTestSupport
import Testing

/// The last bits of our own functions, which must be the same on every processor.
@Suite struct PortableBitsTests {
  /// FNV-1a (Fowler, Noll and Vo), over the bits of numbers.
  private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    mutating func combine(_ number: Double) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        value = (value ^ (number.bitPattern >> shift & 0xFF)) &* 0x100_0000_01B3
      }
    }
  }

  private func numbers(_ sizes: [Double], seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return sizes.flatMap { size in (0..<200).map { _ in random.double(in: -size...size) } }
  }

  @Test func sinesAndCosines() {
    var hash = Hash()
    for angle in numbers([1, 10, 1000, 200_000, 1e10, 1e300], seed: 1) {
      hash.combine(SinCos(angle).sine)
      hash.combine(SinCos(angle).cosine)
    }
    #expect(hash.value == 0xFD0B_9C33_F03A_6B6B)
  }

  @Test func others() {
    var hash = Hash()
    let first = numbers([1, 10, 1000, 1e-300, 1e300], seed: 2)
    for (x, y) in zip(first, numbers([1, 10, 100, 1e-300, 1e300], seed: 3)) {
      for number in [arctangent(y, x), hypotenuse(x, y)] { hash.combine(number) }
    }
    for (x, y) in zip(first, numbers([1, 3, 20, 1, 1], seed: 4)) { hash.combine(power(abs(x), y)) }
    #expect(hash.value == 0xFAEF_E0EE_A0EE_77E2)
  }
}
