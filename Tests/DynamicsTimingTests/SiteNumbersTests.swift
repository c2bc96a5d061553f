import Foundation
import Testing

@testable import DynamicsTiming

/// The numbers that the script of the documentation's site is compared with, in `Tests/DocumentationTests`.
@Suite struct SiteNumbersTests {
  private struct Table: Decodable {
    var times: [Double]
    var rows: [Row]
  }

  struct Row: Decodable, CustomTestStringConvertible {
    var kind: String
    var response, dampingFraction, deceleration, coefficient, dimension: Double?
    var lower, upper, from, to, velocity, duration: Double?
    var bounce: Double?
    var distances, velocities, stretches, fingers: [Double]?
    var values: [Double]

    var testDescription: String { "\(kind), velocity \(velocity ?? 0)" }

    func spring() throws -> Spring {
      Spring(
        response: try #require(response), dampingFraction: try #require(dampingFraction))
    }

    func course() throws -> any Course<Double> {
      let (from, velocity) = (try #require(from), try #require(velocity))
      if kind == "spring" {
        return SpringCourse(
          from: from, to: try #require(to), velocity: velocity, spring: try spring())
      }
      let decay = Decay(deceleration: try #require(deceleration))
      guard kind == "throw" else {
        return DecayCourse(from: from, velocity: velocity, decay: decay)
      }
      return BoundedDecay(
        from: from, velocity: velocity, decay: decay, spring: try spring(),
        limits: try #require(lower)...#require(upper), areRigid: false)
    }
  }

  private static let table: Table? = {
    let file = URL(filePath: #filePath).appending(
      path: "../../DocumentationTests/motion-numbers.json")
    return try? JSONDecoder().decode(Table.self, from: Data(contentsOf: file.standardizedFileURL))
  }()

  @Test func `there are springs, decays, throws and rubber bands`() throws {
    let kinds = Dictionary(grouping: try #require(Self.table).rows, by: \.kind).mapValues(\.count)
    #expect(kinds == ["spring": 7, "decay": 3, "throw": 6, "band": 3, "feel": 4])
  }

  @Test(arguments: table?.rows ?? [])
  func `they are the numbers of this module`(row: Row) throws {
    func expect(_ number: Double, _ expected: Double) {
      #expect(abs(number - expected) <= 1e-9 * max(1, abs(expected)))
    }
    guard row.kind != "band" else {
      let band = RubberBand(
        coefficient: try #require(row.coefficient), dimension: try #require(row.dimension))
      for (distance, value) in zip(try #require(row.distances), row.values) {
        expect(band.stretched(distance), value)
      }
      for (stretch, finger) in zip(try #require(row.stretches), try #require(row.fingers)) {
        expect(band.distance(stretchedTo: stretch), finger)
      }
      return
    }
    guard row.kind != "feel" else {
      let spring = Spring(duration: 0.5, bounce: try #require(row.bounce))
      return expect(spring.dampingFraction, row.values[0])
    }
    let course = try row.course()
    expect(course.duration, try #require(row.duration))
    let velocities = try #require(row.velocities)
    for (index, time) in try #require(Self.table).times.enumerated() {
      expect(course.value(at: time), row.values[index])
      expect(course.velocity(at: time), velocities[index])
    }
  }
}
