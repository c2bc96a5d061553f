import DynamicsTestSupport
import Testing

@testable import Dynamics

@Suite struct OrderedObjectsTests {
  private final class Thing {}

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func isAnArrayWithValues(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = OrderedObjects<Thing, Int?>(blank: nil)
    var model: [(thing: Thing, value: Int?)] = []
    let others = [Thing(), Thing()]
    for step in 0..<400 {
      switch random.int(in: 0...9) {
      case 0...4:
        let thing = Thing()
        list.append(thing, step, id: ObjectIdentifier(thing))
        model.append((thing, step))
      case 5...7:
        guard !model.isEmpty else { continue }
        // Often the first or the last object, as in real programs.
        let index = [0, model.count - 1, random.int(in: 0...model.count - 1)][
          random.int(in: 0...2)]
        list.remove(ObjectIdentifier(model.remove(at: index).thing))
      case 8:
        guard !model.isEmpty else { continue }
        let index = random.int(in: 0...model.count - 1)
        list[ObjectIdentifier(model[index].thing)] = -step
        model[index].value = -step
      default:
        list[ObjectIdentifier(others[0])] = 1
        list.remove(ObjectIdentifier(others[1]))
      }
      #expect(list.count == model.count && list.isEmpty == model.isEmpty)
      #expect(list.values.compactMap { $0 } == model.compactMap(\.value))
      if step % 3 == 0 {
        #expect(
          list.objects.map { ObjectIdentifier($0) } == model.map { ObjectIdentifier($0.thing) })
      }
    }
    for (thing, value) in model {
      #expect(list.contains(ObjectIdentifier(thing)))
      #expect(list[ObjectIdentifier(thing)] == value)
    }
    #expect(others.allSatisfy { !list.contains(ObjectIdentifier($0)) })
    list.resetValues()
    #expect(list.values.allSatisfy { $0 == nil } && list.count == model.count)
  }

  @Test func removingManyKeepsTheOthersInOrder() {
    let things = (0..<1000).map { _ in Thing() }
    var list = OrderedObjects<Thing, Int>(blank: -1)
    for (index, thing) in things.enumerated() {
      list.append(thing, index, id: ObjectIdentifier(thing))
    }
    for thing in things.prefix(990) { list.remove(ObjectIdentifier(thing)) }
    #expect(list.values == Array(990..<1000))
    #expect(
      list.objects.map { ObjectIdentifier($0) } == things.suffix(10).map { ObjectIdentifier($0) })
  }

  @Test func whatWasRemovedIsNotKept() {
    var list = OrderedObjects<Thing, Void>(blank: ())
    weak var released: Thing?
    let last = Thing()
    do {
      let thing = Thing()
      released = thing
      list.append(thing, (), id: ObjectIdentifier(thing))
      list.append(last, (), id: ObjectIdentifier(last))
      #expect(list.objects.count == 2)
      list.remove(ObjectIdentifier(thing))
    }
    #expect(released == nil)
    #expect(list.count == 1)
  }
}
