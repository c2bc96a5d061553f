import Dynamics
import Foundation

extension Scene {
  static let tabIndicator = Scene(
    "tab-indicator", on: "Recipes/TabIndicator", seconds: 5, opensAt: 0.62
  ) { film in
    let tabs = (0..<4).map { CGRect(x: 14 + 74 * Double($0), y: 12, width: 70, height: 36) }
    let indicator = BasicItem(frame: tabs[0])
    film.background(.tabs)
    film.watch(pill: indicator, in: CGRect(x: 0, y: 0, width: 320, height: 60))
    film.label(tabs, ["Home", "Search", "Inbox", "You"])
    let frames = ManualFrameSource()  // in an app, leave it out

    // Each edge is a value of its own. The one in front is faster, so that the indicator stretches.
    let left = DraggableValue(tabs[0].minX, frameSource: frames) { left in
      indicator.frame = CGRect(
        x: left, y: 12, width: indicator.frame.maxX - left, height: 36)
    }
    let right = DraggableValue(tabs[0].maxX, frameSource: frames) { right in
      indicator.frame.size.width = right - indicator.frame.minX
    }
    let (fast, slow) = (Spring(duration: 0.28, bounce: 0.1), Spring(duration: 0.5, bounce: 0.15))

    func select(_ index: Int) {
      let goesRight = tabs[index].minX > left.value
      left.spring = goesRight ? slow : fast
      right.spring = goesRight ? fast : slow
      left.send(to: tabs[index].minX)
      right.send(to: tabs[index].maxX)
    }

    var time = 0.0
    for (index, second) in [(1, 0.4), (3, 1.3), (2, 2.4), (0, 3.1), (3, 3.3), (0, 4.2)] {
      while time < second {
        time += 1.0 / 60
        frames.tick(at: time)
        film.frame(at: time)
      }
      select(index)
      film.tap(CGPoint(x: tabs[index].midX, y: 34))
    }
    for _ in 0..<60 {
      time += 1.0 / 60
      frames.tick(at: time)
      film.frame(at: time)
    }
  }
}
