import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// A world that was written down and restored goes on as the one that never stopped, to the bit.
@Suite struct RestoredWorldTests {
  /// Restores in the middle of random commands, and compares after every later step.
  @Test(arguments: 0..<24 as Range<UInt64>)
  func goesOnAsTheWorldThatWasWrittenDown(seed: UInt64) throws {
    var log = CommandFuzzer(seed: seed)
    let world = World()
    for _ in 0..<Int(seed % 16) + 4 { log.perform(on: world) }
    let past = log.entries.count
    let words = EngineScene.words(of: world)
    let restored = try EngineScene.restored(words)
    #expect(EngineScene.words(of: restored) == words)
    for _ in 0..<10 { log.perform(on: world) }

    let witness = try EngineScene.restored(words)
    for entry in log.entries[past...] {
      for command in entry.commands {
        #expect(restored.perform(command) == witness.perform(command))
      }
      for _ in 0..<entry.steps {
        restored.step(by: entry.timeStep)
        witness.step(by: entry.timeStep)
        #expect(restored.contactChanges.ended == witness.contactChanges.ended)
      }
      // The witness is restored again and again.
      let isSame = EngineScene.words(of: witness) == EngineScene.words(of: restored)
      #expect(isSame)
    }
    let isSame = EngineScene.words(of: restored) == EngineScene.words(of: world)
    #expect(isSame)
  }

  /// Never stopped beside restored, compared after each step, and restored again after each.
  @Test(arguments: [1, 7, 60, 200])
  func everyLaterStepHasTheSameBits(steps: Int) throws {
    let world = EngineScene.heap(of: 20)
    for _ in 0..<steps { world.step(by: EngineScene.step) }
    var restored = try EngineScene.restored(EngineScene.words(of: world))
    for _ in 0..<300 {
      world.step(by: EngineScene.step)
      restored.step(by: EngineScene.step)
      let words = EngineScene.words(of: world)
      let others = EngineScene.words(of: restored)
      try #require(others == words, "after \(world.stepCount) steps")
      try #require(
        restored.contactChanges.began.map(\.key) == world.contactChanges.began.map(\.key))
      restored = try EngineScene.restored(words)
    }
  }

  /// The bodies fill their rows, and the last of them touches the one before.
  @Test func contactsInTheLastRowAreRestored() throws {
    let world = World()
    let set = world.addCollisionSet()
    repeat {
      let place = CGPoint(x: 20 * world.bodyCount, y: 0)
      world.addToSet(world.addBody(EngineScene.box(20), at: place, angle: 0), set)
    } while world.bodyCount < world.bodies.capacity
    world.step(by: EngineScene.step)
    let last = Int32(world.bodies.capacity - 1)
    #expect(world.touchingContacts.contains { $0.body.index == last || $0.otherID.index == last })
    let words = EngineScene.words(of: world)
    #expect(EngineScene.words(of: try EngineScene.restored(words)) == words)
  }

  @Test func whatSleepsSleepsOn() throws {
    let world = EngineScene.heap(of: 12)
    for _ in 0..<3000 where world.awakeCount > 0 || world.stepCount < 10 {
      world.step(by: EngineScene.step)
    }
    let restored = try EngineScene.restored(EngineScene.words(of: world))
    #expect(restored.awakeCount == world.awakeCount)
    for body in world.order.buffer where !body.pointee.isAwake {
      world.applyImpulse(body.pointee.id, .init(dx: 1, dy: -1), atOffset: .zero)
      restored.applyImpulse(body.pointee.id, .init(dx: 1, dy: -1), atOffset: .zero)
      break
    }
    for _ in 0..<120 {
      world.step(by: EngineScene.step)
      restored.step(by: EngineScene.step)
      try #require(EngineScene.words(of: restored) == EngineScene.words(of: world))
    }
  }
}
