import DynamicsPrograms
import DynamicsTestSupport
import Foundation
import Testing

/// A failure is worth little before it is small.
@Suite struct ShrinkingTests {
  @Test(arguments: 0..<UInt64(40))
  func exactlyWhatFailsIsLeft(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = random.int(in: 1...200)
    let needed = Set(
      (0..<random.int(in: 0...min(count, 6))).map { _ in random.int(in: 0...count - 1) })
    var tries = 0
    let found = minimized(Array(0..<count)) { list in
      tries += 1
      return needed.isSubset(of: list)
    }
    #expect(found == needed.sorted())
    #expect(tries < 2 * count + 40 * (needed.count + 1), "\(tries) for \(count)")
  }

  @Test func whateverFailsNothingCanBeLeftOut() {
    // Two lists fail for reasons of their own, and an odd length of what is left hides both.
    func fails(_ list: [Int]) -> Bool {
      list.count % 2 == 0
        && (Set([3, 17]).isSubset(of: list) || Set([5, 6, 90]).isSubset(of: list))
    }
    let found = minimized(Array(0..<100), fails: fails)
    #expect(fails(found))
    for index in found.indices {
      var less = found
      less.remove(at: index)
      #expect(!fails(less))
    }
  }

  /// Of a program of 100 lines, the few are left that pause an animator and take an item out.
  @Test(arguments: [(Plant.Kind.crash, "crashes with signal"), (.fault, "planted")])
  func aPlantedBugIsFoundAndShrunk(kind: Plant.Kind, words: String) async throws {
    let (status, output) = try await anyProgram([
      "run", "--seeds", "0..<80", "--lines", "100", "--plant", kind.rawValue, "--shrunk", "1",
    ])
    #expect(status != 0)
    #expect(output.contains(words), "\(output)")
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect((5...12).contains(lines.count), "\(output)")
    #expect(lines.contains { $0.contains(".pause()") })
    // Not always the last line: an item may leave while a step calls the program.
    #expect(lines.contains { $0.contains(".removeItem(") }, "\(output)")
  }

  @Test func aProgramThatDoesNotEndIsEnded() async throws {
    let (status, output) = try await anyProgram([
      "run", "--seeds", "0..<80", "--lines", "100", "--plant", "hang", "--patience", "4",
      "--shrunk", "0",
    ])
    #expect(status != 0)
    #expect(output.contains(" does not end"), "\(output)")
  }

  @Test func aProgramIsTheSameForTheSameSeedAndReadsAsSwift() {
    let (first, second) = (program(seed: 7), program(seed: 7))
    #expect(first.map(\.description) == second.map(\.description))
    #expect(first.count == 160)
    #expect(first[0].description.hasPrefix("animators[0] = Animator(."))
    for seed in 0..<20 as Range<UInt64> {
      #expect(!program(seed: seed).contains { $0.description.contains("unknown") })
    }
  }

  @Test func anyBytesAreAProgram() {
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<random.int(in: 0...300)).map { _ in UInt8(random.int(in: 0...255)) }
      let trial = Trial(program(bytes: bytes), twice: false)
      #expect(trial.faults == [], "seed \(seed)")
    }
  }
}
