public import Foundation

/// A view that the user operates; see Apple's `UIControl`.
///
/// Linux has no selectors: use ``addAction(_:for:)``, or a closure by
/// ``UIControlHandling/addHandler(for:_:)``. A test operates it by ``sendActions(for:)``.
open class UIControl: UIView, UIControlHandling {
  /// What can happen to a control.
  ///
  /// The bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger moved in the control.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moved outside of the control.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger went up in the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger went up outside of the control.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// What the control is for was done.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// All of them.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be operated; `true` by default.
  open var isEnabled = true

  /// Whether the control is switched on; `false` by default.
  open var isSelected = false

  /// Whether a finger is on the control; `false` by default.
  open var isHighlighted = false

  /// Calls an action on events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Calls the actions for events, unless the control is switched off.
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

/// Something to do when a control is operated; see Apple's `UIAction`.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What the action is called; empty by default.
  open var title: String

  /// Who sent the action last.
  open private(set) var sender: Any?

  private let handler: (UIAction) -> Void

  /// Makes an action from a closure.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform(by control: UIControl) {
    sender = control
    handler(self)
    sender = nil
  }
}

/// What lets controls hand themselves to closures as what they are.
///
/// Not in UIKit.
@preconcurrency @MainActor public protocol UIControlHandling {}

extension UIControlHandling where Self: UIControl {
  /// Calls a closure on events, with the control.
  ///
  /// Not in UIKit: in place of a target and a selector.
  public func addHandler(for controlEvents: Event, _ handler: @escaping (Self) -> Void) {
    let action = UIAction { if let control = $0.sender as? Self { handler(control) } }
    addAction(action, for: controlEvents)
  }
}
