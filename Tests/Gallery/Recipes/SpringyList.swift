import Dynamics
import Foundation

extension Scene {
  static let springyList = Scene(
    "springy-list", on: "Recipes/SpringyList", seconds: 5, opensAt: 0.6
  ) { film in
    let screen = CGRect(x: 0, y: 0, width: 200, height: 300)
    let rows = (0..<14).map { row in
      BasicItem(frame: CGRect(x: 12, y: 10 + 48 * Double(row), width: 176, height: 40))
    }
    for (index, row) in rows.enumerated() { film.look(row, .row(index)) }
    film.watch(rows, in: screen)

    // Each row hangs on its place in the list by a spring.
    let frames = ManualFrameSource()  // in an app, leave both out
    let animator = DynamicAnimator(referenceView: nil, frameSource: frames)
    let springs = rows.map { row in
      let spring = AttachmentBehavior(item: row, attachedToAnchor: row.center)
      spring.length = 0
      spring.frequency = 2.2  // higher is stiffer
      spring.damping = 0.7
      animator.addBehavior(spring)
      return spring
    }
    let upright = DynamicItemBehavior(items: rows)
    upright.allowsRotation = false
    animator.addBehavior(upright)

    // Scrolling moves the places. Rows near the finger go along at once, others later.
    var (offset, finger) = (0.0, 150.0)
    let scroll = DraggableValue(0.0, frameSource: frames) { new in
      for (row, spring) in zip(rows, springs) {
        let lag = min(abs(spring.anchorPoint.y - finger) / 500, 0.7)
        spring.anchorPoint.y += new - offset
        row.center.y += (new - offset) * (1 - lag)
        animator.updateItem(usingCurrentState: row)
      }
      offset = new
    }
    scroll.setLimits(lower: -382, upper: 0)
    scroll.rubberBand = RubberBand(dimension: 300)

    var time = 0.0
    func flick(by distance: Double, from y: Double, in seconds: Double) {
      let (start, count) = (scroll.begin(at: time), Int(seconds * 60))
      for index in 1...(count + 84) {
        finger = y + distance * min(1, Double(index) / Double(count))
        if index <= count { scroll.move(to: start + finger - y, at: time) }
        if index == count { scroll.end(at: time) }
        film.finger(index < count ? CGPoint(x: 130, y: finger) : nil)
        time += 1.0 / 60
        frames.tick(at: time)
        film.frame(at: time)
      }
    }
    flick(by: -120, from: 240, in: 0.15)
    flick(by: 200, from: 60, in: 0.2)
    flick(by: 70, from: 60, in: 0.4)
  }
}
