import CGtk4
import Dynamics
import DynamicsGTK

/// A page of the window.
@MainActor
protocol Page: AnyObject {
  var title: String { get }

  /// The widget to add to the window.
  var widget: Widget { get }

  var container: WidgetContainer { get }

  /// The animator of the page, and its items with names for the trace.
  var animator: DynamicAnimator { get }
  var names: [(name: String, item: WidgetItem)] { get }

  var trace: Trace? { get set }
}
