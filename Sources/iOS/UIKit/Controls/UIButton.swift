public import Foundation

/// A button with a title; see Apple's `UIButton`.
open class UIButton: UIControl {
  /// The types of button, which look the same here.
  public enum ButtonType: Int, Sendable {
    /// A button without a style, or in the system's style.
    case custom, system
  }

  /// The label of the title; set its text with ``setTitle(_:for:)``.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    addSubview(label)
    return label
  }()

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Makes a button that calls an action when it is tapped.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private var hasImage = false
  private var titles: [State.RawValue: String] = [:]

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  /// Returns the title for a state, or else the normal title.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title for the present state.
  open var currentTitle: String? {
    title(for: isEnabled ? (isSelected ? .selected : .normal) : .disabled)
  }

  /// Sets the image, which is the same in all states.
  open func setImage(_ image: UIImage?, for state: State) {
    guard state == .normal else { return }
    imageView?.image = image
    hasImage = true
    invalidateIntrinsicContentSize()
  }

  /// The view of the image; set the image with ``setImage(_:for:)``.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(frame: .zero)
    addSubview(view)
    return view
  }()

  /// Sets the color of the title, which is the same in all states.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if state == .normal { titleLabel?.textColor = color }
  }

  /// Returns the size of the title, with 6 points above and below it, and of the image beside it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = hasImage ? imageView?.image?.size ?? .zero : .zero
    guard currentTitle != nil, let title = titleLabel?.intrinsicContentSize else { return fitting }
    fitting.width = max(fitting.width + title.width, 30)
    fitting.height = max(fitting.height, title.height + 12)
    return fitting
  }

  /// The size that fits the title and the image, in points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Sends the actions for events; a tap also sends the primary action.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }
}
