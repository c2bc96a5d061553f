public import Foundation

/// The rectangle of a view without bars or margins; see Apple's `UILayoutGuide`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view of the guide.
  open private(set) weak var owningView: UIView?

  let insets: (UIView) -> UIEdgeInsets

  init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  /// The rectangle in the view's coordinates.
  open var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
}
