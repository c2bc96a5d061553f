import Dynamics
import Foundation

extension Scene {
  static let bottomSheet = Scene(
    "bottom-sheet", on: "Recipes/BottomSheet", seconds: 6, opensAt: 1.2
  ) { film in
    let screen = CGRect(x: 0, y: 0, width: 200, height: 340)
    let sheet = BasicItem(frame: CGRect(x: 0, y: 280, width: 200, height: 400))
    film.look(sheet, .sheet)
    film.watch([sheet], in: screen)
    let frames = ManualFrameSource()  // in an app, leave it out

    let height = DraggableValue(60.0, frameSource: frames) { height in
      sheet.center.y = screen.maxY - height + 200
    }
    height.detents = [60, 170, 300]
    height.setLimits(lower: 60, upper: 300)
    height.rubberBand = RubberBand(dimension: 300)  // beyond the limits it gives way
    height.spring = .snappy

    var time = 0.0
    func frame() {
      time += 1.0 / 60
      frames.tick(at: time)
      film.frame(at: time)
    }

    /// A finger that moves by `distance` points in `seconds`, and lets go.
    func drag(by distance: Double, in seconds: Double, stops: Bool = false) {
      let start = height.begin(at: time)  // this also catches a sheet that moves
      let count = Int(seconds * 60)
      for index in 1...count {
        let share = Double(index) / Double(count)
        let way = distance * (stops ? sin(.pi / 2 * share) : share * share)
        height.move(to: start + way, at: time)
        film.finger(CGPoint(x: 100, y: screen.maxY + 20 - start - way))
        frame()
      }
      let landing = height.end(at: time)  // where it will come to rest
      film.finger(nil)
      print("lands at \(landing) in \(height.remainingTime) s")
    }
    func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { frame() } }

    wait(0.4)
    drag(by: 40, in: 0.3)  // a flick to the next detent
    wait(0.9)
    drag(by: 210, in: 0.5, stops: true)  // beyond the limit
    wait(0.9)
    drag(by: -60, in: 0.25)  // down
    wait(0.2)
    drag(by: 40, in: 0.3)  // caught in flight
    wait(0.8)
    height.send(to: 60)  // by a button
    wait(1)
  }
}
