import Testing

@testable import Mutation

@Suite struct ResultTests {
  private static let mutants = Place.all(in: [
    "World/A.swift": "let a = 0\nlet b = 1\nlet c = 2\nlet d = 3\n", "B.swift": "let e = 4\n",
  ]).enumerated().map { Mutant(number: $0.offset + 1, place: $0.element) }

  private static func verdict(_ number: Int, _ fate: Verdict.Fate, isByDigest: Bool = false)
    -> Verdict
  {
    Verdict(number: number, fate: fate, failure: "", isByDigest: isByDigest)
  }

  @Test func theTableCountsByFolder() throws {
    let explanations = try Explanations("World/A.swift: let d = «3 → 4»\nIt is never read.\n")
    let verdicts = [
      Self.verdict(1, .notReached), Self.verdict(2, .killed, isByDigest: true),
      Self.verdict(3, .timedOut),
      Self.verdict(4, .survived), Self.verdict(5, .survived),
    ]
    let text = Table(Array(zip(Self.mutants, verdicts)), explanations).text
    #expect(
      text == """
        folder  mutants  killed  (by digest)  timed out  survived  not reached  explained  score
        B             1       0            0          0         0            1          0    0 %
        World         4       1            1          1         1            0          1   67 %
        all           5       1            1          1         1            1          1   50 %

        B.swift:1: constant, not reached, mutant 1
          B.swift: let e = «4 → 5»
        World/A.swift:3: constant, mutant 4
          World/A.swift: let c = «2 → 3»

        """)
  }

  @Test func explanationsAreParagraphs() throws {
    let text =
      "# A comment\n\nA.swift: «0 → 1»\nFor a reason\nof two lines.\n\n\nB.swift: «1 → 2»\nAnother.\n"
    let explanations = try Explanations(text)
    #expect(
      explanations.reasons == [
        "A.swift: «0 → 1»": "For a reason of two lines.", "B.swift: «1 → 2»": "Another.",
      ])
    #expect(explanations.stale(among: Place.all(in: ["A.swift": "0"])) == ["B.swift: «1 → 2»"])
  }

  @Test(arguments: [
    "A.swift: «0 → 1»", "A.swift\nNo change.",
    "A.swift: «0 → 1»\nOnce.\n\nA.swift: «0 → 1»\nTwice.",
  ])
  func anExplanationNeedsAMutantAndAReason(text: String) {
    #expect(throws: Failure.self) { try Explanations(text) }
  }

  /// Suites whose tests all have names with spaces used to be left out.
  @Test func suitesAreFoundByTestsOfAnyName() {
    let list = """
      Building for testing
      ATests.BodyTests/falls()/BodyTests.swift:3:4
      ATests.BodyTests/rises()/BodyTests.swift:9:4
      ATests.MotorTests/`a motor turns/a pin`(speed:)/MotorTests.swift:5:4
      """
    #expect(TestProgram.suites(in: list) == ["ATests.BodyTests", "ATests.MotorTests"])
  }

  @Test func batchesAreSuitesThatReachAMutant() {
    let seconds = [0.5, 3, 0.1, 0.6, 0.2]
    let suites = seconds.enumerated().map { index, seconds in
      Suite(name: "\(index)", seconds: seconds, reached: index == 4 ? [] : [9])
    }
    #expect(suites.batches(reaching: 9).map { $0.map(\.name) } == [["2", "0"], ["3"], ["1"]])
    #expect(suites.batches(reaching: 8).isEmpty)
  }

  @Test func failuresAreNoKnownIssues() {
    #expect(
      TestProgram.isFailure("✘ Test a() recorded an issue at A.swift:1:2: Expectation failed"))
    #expect(
      TestProgram.isFailure("✘ Test a(b:) recorded an issue with 1 argument b → 3 at A.swift:1:2"))
    #expect(!TestProgram.isFailure("━ Test a() recorded a known issue at A.swift:1:2"))
    #expect(!TestProgram.isFailure("✔ Test a() passed after 0.001 seconds."))
  }

  @Test func theTimeIsThatOfTheSum() {
    let output = """
      ✔ Test a() passed after 9.5 seconds.
      ✔ Test run with 2 tests in 1 suite passed after 0.25 seconds.
      """
    #expect(TestProgram.seconds(in: output) == 0.25)
    #expect(TestProgram.seconds(in: "") == nil)
  }
}
