import Testing

/// What can be seen of the process's one beat only from outside the process.
@Suite struct BeatTests {
  private func probe(_ what: String) async throws -> Double? {
    let (output, status) = try await BuiltProgram(name: "beat-probe").run(what)
    #expect(status == 0)
    return Double(output.dropLast())
  }

  @Test func itBeatsInTrackingMode() async throws {
    let seconds = try #require(await probe("tracking"))
    #expect(seconds >= 0.2)
  }

  @Test func itIsSilentAtRest() async throws {
    // In a second, where a beat that went on would make 60.
    let wakeUps = try #require(await probe("rest"))
    #expect(wakeUps < 20)
  }

  /// Every animator with a display link of its own used to leave 485 bytes of a Foundation timer.
  @Test func droppedAnimatorsAndAnimationsLeaveNothing() async throws {
    let bytes = try #require(await probe("memory"))
    #expect(bytes < 100)
  }
}
