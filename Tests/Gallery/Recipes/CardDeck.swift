import Dynamics
import Foundation

extension Scene {
  static let cardDeck = Scene(
    "card-deck", on: "Recipes/CardDeck", seconds: 6, opensAt: 1.1
  ) { film in
    let screen = CGRect(x: 0, y: 0, width: 260, height: 260)
    let home = CGPoint(x: 130, y: 130)
    let cards = (0..<4).map { _ in
      BasicItem(center: home, size: CGSize(width: 120, height: 168))
    }
    for (index, card) in cards.enumerated() { film.look(card, .card(index)) }
    film.watch(cards, in: screen)
    let frames = ManualFrameSource()  // in an app, leave it out

    // Each card has an offset from the deck. Far enough or fast enough, it leaves; else it returns.
    let offsets = cards.enumerated().map { index, card in
      let lean = 0.04 * Double(index - 2)
      card.angle = lean
      let offset = DraggableValue(CGPoint.zero, frameSource: frames) { offset in
        card.center = CGPoint(x: home.x + offset.x, y: home.y + offset.y)
        card.angle = lean + offset.x / 500
      }
      offset.landing = .custom { thrown in
        guard abs(thrown.destination.x) > 110 else { return .zero }
        return CGPoint(x: thrown.destination.x < 0 ? -320 : 320, y: thrown.value.y + 40)
      }
      offset.spring = Spring(duration: 0.45, bounce: 0.2)
      offset.onSettle = { if $0 != .zero { print($0.x < 0 ? "no" : "yes") } }
      return offset
    }

    var time = 0.0
    func frame() {
      time += 1.0 / 60
      frames.tick(at: time)
      film.frame(at: time)
    }

    /// A finger that drags the card at `index` to an offset in half a second, and lets go.
    func swipe(_ index: Int, to end: CGPoint) {
      let start = offsets[index].begin(at: time)
      for step in 1...30 {
        let share = pow(Double(step) / 30, 1.5)
        let place = CGPoint(x: start.x + end.x * share, y: start.y + end.y * share)
        offsets[index].move(to: place, at: time)
        film.finger(CGPoint(x: home.x + 20 + place.x, y: home.y + 40 + place.y))
        frame()
      }
      offsets[index].end(at: time)
      film.finger(nil)
      for _ in 0..<50 { frame() }
    }

    swipe(3, to: CGPoint(x: 80, y: -10))
    swipe(2, to: CGPoint(x: 24, y: 6))  // not far enough: it returns
    swipe(2, to: CGPoint(x: -90, y: 0))
    swipe(1, to: CGPoint(x: 70, y: -30))
  }
}
