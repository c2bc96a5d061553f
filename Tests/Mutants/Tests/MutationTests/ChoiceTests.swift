import Mutation
import Testing

@Suite struct ChoiceTests {
  private static func source(_ names: [String]) -> String {
    names.map { "func \($0)() {\n  x = \($0)(y + 2) * 3\n}\n" }.joined()
  }

  private static func keys(_ names: [String], seed: UInt64, count: Int) -> [String] {
    var choice = Choice(among: Place.all(in: ["A.swift": source(names)]), seed: seed)
    return choice.take(count).map(\.place.key)
  }

  private static let names = (0..<50).map { "f\($0)" }

  @Test func aSeedChoosesTheSameAgain() {
    #expect(Self.keys(Self.names, seed: 7, count: 20) == Self.keys(Self.names, seed: 7, count: 20))
    #expect(Self.keys(Self.names, seed: 7, count: 20) != Self.keys(Self.names, seed: 8, count: 20))
  }

  @Test func anEditChangesOnlyTheChoiceOfItsPlace() {
    let chosen = Self.keys(Self.names, seed: 7, count: 20)
    let unchosen = Self.names.first { name in !chosen.contains { $0.contains("\(name)(") } }
    let edited = Self.names.filter { $0 != unchosen }
    #expect(Self.keys(edited, seed: 7, count: 20) == chosen)
  }

  @Test func mutantsDoNotOverlapAndHaveNumbersFromOne() {
    var choice = Choice(among: Place.all(in: ["A.swift": Self.source(Self.names)]), seed: 1)
    let mutants = choice.take(30) + choice.take(1000)
    #expect(mutants.map(\.number) == Array(1...mutants.count))
    #expect(mutants.count >= Self.names.count)
    let ranges = mutants.map(\.place.range).sorted { $0.lowerBound < $1.lowerBound }
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }

  @Test func linesThatAreAlikeAreDifferentPlaces() {
    let places =
      Place.all(in: ["A.swift": "let a = 0\n"]) + Place.all(in: ["A.swift": "\nlet a = 0\n"])
    var choice = Choice(among: places, seed: 1)
    #expect(choice.take(2).map(\.place.line).sorted() == [1, 2])
  }
}
