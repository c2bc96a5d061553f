import Testing

@testable import DynamicsEngine

@Suite struct IslandListsTests {
  @Test func elementsKeepTheirOrderInTheListsOfTheirIslands() {
    let lists = IslandLists<Int>()
    lists.fill(3, 0..<10, island: { $0 % 4 == 3 ? nil : $0 % 4 }, element: { 10 * $0 })
    #expect(lists.count == 3)
    #expect((0..<3).map { Array(lists[$0]) } == [[0, 40, 80], [10, 50, 90], [20, 60]])
    #expect(Array(lists.all) == [0, 40, 80, 10, 50, 90, 20, 60])
  }

  @Test func elementsWithoutIslandsAreInNoList() {
    let lists = IslandLists<Int>()
    lists.fill(0, 0..<2, island: { _ in nil }, element: { $0 })
    #expect(lists.count == 0 && lists.all.isEmpty)
    lists.fill(2, 0..<0, island: { _ in nil }, element: { $0 })
    #expect(lists.count == 0 && lists.all.isEmpty && lists[1].isEmpty)
  }
}
