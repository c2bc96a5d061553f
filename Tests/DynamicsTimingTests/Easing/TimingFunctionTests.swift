import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

/// What holds for every timing function.
@Suite struct TimingFunctionTests {
  @Test(arguments: all)
  func `it leads from exactly 0 to exactly 1`(timing: TimingFunction) {
    #expect(timing(0) == 0)
    #expect(timing(1) == 1)
    #expect(timing(-0.0) == 0)
  }

  @Test(arguments: all)
  func `times outside 0 to 1 count as the nearest end`(timing: TimingFunction) {
    for t in [-1e-300, -0.5, -1e300, -Double.infinity] { #expect(timing(t) == 0) }
    for t in [1.000001, 1.5, 1e300, Double.infinity] { #expect(timing(t) == 1) }
  }

  @Test(arguments: all)
  func `NaN is diagnosed and counts as 0`(timing: TimingFunction) {
    let (progress, diagnostics) = DynamicsDiagnostics.collecting { timing(.nan) }
    #expect(progress == 0)
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: all)
  func `it leaps by no more than 0.001`(timing: TimingFunction) {
    let progress = (0...8192).map { timing(Double($0) / 8192) }
    let leaps = zip(progress.dropFirst(), progress).map { ($0 - $1).magnitude }
    // None is steeper than 15.
    #expect((leaps.max() ?? .nan) < 0.001 + 15.0 / 8192)
  }

  @Test(arguments: all)
  func `coding keeps it`(timing: TimingFunction) throws {
    let data = try JSONEncoder().encode([timing])
    #expect(try JSONDecoder().decode([TimingFunction].self, from: data) == [timing])
  }

  @Test func `it is coded by its numbers or its name`() throws {
    let encoder = JSONEncoder()
    let curve = TimingFunction(controlPoints: 0.5, -1, 0.25, 2)
    #expect(String(decoding: try encoder.encode([curve]), as: UTF8.self) == "[[0.5,-1,0.25,2]]")
    #expect(
      String(decoding: try encoder.encode([TimingFunction.bounceInOut]), as: UTF8.self)
        == "[\"bounceInOut\"]")
  }

  @Test(arguments: [
    "[[1.5,0,0.5,1]]", "[[0.5,0,-0.5,1]]", "[[0.5,0,1]]", "[\"sideways\"]", "[3]", "[null]",
    "[\"bounce\"]",
  ])
  func `what is no function cannot be decoded`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([TimingFunction].self, from: Data(json.utf8))
    }
  }

  @Test func `functions are equal when they are the same`() {
    #expect(Set(Self.all).count == Self.all.count)
    #expect(TimingFunction(controlPoints: 0.42, 0, 1, 1) == .easeIn)
  }

  static let all: [TimingFunction] =
    [.linear, .easeIn, .easeOut, .easeInOut, .default]
    + PennerTimingTests.families.flatMap { [$0.in, $0.out, $0.inOut] }
    + [TimingFunction(controlPoints: 0.2, -3, 0.7, 4)]
}
