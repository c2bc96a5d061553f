public import Foundation

/// A button with a title; see Apple's `UIButton`.
open class UIButton: UIControl {
  /// The styles of a button; they all look the same here.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom
    /// The system's style.
    case system
  }

  /// The title; its text is set by ``setTitle(_:for:)``.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    addSubview(label)
    return label
  }()

  /// Makes a button of a style.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Makes a button that calls an action when it is tapped.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private var titles: [State.RawValue: String] = [:]

  /// Sets the title for a state of the button.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
  }

  /// The title for a state of the button, or the normal one.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title that is shown.
  open var currentTitle: String? {
    title(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled)
  }

  /// Sets the image, the same in all states.
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { imageView?.image = image }
  }

  /// What shows the image; it is set by ``setImage(_:for:)``.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(frame: .zero)
    addSubview(view)
    return view
  }()

  /// Sets the color of the title, the same in all states.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if state == .normal { titleLabel?.textColor = color }
  }

  /// Calls the actions for events; a tap is what the button is for.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }
}

extension UIControl {
  /// States of a control.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1)
    /// It cannot be operated.
    public static let disabled = Self(rawValue: 2)
    /// It is switched on.
    public static let selected = Self(rawValue: 4)
  }
}
