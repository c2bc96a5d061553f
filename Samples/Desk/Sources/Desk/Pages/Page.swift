import CGtk4
import Dynamics
import DynamicsGTK

/// A page of the window.
@MainActor
protocol Page: AnyObject {
  var title: String { get }

  /// The widget to add to the window.
  var widget: Widget { get }

  /// The areas of the page in which things move.
  var stages: [any Stage] { get }
}

/// An area in which things move.
@MainActor
protocol Stage: AnyObject {
  var title: String { get }
  var container: WidgetContainer { get }

  /// The items, with names for the trace.
  var names: [(name: String, item: WidgetItem)] { get }

  var trace: Trace? { get set }
}

/// A stage whose items are moved by an animator.
@MainActor
protocol AnimatedStage: Stage {
  var animator: DynamicAnimator { get }
}

extension Page where Self: Stage {
  var stages: [any Stage] { [self] }
}
