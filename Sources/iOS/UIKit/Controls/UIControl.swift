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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIControl {
  /// The events of a control.
  ///
  /// The raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Self(rawValue: 1 << 0)
    public static let touchDragInside = Self(rawValue: 1 << 2)
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    public static let touchCancel = Self(rawValue: 1 << 8)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }
}
