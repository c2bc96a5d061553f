internal import DynamicsGeometry
public import Foundation

/// A view that arranges views in a row or a column; see Apple's `UIStackView`.
///
/// It places them before its `layoutSubviews()`. If nothing sets its own size, they do. Where neither
/// sizes nor priorities decide, the last view is stretched or cut.
open class UIStackView: UIView {
  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The direction; a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsDidChange() } }
  /// How views fill the row; `.fill` by default.
  open var distribution = Distribution.fill { didSet { constraintsDidChange() } }
  /// How views are placed across the row; `.fill` by default.
  open var alignment = Alignment.fill { didSet { constraintsDidChange() } }
  /// The space between views, in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { constraintsDidChange() } }
  /// Whether views stay within the layout margins; `false` by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsDidChange() } }

  /// The views of the row, in order; hidden ones take no place.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
  }

  /// Inserts a view, or moves it; an index beyond the last one is the last.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Removes a view from the row; it stays a subview, as on iOS.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    constraintsDidChange()
  }

  /// Removes a subview from the row, too.
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsDidChange()
  }

  /// Returns the space after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  func arrange(in layout: inout ConstraintLayout) {
    guard let distribution = StackArrangement.Distribution(rawValue: distribution.rawValue),
      let alignment = StackArrangement.Alignment(rawValue: alignment.rawValue)
    else { return }
    let isRow = axis == .horizontal
    let elements = arrangedSubviews.filter { !$0.isHidden }.map { view in
      let (box, size) = (layout.box(of: view), view.intrinsicContentSize)
      return StackArrangement.Element(
        along: isRow ? box.x : box.y, across: isRow ? box.y : box.x,
        length: isRow ? size.width : size.height, spacing: customSpacing(after: view))
    }
    let box = layout.box(of: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self)
    StackArrangement(distribution, alignment).require(
      elements, along: isRow ? box.x : box.y, across: isRow ? box.y : box.x, in: &layout.system)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIStackView {
  /// How views fill the row.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views are placed across the row; baselines are edges here.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}
