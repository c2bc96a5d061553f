import Dynamics
import Foundation

extension Scene {
  static let pullToRefresh = Scene(
    "pull-to-refresh", on: "Recipes/PullToRefresh", seconds: 4.2, opensAt: 0.9
  ) { film in
    let screen = CGRect(x: 0, y: 0, width: 200, height: 300)
    let list = BasicItem(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let wheel = BasicItem(center: CGPoint(x: 100, y: -30), size: CGSize(width: 28, height: 28))
    film.look(list, .list)
    film.look(wheel, .wheel)
    film.watch([list, wheel], in: screen)
    let frames = ManualFrameSource()  // in an app, leave it out
    let open = 60.0  // the height of the gap while it refreshes
    var isRefreshing = false

    let pull = DraggableValue(0.0, frameSource: frames) { pull in
      list.center.y = 200 + pull
      wheel.center.y = pull - 30
      if !isRefreshing { wheel.angle = pull / open * .pi }
    }
    pull.setLimits(lower: 0, upper: 0)  // everything beyond gives way
    pull.rubberBand = RubberBand(coefficient: 0.7, dimension: 300)
    pull.spring = .snappy

    var time = 0.0
    func frame() {
      time += 1.0 / 60
      if isRefreshing { wheel.angle += 0.12 }
      frames.tick(at: time)
      film.frame(at: time)
    }
    func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { frame() } }

    /// A finger that pulls the list down and lets go.
    func drag(by distance: Double) {
      let start = pull.begin(at: time)
      for index in 1...36 {
        let way = distance * sin(.pi / 72 * Double(index))
        pull.move(to: start + way, at: time)
        film.finger(CGPoint(x: 130, y: 90 + way))
        frame()
      }
      isRefreshing = pull.value > open
      if isRefreshing { pull.setLimits(lower: 0, upper: open) }  // it rests at the open gap
      pull.end(at: time)
      film.finger(nil)
    }

    wait(0.2)
    drag(by: 60)  // not far enough
    wait(0.5)
    drag(by: 150)
    wait(1.2)  // in an app, until the answer is there
    isRefreshing = false
    pull.setLimits(lower: 0, upper: 0)  // closes the gap
    wait(0.8)
  }
}
