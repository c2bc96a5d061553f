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
    for page in window.pages { watch(page) }
    frames.measure(window.widget)
  }

  private func watch(_ page: any Page) {
    page.trace = self
    let report = RestReport(page, frames)
    page.animator.delegate = report
    delegates.append(report)
    let objects: [AnyObject] = [page, page.container, page.animator] + page.names.map(\.item)
    watched += objects.map(Leftover.init)
    for item in page.names.map(\.item) { Self.watch(UnsafeMutableRawPointer(item.widget)) }
    Self.watch(UnsafeMutableRawPointer(page.container.widget))
  }

  func log(_ text: String) { write(text) }

  func released(_ item: WidgetItem, _ velocity: CGPoint) {
    write("thrown \(velocity.x) \(velocity.y)")
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

/// Prints the positions of all items when a page comes to rest.
@MainActor
private final class RestReport: @MainActor DynamicAnimatorDelegate {
  private weak var page: (any Page)?
  private let frames: FrameTimes

  init(_ page: any Page, _ frames: FrameTimes) {
    self.page = page
    self.frames = frames
  }

  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) {
    guard let page, gtk_widget_get_mapped(page.widget) != 0 else { return }
    let (left, top) = page.container.cornerInWindow
    let area = page.container.bounds
    write("walls \(left) \(top) \(area.width) \(area.height)")
    for (name, item) in page.names {
      let degrees = atan2(item.transform.b, item.transform.a) * 180 / .pi
      let size = item.bounds.size
      write(
        "at \(name) \(left + item.center.x) \(top + item.center.y) \(degrees) \(size.width) \(size.height)"
      )
    }
    write("rest \(page.title) after \(frames.count) frames")
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
