import Dynamics
import Foundation

extension Scene {
  static let hangingSign = Scene(
    "hanging-sign", on: "Recipes/HangingSign", seconds: 6, opensAt: 0.9
  ) { film in
    let beam = BasicItem(frame: CGRect(x: 40, y: 16, width: 220, height: 10))
    let sign = BasicItem(frame: CGRect(x: 70, y: 66, width: 160, height: 62))
    let plate = BasicItem(frame: CGRect(x: 105, y: 146, width: 90, height: 28))
    film.look(beam, .beam(220, 10))
    film.look(sign, .sign("OPEN"))
    film.look(plate, .sign("until 6"))

    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 210))
    let wall = DynamicItemBehavior(items: [beam])
    wall.isAnchored = true
    let air = DynamicItemBehavior(items: [sign, plate])
    air.resistance = 0.4  // how soon it calms down
    air.angularResistance = 0.4
    for behavior in [wall, air, GravityBehavior(items: [sign, plate])] {
      animator.addBehavior(behavior)
    }

    /// Two ropes, `inset` points from the sides of the lower item.
    func hang(_ item: BasicItem, on support: BasicItem, inset: CGFloat) {
      for side in [-1.0, 1] {
        let x = item.center.x + side * (item.bounds.width / 2 - inset)
        let top = support.center.y + support.bounds.height / 2
        let rope = AttachmentBehavior.limitAttachment(
          with: support,
          offsetFromCenter: Offset(
            horizontal: x - support.center.x, vertical: top - support.center.y),
          attachedTo: item,
          offsetFromCenter: Offset(
            horizontal: x - item.center.x, vertical: -item.bounds.height / 2))
        rope.length = item.center.y - item.bounds.height / 2 - top
        animator.addBehavior(rope)
      }
    }
    hang(sign, on: beam, inset: 16)
    hang(plate, on: sign, inset: 12)
    film.watch(animator, strings: "#8d6e53")

    /// A gust pushes for a moment, more strongly below.
    func gust(_ strength: CGFloat) {
      let wind = PushBehavior(items: [sign, plate], mode: .continuous)
      wind.pushDirection = CGVector(dx: strength, dy: 0)
      wind.setTargetOffsetFromCenter(Offset(horizontal: 0, vertical: 20), for: sign)
      animator.addBehavior(wind)
      animator.advance(by: 0.25)
      animator.removeBehavior(wind)
    }
    animator.advance(by: 0.3)
    gust(7)
    animator.advance(by: 2.2)
    gust(-6)
    animator.advance(by: 3)
  }
}
