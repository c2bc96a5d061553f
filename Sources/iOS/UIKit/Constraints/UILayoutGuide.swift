public import Foundation

/// A rectangle of a view for layout; see Apple's `UILayoutGuide`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutAnchored {
  /// The view of the guide; `nil` before it is added to one.
  open internal(set) weak var owningView: UIView?

  /// The margins of a guide that a view has by itself.
  let insets: ((UIView) -> UIEdgeInsets)?
  /// The place of a guide of the program at the last layout.
  var place = CGRect.zero

  /// Makes a guide, which constraints place.
  public override init() { insets = nil }

  init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  /// The rectangle in the view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView, let insets = insets?(owningView) else { return place }
    return owningView.bounds.inset(by: insets)
  }
}

extension UIView {
  /// The guides that the program has added.
  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  /// Adds a guide, which constraints place.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    constraintState.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }
}
