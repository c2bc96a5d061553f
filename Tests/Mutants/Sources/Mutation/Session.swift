package import Foundation

/// A run of mutation tests.
///
/// All that it finds is written at once, so that the same command continues it.
package struct Session {
  /// The suites that compare digests of chaotic scenes, and run last.
  ///
  /// They see any change of a bit, but not whether it is for the worse.
  package static let digests = "GoldenHash"

  private let build: Build
  private let folder: URL
  private let report: (String) -> Void

  /// - Parameter name: Names the choice of mutants. Results are kept for each name and state of the sources.
  package init(_ build: Build, name: String, in folder: URL, report: @escaping (String) -> Void)
    throws
  {
    self.build = build
    self.folder = folder.appending(path: "\(name)-\(try build.copy.fingerprint())")
    self.report = report
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  private var mutantsFile: URL { folder.appending(path: "mutants.json") }
  private var suitesFile: URL { folder.appending(path: "suites.json") }
  private var verdictsFile: URL { folder.appending(path: "verdicts.jsonl") }

  /// - Parameters:
  ///   - startsAgain: Whether to test mutants again that were not killed: after new tests.
  ///   - explanations: The mutants that are not tested again.
  package func run(
    _ wanted: Int, of choice: Choice, startsAgain: Bool, _ explanations: Explanations
  ) throws -> [(mutant: Mutant, verdict: Verdict)] {
    if startsAgain { try forgetSurvivors(without: explanations) }
    let mutants = try built(wanted, of: choice)
    let suites = try measured()
    var verdicts = Dictionary(uniqueKeysWithValues: try savedVerdicts().map { ($0.number, $0) })
    for mutant in mutants where verdicts[mutant.number] == nil {
      let verdict = try judge(mutant, by: suites)
      verdicts[mutant.number] = verdict
      try save(verdict)
      report("\(verdicts.count) of \(mutants.count): \(verdict.fate) \(mutant.place.key)")
    }
    return mutants.map { ($0, verdicts[$0.number]!) }
  }

  private func built(_ wanted: Int, of choice: Choice) throws -> [Mutant] {
    report("building in \(build.copy.folder.path)")
    if let data = try? Data(contentsOf: mutantsFile) {
      let mutants = try JSONDecoder().decode([Mutant].self, from: data)
      try build.again(mutants)
      return mutants
    }
    var choice = choice
    let mutants = try build.mutants(wanted, of: &choice, report: report)
    try JSONEncoder().encode(mutants).write(to: mutantsFile)
    return mutants
  }

  private var program: TestProgram {
    get throws { TestProgram(try build.program, in: build.copy.folder) }
  }

  /// All suites without a mutant: they must pass.
  private func measured() throws -> [Suite] {
    if let data = try? Data(contentsOf: suitesFile) {
      return try JSONDecoder().decode([Suite].self, from: data)
    }
    let program = try program
    let reachedFile = folder.appending(path: "reached.txt")
    let names = try program.suites()
    report("running \(names.count) suites without a mutant")
    var failures: [String] = []
    let suites = try names.map { name in
      try? FileManager.default.removeItem(at: reachedFile)
      let (outcome, seconds) = try program.run([name], reaching: reachedFile)
      if outcome != .passed { failures.append("\(name): \(outcome)") }
      let reached = (try? String(contentsOf: reachedFile, encoding: .utf8)) ?? ""
      return Suite(
        name: name, seconds: seconds,
        reached: Set(reached.split(separator: "\n").compactMap { Int($0) }))
    }
    guard failures.isEmpty else {
      throw Failure(
        description: "these fail without a mutant:\n" + failures.joined(separator: "\n"))
    }
    try JSONEncoder().encode(suites).write(to: suitesFile)
    return suites
  }

  private func judge(_ mutant: Mutant, by suites: [Suite]) throws -> Verdict {
    let number = mutant.number
    let tests = suites.filter { !$0.name.contains(Self.digests) }.batches(reaching: number)
    let digests = suites.filter { $0.name.contains(Self.digests) }.batches(reaching: number)
    for (index, batch) in (tests + digests).enumerated() {
      // Ten times as long as without a mutant is no accident of a busy machine.
      let limit = 20 + 10 * batch.map(\.seconds).reduce(0, +)
      let isByDigest = index >= tests.count
      switch try program.run(batch.map(\.name), with: number, limit: limit) {
      case .passed: continue
      case .failed(let failure):
        return Verdict(number: number, fate: .killed, failure: failure, isByDigest: isByDigest)
      case .timedOut:
        return Verdict(
          number: number, fate: .timedOut, failure: "more than \(limit) s", isByDigest: isByDigest)
      }
    }
    let isReached = !(tests + digests).isEmpty
    return Verdict(
      number: number, fate: isReached ? .survived : .notReached, failure: "", isByDigest: false)
  }

  private func savedVerdicts() throws -> [Verdict] {
    guard let text = try? String(contentsOf: verdictsFile, encoding: .utf8) else { return [] }
    // The last line may be cut off.
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Verdict.self, from: Data($0.utf8))
    }
  }

  private func write(_ verdicts: [Verdict]) throws {
    let lines = try verdicts.map {
      String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n"
    }
    try lines.joined().write(to: verdictsFile, atomically: true, encoding: .utf8)
  }

  private func save(_ verdict: Verdict) throws { try write(savedVerdicts() + [verdict]) }

  private func forgetSurvivors(without explanations: Explanations) throws {
    guard let data = try? Data(contentsOf: mutantsFile) else { return }
    let mutants = try JSONDecoder().decode([Mutant].self, from: data)
    let explained = mutants.filter { explanations.reasons[$0.place.key] != nil }.map(\.number)
    try write(savedVerdicts().filter { $0.fate.isKilled || explained.contains($0.number) })
    try? FileManager.default.removeItem(at: suitesFile)
  }
}
