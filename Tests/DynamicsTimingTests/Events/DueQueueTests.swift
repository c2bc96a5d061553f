import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsTiming

@Suite struct DueQueueTests {
  private func elements(of queue: DueQueue<String>, dueBy moment: Double) -> [String] {
    var queue = queue
    var taken: [String] = []
    while let next = queue.takeFirst(dueBy: moment) { taken.append(next) }
    return taken
  }

  @Test func elementsComeByTime() {
    var queue = DueQueue<String>()
    for (name, due) in [("c", 3.0), ("a", 1.0), ("d", 4.0), ("b", 2.0)] {
      _ = queue.add(name, at: due, .closure)
    }
    #expect(queue.nextDue == 1)
    var times: [String] = []
    for moment in [0.5, 1, 2, 3] {
      while let next = queue.takeFirst(dueBy: moment) { times.append(next) }
    }
    #expect(times == ["a", "b", "c"])
    #expect(queue.nextDue == 4)
  }

  @Test func atOneMomentTheOrderDecidesThenTheNumber() {
    var queue = DueQueue<String>()
    for (name, order) in [
      ("end", EventOrder.end), ("frame 1", .frame), ("closure 1", .closure), ("frame 2", .frame),
      ("closure 2", .closure),
    ] { _ = queue.add(name, at: 1, order) }
    #expect(
      elements(of: queue, dueBy: 1) == ["closure 1", "closure 2", "frame 1", "frame 2", "end"])
  }

  /// Six frames of 1/60 s are not exactly a tenth.
  @Test func roundingMakesNoOrder() {
    var queue = DueQueue<String>()
    let sum = (0..<6).reduce(0.0) { time, _ in time + 1.0 / 60 }
    #expect(sum != 0.1)
    _ = queue.add("frame", at: min(sum, 0.1), .frame)
    _ = queue.add("closure", at: max(sum, 0.1), .closure)
    #expect(elements(of: queue, dueBy: min(sum, 0.1)) == ["closure", "frame"])
  }

  /// It looked at all of them again for each: so many took minutes.
  @Test func manyElementsMayBeDueAtOneMoment() {
    var queue = DueQueue<String>()
    for number in 0..<50_000 { _ = queue.add("\(number)", at: 1, .closure) }
    #expect(elements(of: queue, dueBy: 1) == (0..<50_000).map(String.init))
  }

  @Test func whatIsAddedOrRemovedWhileOthersAreTakenKeepsTheOrder() {
    var queue = DueQueue<String>()
    _ = queue.add("closure 1", at: 1, .closure)
    let removed = queue.add("closure 2", at: 1, .closure)
    _ = queue.add("frame", at: 1, .frame)
    #expect(queue.takeFirst(dueBy: 1) == "closure 1")
    #expect(queue.remove(removed) == "closure 2" && queue.remove(removed) == nil)
    _ = queue.add("closure 3", at: 1, .closure)
    #expect(queue.nextDue == 1)
    #expect(elements(of: queue, dueBy: 1) == ["closure 3", "frame"])
  }

  @Test func whatIsRemovedDoesNotCome() {
    var queue = DueQueue<String>()
    let first = queue.add("first", at: 1, .closure)
    _ = queue.add("second", at: 1, .closure)
    #expect(queue.remove(first) == "first")
    #expect(queue.remove(first) == nil)
    #expect(elements(of: queue, dueBy: 2) == ["second"])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func anyElementsComeAsAStableSortHasThem(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = DueQueue<String>()
    var all: [(due: Int, order: EventOrder, number: Int)] = []
    for number in 0..<100 {
      let due = Int.random(in: 0..<10, using: &random)
      let order = [EventOrder.closure, .frame, .end].randomElement(using: &random) ?? .end
      all.append((due, order, number))
      _ = queue.add("\(number)", at: Double(due), order)
    }
    let sorted = all.sorted { ($0.due, $0.order, $0.number) < ($1.due, $1.order, $1.number) }
    var taken: [String] = []
    for moment in 0..<10 { taken += drain(&queue, dueBy: Double(moment)) }
    #expect(taken == sorted.map { "\($0.number)" })
  }

  private func drain(_ queue: inout DueQueue<String>, dueBy moment: Double) -> [String] {
    var taken: [String] = []
    while let next = queue.takeFirst(dueBy: moment) { taken.append(next) }
    return taken
  }
}
