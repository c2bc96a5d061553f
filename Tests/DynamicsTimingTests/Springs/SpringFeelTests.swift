import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Springs by their feel, and by the numbers of other toolkits.
@Suite struct SpringFeelTests {
  @Test func `they are those of SwiftUI`() {
    // Durations and bounces as documented for SwiftUI's Spring.
    #expect(Spring.smooth == Spring(response: 0.5, dampingFraction: 1))
    #expect(Spring.snappy == Spring(response: 0.5, dampingFraction: 0.85))
    #expect(Spring.bouncy == Spring(response: 0.5, dampingFraction: 0.7))
    #expect(Spring.smooth(duration: 0.3) == Spring(duration: 0.3, bounce: 0))
    #expect(Spring.smooth(extraBounce: 0.2) == Spring(duration: 0.5, bounce: 0.2))
    #expect(Spring.snappy(duration: 0.2, extraBounce: 0.1) == Spring(duration: 0.2, bounce: 0.25))
    #expect(Spring.bouncy(duration: 1, extraBounce: -0.3) == Spring(duration: 1, bounce: 0))
    #expect(Spring.snappy() == .snappy && Spring.bouncy() == .bouncy && Spring.smooth() == .smooth)
    #expect(Spring.spring(duration: 0.4, bounce: 0.1) == Spring(duration: 0.4, bounce: 0.1))
  }

  /// "Animate with springs", WWDC 2023: for a mass of 1, the stiffness is (2π/duration)²; the damping
  /// is (1 − bounce)·4π/duration, or 4π/(duration·(1 + bounce)) for a negative bounce.
  @Test(arguments: [
    (0.5, 0.0, 157.913_670_417, 25.132_741_229), (0.5, 0.15, 157.913_670_417, 21.362_830_045),
    (0.5, 0.3, 157.913_670_417, 17.592_918_860), (1, 0.5, 39.478_417_604, 6.283_185_307),
    (0.25, -0.5, 631.654_681_670, 100.530_964_915), (2, 1, 9.869_604_401, 0),
  ])
  func `a duration and a bounce are a stiffness and a damping`(
    duration: Double, bounce: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.stiffness - stiffness) < 1e-8)
    #expect(abs(spring.damping - damping) < 1e-8)
    #expect(abs(spring.bounce - bounce) < 1e-12)
    let same = Spring(mass: 1, stiffness: stiffness, damping: damping)
    #expect(abs(same.response - duration) < 1e-9)
    #expect(abs(same.dampingFraction - spring.dampingFraction) < 1e-9)
  }

  /// The constants of androidx.dynamicanimation's SpringForce, for a mass of 1: ω = √stiffness.
  @Test(arguments: [
    (10_000.0, 0.2, 100.0), (1500, 0.5, 38.729_833_462), (200, 0.75, 14.142_135_624),
    (50, 1, 7.071_067_812),
  ])
  func `Android's springs`(stiffness: Double, ratio: Double, frequency: Double) {
    let spring = Spring(stiffness: stiffness, dampingRatio: ratio)
    #expect(abs(2 * .pi / spring.response - frequency) < 1e-8)
    #expect(spring.dampingFraction == ratio)
    #expect(abs(spring.stiffness - stiffness) < 1e-9 * stiffness)
  }

  /// AdwSpringParams: damping ratio, mass and stiffness; its damping is 2·ratio·√(mass·stiffness).
  @Test(arguments: [
    (1.0, 1.0, 500.0, 44.721_359_550), (0.62, 1, 1000, 39.212_242_986), (0.5, 4, 100, 20),
  ])
  func `libadwaita's springs`(ratio: Double, mass: Double, stiffness: Double, damping: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
    #expect(abs(spring.stiffness(mass: mass) - stiffness) < 1e-9 * stiffness)
    #expect(abs(spring.damping(mass: mass) - damping) < 1e-8)
    #expect(spring.dampingFraction == ratio)
    let same = Spring(mass: mass, stiffness: stiffness, damping: damping)
    #expect(abs(same.response - spring.response) < 1e-12)
    #expect(abs(same.dampingFraction - ratio) < 1e-9)
  }

  @Test func `they move as their equation says`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let (mass, stiffness) = (random.double(in: 0.1...10), random.double(in: 1...2000))
      let damping = random.double(in: 0...100)
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      let oracle = DampedOscillator(
        displacement: -100, angularFrequency: (stiffness / mass).squareRoot(),
        dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
      let time = min(random.double(in: 0...2), spring.settlingDuration * 0.999)
      let value = spring.value(at: time, from: 0.0, to: 100)
      #expect(abs(value - 100 - oracle.state(after: time).displacement) < 1e-7)
    }
  }

  @Test func `numbers out of range are reported, and defaults are used`() {
    let cases: [(String, @Sendable () -> Spring)] = [
      ("duration", { Spring(duration: -1) }), ("NaN", { Spring(duration: .nan) }),
      ("bounce", { Spring(duration: 0.5, bounce: 1.5) }),
      ("too little bounce", { Spring(duration: 0.5, bounce: -1) }),
      ("sum", { .bouncy(extraBounce: 0.8) }),
      ("mass", { Spring(mass: 0, stiffness: 100, damping: 1) }),
      ("stiffness", { Spring(stiffness: -100, damping: 1) }),
      ("damping", { Spring(stiffness: 100, damping: .nan) }),
      ("ratio", { Spring(stiffness: 100, dampingRatio: -1) }),
    ]
    for (name, make) in cases {
      let (spring, reports) = DynamicsDiagnostics.collecting(make)
      #expect(reports.count == 1, "\(name)")
      #expect(spring == Spring(), "\(name)")
    }
    let (slow, reports) = DynamicsDiagnostics.collecting { Spring(duration: 1, bounce: -0.999) }
    #expect(reports.isEmpty && abs(slow.dampingFraction - 1000) < 1e-6)
  }

  @Test func `coding keeps a spring, and rejects one out of range`() throws {
    let data = try JSONEncoder().encode(Spring.bouncy)
    #expect(try JSONDecoder().decode(Spring.self, from: data) == .bouncy)
    for json in ["{\"response\":-1,\"dampingFraction\":1}", "{\"response\":1}", "3"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Spring.self, from: Data(json.utf8))
      }
    }
  }
}
