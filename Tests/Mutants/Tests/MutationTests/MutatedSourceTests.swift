import Testing

@testable import Mutation

@Suite struct MutatedSourceTests {
  private static func mutated(_ source: String) -> MutatedSource {
    var choice = Choice(among: Place.all(in: ["A.swift": source]), seed: 1)
    return MutatedSource(source, choice.take(100))
  }

  @Test func anExpressionIsAChoiceAtItsPlace() {
    #expect(
      Self.mutated("let ä = b + c  // why\n").text
        == "let ä = (isMutant(1) ? b - c : b + c)  // why\n\nimport MutantSwitch\n")
  }

  @Test func aStatementIsSkipped() {
    #expect(
      Self.mutated("a.b()\nc()\n").text.split(separator: "\n").dropLast().allSatisfy {
        $0.contains(/^if !isMutant\([12]\) \{ (a\.b|c)\(\) \}$/)
      })
  }

  @Test func anAssignmentIsReplaced() {
    let places = Place.all(in: ["A.swift": "a += b"]).filter { $0.kind == .arithmetic }
    let mutants = places.map { Mutant(number: 3, place: $0) }
    #expect(
      MutatedSource("a += b", mutants).text.hasPrefix("if isMutant(3) { a -= b } else { a += b }\n")
    )
  }

  @Test func aSourceWithoutMutantsStaysAsItIs() {
    #expect(MutatedSource("let a = 0\n", []).text == "let a = 0\n")
  }

  @Test func errorsBelongToTheMutantsOfTheirLine() {
    let source = Self.mutated("let a = b +\n  c\nlet d = e\nlet f = 0\n")
    // The first one takes three lines, since its text is there twice.
    let numbers = source.lines.map(\.mutant.number)
    #expect(source.lines.map(\.lines) == [1...3, 5...5])
    let output = """
      /p/Sources/Engine/A.swift:2:9: error: no
      /p/Sources/Engine/A.swift:5:9: warning: no matter
      /p/Sources/Other/A.swift:5:9: error: elsewhere
      """
    #expect(Build.refused(output, in: "Engine", ["A.swift": source]) == [numbers[0]])
    let later = "/p/Sources/Engine/A.swift:4:1: error: after the first one"
    #expect(Build.refused(later, in: "Engine", ["A.swift": source]) == [numbers[0]])
  }
}
