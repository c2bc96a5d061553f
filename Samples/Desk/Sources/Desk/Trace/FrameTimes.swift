import CGtk4
import Dynamics

/// How long frames take: simulation, layout and drawing.
@MainActor
final class FrameTimes {
  private var start: TimeInterval = 0
  private var costs: [TimeInterval] = []

  var count: Int { costs.count }

  func measure(_ window: Widget) {
    on(window, "realize") { [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(window) else { return }
      on(UnsafeMutableRawPointer(clock), "before-paint") { self.start = MediaTime.now }
      on(UnsafeMutableRawPointer(clock), "after-paint") {
        self.costs.append(MediaTime.now - self.start)
      }
    }
  }

  func report() {
    let sorted = costs.sorted()
    guard let longest = sorted.last else { return }
    let texts = [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], longest].map {
      String(($0 * 1e5).rounded() / 100)
    }
    write("frames \(sorted.count), ms: median \(texts[0]), 95 % \(texts[1]), longest \(texts[2])")
  }
}
