import DynamicsPrograms

/// The words of a command line that nothing has taken yet.
struct Arguments {
  private var words: [String]

  init(_ words: some Sequence<String>) { self.words = Array(words) }

  /// Takes the first word, unless it is an option.
  mutating func takeName() -> String? {
    words.first?.hasPrefix("-") == false ? words.removeFirst() : nil
  }

  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = words.firstIndex(of: name) else { return false }
    words.remove(at: index)
    return true
  }

  /// Takes an option and its value, which `read` makes of the word that follows it.
  mutating func takeValue<Value>(_ name: String, _ read: (String) -> Value?) throws -> Value? {
    guard let index = words.firstIndex(of: name) else { return nil }
    guard index + 1 < words.count else { throw UsageError("'\(name)' has no value.") }
    guard let value = read(words[index + 1]) else {
      throw UsageError("'\(words[index + 1])' is no value of '\(name)'.")
    }
    words.removeSubrange(index...index + 1)
    return value
  }

  /// Takes all words that are left.
  mutating func takeRest() -> [String] {
    defer { words = [] }
    return words
  }

  func requireEnd() throws {
    if let word = words.first { throw UsageError("'\(word)' means nothing here.") }
  }
}

/// Arguments that mean nothing.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// Reads a range of seeds, such as `0..<300`.
func seeds(_ argument: String) -> Range<UInt64>? {
  let ends = argument.split(separator: "..<", omittingEmptySubsequences: false)
    .map { UInt64($0) }
  guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high else { return nil }
  return low..<high
}

/// Which program, and how much of it.
struct ProgramOptions {
  let lines: Int
  let keep: [Int]?
  let plant: Plant.Kind?
  /// Whether programs call all public symbols, one after the other, rather than play scenes.
  let isOfCalls: Bool

  init(_ arguments: inout Arguments) throws {
    lines = try arguments.takeValue("--lines") { Int($0) } ?? 160
    keep = try arguments.takeValue("--keep") { list in
      let parts = list.split(separator: ",")
      let lines = parts.compactMap { Int($0) }
      return lines.count == parts.count ? lines : nil
    }
    plant = try arguments.takeValue("--plant") { Plant.Kind(rawValue: $0) }
    isOfCalls = arguments.takeFlag("--calls")
  }

  /// The words that make the same options, except for what is kept.
  var words: [String] {
    ["--lines", "\(lines)"] + (plant.map { ["--plant", $0.rawValue] } ?? [])
      + (isOfCalls ? ["--calls"] : [])
  }

  /// The lines of a program, to be read.
  func text(_ seed: UInt64) -> [String] {
    isOfCalls ? calls(seed).lines.map(\.description) : program(seed).map(\.description)
  }

  /// Runs the program of a seed.
  ///
  /// - Returns: What was wrong, how much was done, and how much of it where the library called.
  func run(_ seed: UInt64) -> (faults: [String], operations: Int, calls: Int) {
    if isOfCalls {
      let program = calls(seed)
      return (CallTrial(program).faults, program.lines.count, 0)
    }
    let trial = Trial(program(seed), plant: plant)
    return (trial.faults, trial.operations, trial.calls)
  }

  private func program(_ seed: UInt64) -> [Line] {
    kept(of: DynamicsPrograms.program(seed: seed, lines: lines))
  }

  private func calls(_ seed: UInt64) -> CallProgram {
    CallProgram(kept(of: CallProgram(seed: seed, lines: lines).lines))
  }

  private func kept<Line>(of whole: [Line]) -> [Line] {
    keep.map { $0.filter(whole.indices.contains).map { whole[$0] } } ?? whole
  }
}
