import Testing

@testable import Dynamics

/// Comparing identifiers runs the program's code, which may change the list that is searched.
@Suite struct FirstMatchTests {
  private final class Entry {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func theFirstMatchIsFound() {
    let list = [1, 2, 3, 2].map(Entry.init)
    #expect(firstMatch(in: { list }) { $0.number == 2 } === list[1])
    #expect(firstMatch(in: { list }) { $0.number == 4 } == nil)
    #expect(firstMatch(in: { [Entry]() }) { _ in true } == nil)
  }

  @Test func anEntryThatTheComparisonAddsIsFound() {
    var list = [Entry(1)]
    let found = firstMatch(in: { list }) { entry in
      if list.count == 1 { list.append(Entry(2)) }
      return entry.number == 2
    }
    #expect(found?.number == 2)
  }

  @Test func anEntryThatTheComparisonRemovesIsNotFound() {
    var list = [1, 2].map(Entry.init)
    let found = firstMatch(in: { list }) { entry in
      if entry.number == 2 { list.removeAll { $0 === entry } }
      return entry.number == 2
    }
    #expect(found == nil)
  }

  @Test func anEntryThatIsReplacedMeanwhileIsFound() {
    var list = [Entry(1), Entry(2)]
    let found = firstMatch(in: { list }) { entry in
      if entry === list[0], list[0].number == 1 { list[0] = Entry(3) }
      return entry.number == 3
    }
    #expect(found === list[0])
  }
}
