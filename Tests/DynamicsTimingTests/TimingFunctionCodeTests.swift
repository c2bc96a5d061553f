import Testing

@testable import DynamicsTiming

@Suite struct TimingFunctionCodeTests {
  @Test(arguments: [
    .linear, .easeInOut, TimingFunction(controlPoints: 0.1, -3, 0.9, 7), .bounceOut, .elasticInOut,
    Spring(response: 0.4, dampingFraction: 0.3).timingFunction,
  ])
  func numbersMakeTheSameFunction(function: TimingFunction) {
    #expect(TimingFunction(code: function.code) == function)
  }

  @Test(arguments: [
    [], [0], [0, 2, 0, 0, 0], [0, 0, .nan, 0, 0], [1, 99, 0], [1, 0.5, 0], [1, 0, -1], [2, -1, 0],
    [2, 1, 0], [3, 0, 0],
  ])
  func otherNumbersMakeNone(code: [Double]) {
    #expect(TimingFunction(code: code) == nil)
  }
}
