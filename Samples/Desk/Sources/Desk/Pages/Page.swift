import CGtk4
import Dynamics
import DynamicsGTK

/// One page of the window.
@MainActor
protocol Page: AnyObject {
  var title: String { get }

  /// What is put into the window.
  var widget: Widget { get }

  var container: WidgetContainer { get }

  /// What moves, and what has a name for the trace.
  var animator: DynamicAnimator { get }
  var names: [(name: String, item: WidgetItem)] { get }

  var trace: Trace? { get set }
}
