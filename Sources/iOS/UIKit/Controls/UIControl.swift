public import Foundation

/// A view that the user operates; see Apple's `UIControl`.
///
/// Linux has no selectors: use ``addAction(_:for:)``, or a closure with
/// ``UIControlHandling/addHandler(for:_:)``. A test operates the control with
/// ``sendActions(for:)``.
open class UIControl: UIView, UIControlHandling {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control is enabled; `true` by default.
  open var isEnabled = true
  /// Whether the control is selected; `false` by default.
  open var isSelected = false
  /// Whether a finger is on the control; `false` by default.
  open var isHighlighted = false

  /// Adds an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Sends the actions for events, unless the control is disabled.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(by: self)
    }
  }

  /// Linux has no selectors.
  @available(
    *, unavailable, message: "Linux has no selectors: pass a closure, addHandler(for:_:)"
  )
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
}

/// An action of a control; see Apple's `UIAction`.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The title of the action; empty by default.
  open var title: String

  /// The last sender of the action.
  open private(set) var sender: Any?

  private let handler: (UIAction) -> Void

  /// Makes an action from a closure.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform(by sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A protocol that lets closures receive a control with its own type; not in UIKit.
@preconcurrency @MainActor public protocol UIControlHandling {}

extension UIControlHandling where Self: UIControl {
  /// Adds a closure for events, which receives the control.
  ///
  /// Not in UIKit: it replaces a target and a selector.
  public func addHandler(for controlEvents: Event, _ handler: @escaping (Self) -> Void) {
    let action = UIAction { if let control = $0.sender as? Self { handler(control) } }
    addAction(action, for: controlEvents)
  }
}
