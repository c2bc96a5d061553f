import Dynamics
import Foundation

extension Scene {
  static let magneticDock = Scene(
    "magnetic-dock", on: "Recipes/MagneticDock", seconds: 5.5, opensAt: 1
  ) { film in
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 320, height: 180))
    film.background(.dock)
    var icons = (0..<5).map { index in
      BasicItem(
        center: CGPoint(x: 52 + 54 * Double(index), y: 140), size: CGSize(width: 44, height: 44))
    }
    for (index, icon) in icons.enumerated() { film.look(icon, .icon(index)) }
    film.watch(animator)

    // A magnet for each icon, which pulls it to its slot.
    let magnets = icons.map { SnapBehavior(item: $0, snapTo: $0.center) }
    for magnet in magnets {
      magnet.frequency = 2.5
      magnet.damping = 0.6
      animator.addBehavior(magnet)
    }
    let owners = icons
    func slot(_ index: Int) -> CGPoint { CGPoint(x: 52 + 54 * Double(index), y: 140) }
    func arrange() {
      for (magnet, owner) in zip(magnets, owners) {
        magnet.snapPoint = slot(icons.firstIndex { $0 === owner } ?? 0)
      }
    }

    /// A finger that takes the icon in a slot along a path. The others make room below it.
    func drag(from index: Int, along path: [CGPoint]) {
      let (icon, start) = (icons[index], slot(index))
      let magnet = magnets[owners.firstIndex { $0 === icon } ?? 0]
      animator.removeBehavior(magnet)
      let drag = DragBehavior(item: icon, grabbedAt: CGPoint(x: start.x, y: start.y - 8))
      animator.addBehavior(drag)
      for (frame, place) in path.enumerated() {
        let near = min(max(Int(((place.x - 52) / 54).rounded()), 0), 4)
        icons.insert(icons.remove(at: icons.firstIndex { $0 === icon } ?? 0), at: near)
        arrange()
        film.finger(place)
        drag.move(to: place, at: Double(frame) / 60)
        animator.advance(by: 1.0 / 60)
      }
      film.finger(nil)
      drag.release()
      animator.removeBehavior(drag)
      animator.addBehavior(magnet)  // pulls it into its new slot
      animator.advance(by: 1)
    }
    func arc(from x: Double, to end: Double, height: Double) -> [CGPoint] {
      (0...80).map { step in
        let share = (1 - cos(.pi * Double(step) / 80)) / 2
        return CGPoint(x: x + (end - x) * share, y: 132 - height * sin(.pi * share * 0.8))
      }
    }
    drag(from: 0, along: arc(from: 52, to: 225, height: 70))
    drag(from: 4, along: arc(from: 268, to: 110, height: 90))
  }
}
