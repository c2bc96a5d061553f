import Dynamics
import Foundation

extension Scene {
  static let toastStack = Scene(
    "toast-stack", on: "Recipes/ToastStack", seconds: 6, opensAt: 3
  ) { film in
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 220)
    let animator = DynamicAnimator(referenceBounds: bounds)
    film.watch(animator)
    let motion = DynamicItemBehavior()  // keeps the velocity of a toast that is thrown
    animator.addBehavior(motion)
    var stack: [(toast: BasicItem, place: SnapBehavior)] = []  // the newest first

    /// The newest is at the bottom. The fourth waits outside.
    func arrange() {
      for (index, entry) in stack.enumerated() {
        let y = 180 - 54 * CGFloat(min(index, 2))
        entry.place.snapPoint = CGPoint(x: index < 3 ? 150 : 480, y: y)
      }
    }

    func show(_ text: String) {
      let toast = BasicItem(
        center: CGPoint(x: 150, y: 260), size: CGSize(width: 220, height: 44))
      film.look(toast, .toast(text))
      let place = SnapBehavior(item: toast, snapTo: toast.center)
      place.frequency = 2.2  // how fast it comes, in Hz
      place.damping = 0.65  // 1 does not overshoot
      animator.addBehavior(place)
      motion.addItem(toast)
      stack.insert((toast, place), at: 0)
      arrange()
    }

    /// A finger throws a toast out to the right; the others close the gap.
    func swipe(_ index: Int) {
      let (toast, place) = stack.remove(at: index)
      animator.removeBehavior(place)
      let start = toast.center
      let drag = DragBehavior(item: toast, grabbedAt: start)
      animator.addBehavior(drag)
      for frame in 0...18 {  // in an app, the events of the toolkit
        let time = Double(frame) / 60
        let finger = CGPoint(x: start.x + 1000 * time * time, y: start.y)
        film.finger(finger)
        drag.move(to: finger, at: time)
        animator.advance(by: 1.0 / 60)
      }
      film.finger(nil)
      drag.release()
      animator.removeBehavior(drag)  // it flies on; an app removes it when it is out
      arrange()
    }

    for text in ["Saved", "Photo sent", "3 new messages", "Back online"] {
      show(text)
      animator.advance(by: 1)
    }
    swipe(1)
    animator.advance(by: 1)
  }
}
