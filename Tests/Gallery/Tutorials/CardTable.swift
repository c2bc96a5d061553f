import Dynamics
import Foundation

extension Scene {
  static let cardTable = Scene(
    "card-table", on: "Tutorials/CardTable", seconds: 6, opensAt: 1.6, hold: 2, isExample: false
  ) { film in
    let names = ["A♥", "7♠", "2♥", "K♣", "3♥", "9♦", "4♥", "J♠"]
    let cards = names.map { name in
      let card = BasicItem(
        center: CGPoint(x: 320, y: -200), size: CGSize(width: 60, height: 84))
      let isRed = name.hasSuffix("♥") || name.hasSuffix("♦")
      film.paint(card, isRed ? "#f6dcdc" : "#e6e9ef", stroke: "#33383f", label: name)
      return card
    }
    let collision = CollisionBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    let cloth = DynamicItemBehavior()
    (cloth.elasticity, cloth.resistance, cloth.angularResistance) = (0.5, 2, 2)

    let bounds = CGRect(x: 0, y: 0, width: 640, height: 400)
    let animator = DynamicAnimator(referenceBounds: bounds)
    animator.addBehavior(collision)
    animator.addBehavior(cloth)
    film.fill(bounds, "#2f5d46")
    film.watch(animator)
    for (index, card) in cards.enumerated() {
      let angle = Double(index) * 0.35 - 2.8
      card.center = CGPoint(x: 320, y: 350)
      collision.addItem(card)
      cloth.addItem(card)
      let velocity = CGPoint(x: 700 * cos(angle), y: 700 * sin(angle))
      cloth.addLinearVelocity(velocity, for: card)
      cloth.addAngularVelocity(6, for: card)
      animator.advance(by: 0.25)
    }
    animator.advance(by: 1)
    let hearts = zip(names, cards).filter { $0.0.hasSuffix("♥") }.map(\.1)
    for (index, card) in hearts.enumerated() {
      collision.removeItem(card)
      let snap = SnapBehavior(item: card, snapTo: CGPoint(x: 215 + 70 * Double(index), y: 340))
      (snap.frequency, snap.damping) = (1.5, 0.8)
      animator.addBehavior(snap)
      animator.advance(by: 0.4)
    }
    animator.advance(by: 1.4)
  }
}
