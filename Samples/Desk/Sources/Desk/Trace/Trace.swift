import CGtk4
import Dynamics
import DynamicsGTK
import Foundation

/// Prints the events of the window for tests, with positions in the window.
@MainActor
final class Trace {
  private var watched: [Leftover] = []
  private var frames = FrameTimes()
  private var delegates: [RestReport] = []

  func watch(_ window: DeskWindow) {
    for page in window.pages {
      watched.append(Leftover(page))
      for stage in page.stages { watch(stage) }
    }
    frames.measure(window.widget)
  }

  private func watch(_ stage: any Stage) {
    stage.trace = self
    watched += [stage, stage.container].map(Leftover.init)
    Self.watch(UnsafeMutableRawPointer(stage.container.widget))
    for item in stage.names.map(\.item) { watch(item) }
    guard let stage = stage as? any AnimatedStage else { return }
    let report = RestReport(stage, self)
    stage.animator.delegate = report
    delegates.append(report)
    watched.append(Leftover(stage.animator))
  }

  /// Watches an item that was added while the window was open.
  func watch(_ item: WidgetItem) {
    watched.append(Leftover(item))
    Self.watch(UnsafeMutableRawPointer(item.widget))
  }

  func log(_ text: String) { write(text) }

  func released(_ item: WidgetItem, _ velocity: CGPoint) {
    write("thrown \(velocity.x) \(velocity.y)")
  }

  /// Prints the positions of all items of a stage that has come to rest.
  func rested(_ stage: any Stage) {
    let container: Widget = UnsafeMutablePointer(stage.container.widget)
    guard gtk_widget_get_mapped(container) != 0 else { return }
    let (left, top) = stage.container.cornerInWindow
    let area = stage.container.bounds
    write("walls \(left) \(top) \(area.width) \(area.height)")
    for (name, item) in stage.names {
      let degrees = atan2(item.transform.b, item.transform.a) * 180 / .pi
      let size = item.bounds.size
      write(
        "at \(name) \(left + item.center.x) \(top + item.center.y) \(degrees) \(size.width) \(size.height)"
      )
    }
    write("rest \(stage.title) after \(frames.count) frames")
  }

  /// Prints the objects that still exist after the window was closed.
  func end() {
    let left = watched.compactMap(\.object).map { "\(type(of: $0))" }
    write(
      "left \(left.count) of \(watched.count) objects, \(Self.widgets) widgets \(left)")
    frames.report()
  }

  private static var widgets = 0

  private static func watch(_ widget: gpointer) {
    widgets += 1
    g_object_weak_ref(
      cast(widget), { _, _ in MainActor.assumeIsolated { Trace.widgets -= 1 } }, nil)
  }

  private struct Leftover {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}

/// Prints a line without buffering, even to a pipe.
func write(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

@MainActor
private final class RestReport: @MainActor DynamicAnimatorDelegate {
  private weak var stage: (any Stage)?
  private let trace: Trace

  init(_ stage: any Stage, _ trace: Trace) {
    self.stage = stage
    self.trace = trace
  }

  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
    if let stage { trace.rested(stage) }
  }
}

extension WidgetContainer {
  /// The corner of the container, from the corner of the window including its shadow.
  fileprivate var cornerInWindow: (x: Double, y: Double) {
    let container: Widget = UnsafeMutablePointer(widget)
    let window: Widget = UnsafeMutablePointer(gtk_widget_get_root(container))
    var (x, y, shadowX, shadowY) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(container, window, 0, 0, &x, &y)
    gtk_native_get_surface_transform(OpaquePointer(window), &shadowX, &shadowY)
    return (x + shadowX, y + shadowY)
  }
}
