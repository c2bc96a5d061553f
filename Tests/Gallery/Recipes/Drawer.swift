import Dynamics
import Foundation

extension Scene {
  static let drawer = Scene(
    "drawer", on: "Recipes/Drawer", seconds: 4.5, opensAt: 0.8
  ) { film in
    let screen = CGRect(x: 0, y: 0, width: 260, height: 240)
    let page = BasicItem(frame: screen)
    let drawer = BasicItem(frame: CGRect(x: -240, y: 0, width: 240, height: 240))
    film.look(page, .page)
    film.look(drawer, .drawer)
    film.watch([page, drawer], in: screen)
    let frames = ManualFrameSource()  // in an app, leave it out

    let width = 170.0
    let opening = DraggableValue(0.0, frameSource: frames) { opening in
      drawer.center.x = opening - 120
      page.center.x = 130 + opening / 3  // the page follows more slowly
    }
    opening.detents = [0, width]
    opening.setLimits(lower: 0, upper: width)
    opening.landing = .next  // a flick opens it or closes it, however short
    opening.rubberBand = RubberBand(coefficient: 0.4, dimension: width)
    opening.spring = Spring(duration: 0.4, bounce: 0.1)

    var time = 0.0
    func frame() {
      time += 1.0 / 60
      frames.tick(at: time)
      film.frame(at: time)
    }
    func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { frame() } }

    /// A finger that moves by `distance` points in `seconds`, and lets go.
    func drag(from x: Double, by distance: Double, in seconds: Double) {
      let start = opening.begin(at: time)
      let count = Int(seconds * 60)
      for index in 1...count {
        let way = distance * pow(Double(index) / Double(count), 1.5)
        opening.move(to: start + way, at: time)
        film.finger(CGPoint(x: x + way, y: 150))
        frame()
      }
      opening.end(at: time)
      film.finger(nil)
    }

    wait(0.2)
    drag(from: 12, by: 40, in: 0.2)  // a short flick
    wait(0.7)
    drag(from: 120, by: 120, in: 0.5)  // beyond the limit
    wait(0.6)
    drag(from: 160, by: -130, in: 0.35)
    wait(0.9)
  }
}
