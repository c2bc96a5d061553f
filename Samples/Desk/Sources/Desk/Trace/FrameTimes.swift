import CGtk4
import Foundation

/// The processor time of frames: for simulation and layout, and in total with drawing.
@MainActor
final class FrameTimes {
  private var start: TimeInterval = 0
  private var placing: [TimeInterval] = []
  private var all: [TimeInterval] = []

  var count: Int { all.count }

  func measure(_ window: Widget) {
    on(window, "realize") { [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(window) else { return }
      let clockObject = UnsafeMutableRawPointer(clock)
      on(clockObject, "before-paint") { self.start = Self.now }
      on(clockObject, "layout") { self.placing.append(Self.now - self.start) }
      on(clockObject, "after-paint") { self.all.append(Self.now - self.start) }
    }
  }

  func report() {
    write("placing ms \(Self.summary(placing))")
    write("frames ms \(Self.summary(all))")
  }

  private static func summary(_ times: [TimeInterval]) -> String {
    let sorted = times.sorted().map { ($0 * 1e5).rounded() / 100 }
    guard let longest = sorted.last else { return "none" }
    return "median \(sorted[sorted.count / 2]), 95 % \(sorted[sorted.count * 95 / 100]), "
      + "longest \(longest), of \(sorted.count)"
  }

  private static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
