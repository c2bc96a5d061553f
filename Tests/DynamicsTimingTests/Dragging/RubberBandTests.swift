import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: [(0.55, 320.0), (0.2, 1000), (1, 5)])
  func `it gives way as a scroll view does`(coefficient: Double, dimension: Double) {
    let band = RubberBand(coefficient: coefficient, dimension: dimension)
    for x in [1e-6, 1, 40, 320, 1e5] {
      let published = x * coefficient * dimension / (dimension + coefficient * x)
      #expect(abs(band.stretched(x) - published) <= 1e-12 * published)
      #expect(band.stretched(-x) == -band.stretched(x))
    }
    #expect(band.stretched(0) == 0)
    #expect(band.stretched(.infinity) == dimension)
    #expect(band.stretched(.greatestFiniteMagnitude) <= dimension)
  }

  @Test func `the coefficient of a scroll view is the default`() {
    #expect(abs(RubberBand(dimension: 400).stretched(100) - 55 * 400 / 455) < 1e-12)
    #expect(RubberBand(coefficient: 0, dimension: 400).stretched(100) == 0)
  }

  @Test func `another law is a function`() {
    let band = RubberBand { $0.squareRoot() }
    #expect(band.stretched(49) == 7 && band.stretched(-49) == -7)
    #expect(RubberBand.rigid.stretched(100) == 0)
  }

  @Test func `numbers out of range are reported`() {
    let wrong: [(Double, Double)] = [
      (-1, 100), (.nan, 100), (0.5, 0), (0.5, -3), (0.5, .infinity), (0.5, 1e101),
    ]
    for (coefficient, dimension) in wrong {
      let (band, reports) = DynamicsDiagnostics.collecting {
        RubberBand(coefficient: coefficient, dimension: dimension)
      }
      #expect(reports.count == 1)
      #expect(band.stretched(10) > 0 && band.stretched(10) < 10)
    }
    let (stretch, reports) = DynamicsDiagnostics.collecting {
      RubberBand { _ in .nan }.stretched(10) + RubberBand(dimension: 10).stretched(.nan)
        + RubberBand { _ in 1e101 }.stretched(10)
    }
    #expect(stretch == 0 && reports.count == 3)
  }
}
