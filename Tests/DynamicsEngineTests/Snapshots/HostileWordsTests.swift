import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsEngine

/// Words that no world has written are refused, or make a world that can be stepped.
@Suite struct HostileWordsTests {
  private let words: [UInt64] = {
    var log = CommandFuzzer(seed: 5)
    let world = World()
    for _ in 0..<25 { log.perform(on: world) }
    return EngineScene.words(of: world)
  }()

  private func tryOut(_ words: [UInt64]) {
    var coder = WordCoder(words[...])
    guard let world = try? World.restored(from: &coder) else { return }
    for _ in 0..<3 { world.step(by: EngineScene.step) }
    for body in world.order.buffer { #expect(body.position.x.isFinite && body.position.y.isFinite) }
  }

  @Test func eachMissingWordIsNoticed() {
    for count in words.indices {
      var coder = WordCoder(words.prefix(count))
      #expect(throws: StateError.self) { _ = try World.restored(from: &coder) }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func changedWordsDoNoHarm(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let absurd: [UInt64] = [
      0, 1, 2, 3, .max, UInt64(Int64.max), 1 << 31, 1 << 32, 1 << 60, Double.nan.bitPattern,
      Double.infinity.bitPattern, (-1.0).bitPattern, 1e300.bitPattern, 1e-300.bitPattern,
      1e59.bitPattern, 1e15.bitPattern,
    ]
    for _ in 0..<60 {
      var changed = words
      for _ in 0..<random.int(in: 1...4) {
        let place = random.int(in: 0...words.count - 1)
        switch random.int(in: 0...3) {
        case 0: changed[place] = absurd[random.int(in: 0...absurd.count - 1)]
        case 1: changed[place] ^= 1 << UInt64(random.int(in: 0...63))
        case 2: changed[place] = words[random.int(in: 0...words.count - 1)]
        default: changed[place] = random.next()
        }
      }
      tryOut(changed)
    }
  }
}
