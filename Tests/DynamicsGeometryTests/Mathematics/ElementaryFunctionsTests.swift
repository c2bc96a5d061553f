import DynamicsGeometry
import DynamicsTestSupport
import Foundation
import Testing

/// The C library's functions are the reference here: theirs are off by little more than half a unit.
@Suite struct ElementaryFunctionsTests {
  /// How far two numbers are apart, in units in the last place of the second.
  private func distance(_ found: Double, _ right: Double) -> Double {
    abs(found - right) / right.ulp
  }

  private static let angles: [Double] = {
    var random = SeededGenerator(seed: 1)
    return [1, 10, 1000, 0x1p18, 1e6, 1e10, 1e15, 1e300].flatMap { size in
      (0..<500).map { _ in random.double(in: -size...size) }
    }
  }()

  @Test func sineAndCosineAreOffByLessThanAUnit() {
    for angle in Self.angles {
      let found = SinCos(angle)
      #expect(distance(found.sine, sin(angle)) <= 1.5, "sine of \(angle)")
      #expect(distance(found.cosine, cos(angle)) <= 1.5, "cosine of \(angle)")
    }
  }

  /// Where all but the last bits cancel.
  @Test func nearMultiplesOfQuarterTurnsTheyAreAsGood() {
    let counts = Array(0...300) + [1000, 65_537, 100_001, 166_886, 166_887, 1 << 30, 1 << 52]
    for angle in counts.map({ Double($0) * .pi / 2 }) {
      for angle in [angle, angle.nextUp, angle.nextDown] {
        let found = SinCos(angle)
        #expect(distance(found.sine, sin(angle)) <= 1.5, "sine of \(angle)")
        #expect(distance(found.cosine, cos(angle)) <= 1.5, "cosine of \(angle)")
      }
    }
    // The number that comes closest to a multiple of π/2 of all.
    let closest = 6_381_956_970_095_103 * 0x1p797
    #expect(distance(SinCos(closest).cosine, -4.687165924254628e-19) <= 1.5)
  }

  @Test func sineIsOddAndCosineIsEven() {
    for angle in Self.angles {
      let (here, there) = (SinCos(angle), SinCos(-angle))
      #expect(there.sine == -here.sine && there.cosine == here.cosine, "\(angle)")
    }
    #expect(SinCos(0).sine == 0 && SinCos(0).cosine == 1)
  }

  @Test func anAngleThatIsNotFiniteHasNone() {
    for angle in [Double.infinity, -.infinity, .nan] {
      #expect(SinCos(angle).sine.isNaN && SinCos(angle).cosine.isNaN)
    }
  }

  @Test func anglesOfVectors() {
    var random = SeededGenerator(seed: 2)
    for round in 0..<3000 {
      let size = [1, 1e-3, 1e3, 1e-300, 1e300][round % 5]
      let (y, x) = (random.double(in: -1...1) * size, random.double(in: -1...1))
      #expect(distance(arctangent(y, x), atan2(y, x)) <= 2, "\(y), \(x)")
    }
    let special = [
      0.0, -0.0, 1, -1, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    for (y, x) in special.flatMap({ y in special.map { (y, $0) } }) {
      let (found, right) = (arctangent(y, x), atan2(y, x))
      #expect(found == right && found.sign == right.sign, "\(y), \(x)")
    }
    #expect(arctangent(.nan, 1).isNaN && arctangent(1, .nan).isNaN)
  }

  @Test func powers() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<3000 {
      let base = random.double(in: 0...1) * [1, 2, 100, 1e10, 1e-200][round % 5]
      let exponent = random.double(in: -1...1) * [1, 5, 20, 1, 0.5][round % 5]
      let (found, right) = (power(base, exponent), pow(base, exponent))
      #expect(found == right || distance(found, right) <= 1.5, "\(base), \(exponent)")
    }
    let special = [0.0, .leastNonzeroMagnitude, 0.5, 1, 2, 1e300, .infinity]
    let exponents = special + special.map { -$0 }
    for (x, y) in special.flatMap({ x in exponents.map { (x, $0) } }) {
      let (found, right) = (power(x, y), pow(x, y))
      #expect(found == right || distance(found, right) <= 1.5, "\(x), \(y)")
    }
    #expect(power(-1, 2).isNaN && power(.nan, 2).isNaN && power(2, .nan).isNaN)
  }

  @Test func lengths() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<3000 {
      let size = [1, 1e-3, 1e300, 1e-300, 0x1p-1060][round % 5]
      let (x, y) = (random.double(in: -1...1) * size, random.double(in: -1...1) * size)
      #expect(distance(hypotenuse(x, y), hypot(x, y)) <= 2, "\(x), \(y)")
    }
    #expect(
      hypotenuse(3, -4) == 5 && hypotenuse(0, 0) == 0
        && hypotenuse(.leastNonzeroMagnitude, 0) == .leastNonzeroMagnitude)
    #expect(hypotenuse(.greatestFiniteMagnitude, 0) == .greatestFiniteMagnitude)
    #expect(hypotenuse(-.infinity, 1) == .infinity && hypotenuse(1, .nan).isNaN)
    #expect(hypotenuse(0, .nan).isNaN && hypotenuse(.nan, 0).isNaN && hypotenuse(.nan, .nan).isNaN)
  }
}
