import Foundation
import Testing

/// What must hold whatever the user's code does, and from wherever it does it.
///
/// `HOSTILE_SEEDS=0..<50000 swift test -c release --filter Hostile` tries more.
@Suite struct HostileProgramTests {
  private static let seeds: Range<UInt64> = {
    let bounds = ProcessInfo.processInfo.environment["HOSTILE_SEEDS"]?
      .split(separator: "..<").compactMap { UInt64($0) }
    guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 0..<120 }
    return bounds[0]..<bounds[1]
  }()

  @Test func nothingCrashesLingersOrDiffersTheSecondTime() {
    var calls = 0
    for seed in Self.seeds {
      let (first, second) = (HostileProgram(seed: seed), HostileProgram(seed: seed))
      first.run()
      second.run()
      calls += first.calls
      #expect(first.hashes == second.hashes, "seed \(seed)")
      for program in [first, second] { #expect(program.end() == [], "seed \(seed)") }
    }
    #expect(calls > 10 * Self.seeds.count, "the programs must be hostile")
  }
}
