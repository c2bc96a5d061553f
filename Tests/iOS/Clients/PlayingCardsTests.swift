import Testing
import UIKit

@MainActor @Suite("Playing cards float about")
struct PlayingCardsTests {
  private let frames = [
    CGRect(x: 20, y: 20, width: 60, height: 90), CGRect(x: 280, y: 30, width: 60, height: 90),
    CGRect(x: 30, y: 520, width: 60, height: 90), CGRect(x: 290, y: 540, width: 60, height: 90),
  ]

  private func makeTable() -> CardTable {
    let table = CardTable(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.deal(frames)
    return table
  }

  private func velocity(of card: UIView, on table: CardTable) -> CGPoint {
    table.cardBehavior.itemBehavior.linearVelocity(for: card)
  }

  @Test("The pushes last one frame and send every card inward")
  func pushes() {
    let table = makeTable()
    #expect(table.cardBehavior.childBehaviors.count == 6)
    table.animator.advance(by: 1.0 / 60)
    #expect(table.cardBehavior.childBehaviors.count == 2)
    // 0.5 N·s on 0.54 kg
    let speed: CGFloat = 0.5 / 0.54 * 100
    let part = speed / 2.squareRoot()
    let expected = [(part, part), (-part, part), (part, -part), (-part, -part)]
    #expect(table.cardViews.count == 4)
    for (card, velocity) in zip(table.cardViews, expected) {
      let now = self.velocity(of: card, on: table)
      #expect(abs(now.x - velocity.0) < 1e-6 && abs(now.y - velocity.1) < 1e-6)
    }
  }

  @Test("They stay on the table, upright, apart, and never lose speed")
  func floating() {
    let table = makeTable()
    table.animator.advance(by: 1.0 / 60)
    func energy() -> CGFloat {
      table.cardViews.reduce(0) { sum, card in
        let v = velocity(of: card, on: table)
        return sum + v.x * v.x + v.y * v.y
      }
    }
    let atFirst = energy()
    table.animator.run(seconds: 20) {
      for card in table.cardViews {
        #expect(table.bounds.insetBy(dx: -1, dy: -1).contains(card.frame))
        #expect(card.transform.isIdentity)
      }
      for (index, card) in table.cardViews.enumerated() {
        for other in table.cardViews[..<index] {
          let overlap = card.frame.intersection(other.frame)
          #expect(overlap.isNull || min(overlap.width, overlap.height) < 3)
        }
      }
    }
    #expect(abs(energy() / atFirst - 1) < 0.01)
    #expect(table.animator.isRunning)
  }

  @Test("A chosen card stands still until it is put back")
  func choosing() {
    let table = makeTable()
    table.animator.run(frames: 10)
    let card = table.cardViews[0]
    table.choose(card)
    let place = card.center
    table.animator.run(frames: 30)
    #expect(card.isFaceUp)
    #expect(card.center == place)
    table.putBack(card)
    table.animator.run(frames: 10)
    #expect(card.center != place)
  }

  @Test("One table is shared by all")
  func shared() {
    #expect(CardTable.shared === CardTable.shared)
    #expect(CardTable.shared.cardBehavior.dynamicAnimator === CardTable.shared.animator)
  }
}
