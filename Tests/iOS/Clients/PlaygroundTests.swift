import Testing
import UIKit

@MainActor @Suite("A playground of stones")
struct PlaygroundTests {
  private let playground = PlaygroundView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("A pentagon lands on the floor and rests on one of its sides")
  func landing() {
    playground.addStone(at: CGPoint(x: 150, y: 100))
    playground.start()
    #expect(playground.animator.runUntilPaused(limit: 10))
    #expect(playground.hits.first == "floor")
    #expect(playground.hits.last == "rest")
    let stone = playground.stones[0]
    #expect(playground.lastHit === stone)
    #expect(stone.backgroundColor == .red)
    let sides = (stone.turn / (2 * .pi / 5)).rounded() * (2 * .pi / 5)
    #expect(abs(stone.turn - sides) < 0.02)
    // The side of a pentagon lies r·cos 36° below its middle.
    #expect(abs(300 - stone.center.y - 25 * cos(.pi / 5)) < 1)
  }

  @Test("Wind blows stones to the walls, by name and by number, and then ceases")
  func wind() {
    playground.addStone(at: CGPoint(x: 150, y: 250))
    playground.start()
    playground.blow(for: 1.5, from: .pi)
    #expect(playground.animator.behaviors.count == 3)
    playground.animator.run(seconds: 2)
    #expect(playground.hits.contains("left"))
    #expect(playground.animator.behaviors.count == 2)
    playground.blow(for: 3, from: 0)
    playground.animator.run(seconds: 3)
    #expect(playground.hits.contains("number 42"))
    playground.calm()
    #expect(playground.animator.behaviors.count == 2)
    #expect(playground.animator.runUntilPaused(limit: 10))
  }

  @Test("Stones touch, and fly up when all is shaken")
  func shaking() {
    playground.addStone(at: CGPoint(x: 140, y: 250))
    playground.addStone(at: CGPoint(x: 160, y: 100))
    playground.start()
    playground.animator.run(seconds: 3)
    #expect(playground.hits.contains("first"))
    #expect(playground.spread(playground.stones) > 35)
    #expect(playground.stones[0].distance(from: playground.stones[1]) > 38)
    let endedBefore = playground.ended
    playground.shake()
    playground.animator.run(seconds: 1)
    #expect(playground.ended > endedBefore)
    #expect(playground.stones.allSatisfy { $0.center.y < 200 })
  }
}
