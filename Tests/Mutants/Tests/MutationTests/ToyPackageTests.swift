import Foundation
import Mutation
import Testing

/// The whole way, with a package that is built and tested within a minute.
@Suite struct ToyPackageTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "toy",
      targets: [
        .target(name: "Toy", swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(name: "ToyTests", dependencies: ["Toy"]),
      ])

    """

  private static let source = """
    func sum(_ a: Double, _ b: Double) -> Double { a + b }
    func text(_ a: String, _ b: String) -> String { a + b }
    func untested(_ a: Int) -> Int { -a }
    func digested(_ a: Int) -> Int { a / 2 }
    func isLess(_ a: Int, _ b: Int) -> Bool { a < b }
    func least(_ a: Int, _ b: Int) -> Int { min(a, b) }
    func down(_ start: Int) -> Int {
      var left = start
      while left > 0 {
        left -= 1
      }
      return left
    }

    """

  private static let tests = """
    import Testing
    @testable import Toy

    @Suite struct SumTests {
      @Test func sums() { #expect(sum(1, 2) == 3) }
      @Test func texts() { #expect(text("a", "b") == "ab") }
    }
    @Suite struct OrderTests {
      // It does not know which of two equal numbers is less.
      @Test func less() { #expect(isLess(1, 2) && !isLess(2, 1)) }
      @Test func knownIssue() { withKnownIssue { #expect(least(1, 2) == 2) } }
      @Test func counts() { #expect(down(3) == 0) }
    }
    @Suite struct GoldenHashTests {
      @Test func digest() { #expect(digested(6) == 3) }
    }

    """

  private static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func mutantsAreKilledOrSurvive() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    try Self.write(Self.manifest, to: "Package.swift", in: root)
    try Self.write(Self.source, to: "Sources/Toy/Math/Toy.swift", in: root)
    try Self.write(Self.tests, to: "Tests/ToyTests/ToyTests.swift", in: root)

    let copy = PackageCopy(of: root, in: root.appending(path: "copy"), target: "Toy")
    let wanted: Set<Place.Kind> = [.arithmetic, .comparison, .extremum, .sign, .statement]
    let places = Place.all(in: try copy.sources()).filter {
      // Upwards, the loop would end in an overflow.
      wanted.contains($0.kind) && $0.changed != "left += 1"
    }
    func session(_ reports: @escaping (String) -> Void) throws -> Session {
      try Session(Build(copy, tests: []), name: "all", in: root, report: reports)
    }
    let none = try Explanations("")
    var reports: [String] = []
    let results = try session { reports.append($0) }
      .run(100, of: Choice(among: places, seed: 1), startsAgain: false, none)
    var fates: [String: Verdict.Fate] = [:]
    for (mutant, verdict) in results { fates[mutant.place.original] = verdict.fate }
    #expect(
      fates == [
        "a + b": .killed, "-a": .notReached, "a / 2": .killed, "a < b": .survived,
        "min(a, b)": .killed, "left > 0": .killed, "left -= 1": .timedOut,
      ], "\(results.map(\.verdict.failure))")
    #expect(results.filter(\.verdict.isByDigest).map(\.mutant.place.original) == ["a / 2"])
    // Texts have no difference.
    #expect(reports.contains("1 of 8 mutants do not compile"))

    // The same command goes on with what is known: nothing is left to do.
    reports = []
    let again = try session { reports.append($0) }
      .run(100, of: Choice(among: places, seed: 1), startsAgain: false, none)
    #expect(again.map(\.verdict) == results.map(\.verdict))
    #expect(reports.count == 1)

    // A new test kills a survivor. What is explained is not tested again.
    let unreached = try #require(results.first { $0.verdict.fate == .notReached })
    let explanations = try Explanations("\(unreached.mutant.place.key)\nNobody calls it.")
    let better = Self.tests.replacing("!isLess(2, 1)", with: "!isLess(2, 1) && !isLess(1, 1)")
    try Self.write(better, to: "Tests/ToyTests/ToyTests.swift", in: root)
    reports = []
    let afterwards = try session { reports.append($0) }
      .run(100, of: Choice(among: places, seed: 1), startsAgain: true, explanations)
    #expect(afterwards.filter { !$0.verdict.fate.isKilled }.map(\.mutant) == [unreached.mutant])
    #expect(reports.count == 3, "a build, the suites, and one mutant")
  }
}
