import DynamicsExperiments
import Testing

/// The same bits in debug and release builds, and in every process; `make golden` runs the same in
/// release.
@Suite struct GoldenHashTests {
  @Test func thisProcessGetsTheGoldenHash() {
    #expect(ChaoticScene.run() == ChaoticScene.golden)
  }

  /// Two more, whose memory is laid out differently.
  @Test(arguments: 0..<2)
  func anotherProcessGetsTheSame(_: Int) async {
    let hash = ChaoticScene.run()
    await #expect(processExitsWith: .success) { [hash = hash as UInt64] in
      #expect(ChaoticScene.run() == hash)
    }
  }

  @Test func anotherSceneHasAnotherHash() {
    #expect(ChaoticScene.run(seed: 1) != ChaoticScene.run(seed: 2))
  }
}
