import Dynamics
import Foundation

extension Scene {
  static let layout = Scene("layout", on: "Behaviors/LayoutBehavior", seconds: 2.5, opensAt: 0.9) {
    film in
    let cards = (0..<3).map {
      BasicItem(
        center: CGPoint(x: 50 + 100 * CGFloat($0), y: 60), size: CGSize(width: 44, height: 60))
    }
    func column(_ index: Int, of width: CGFloat) -> CGRect {
      CGRect(x: CGFloat(index) * width / 3, y: 0, width: width / 3, height: 200).insetBy(
        dx: 6, dy: 6)
    }

    let layout = LayoutBehavior(items: cards)
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 200))
    animator.addBehavior(GravityBehavior(items: cards))
    animator.addBehavior(layout)
    film.watch(animator, xray: [.sensors])

    for (index, card) in cards.enumerated() { layout.setArea(column(index, of: 300), for: card) }
    animator.advance(by: 1)
    for (index, card) in cards.enumerated() { layout.setArea(column(index, of: 170), for: card) }
    animator.advance(by: 1.5)
  }
}
