public import Foundation

extension UIView {
  /// A point of this view in the coordinates of another, or of the topmost view for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = point.applying(transformToRoot)
    return view.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  /// A point of another view, or of the topmost one for `nil`, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let root = view.map { point.applying($0.transformToRoot) } ?? point
    return root.applying(transformToRoot.inverted())
  }

  /// The upright box around a rectangle of this view in the coordinates of another.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let root = rect.applying(transformToRoot)
    guard let view else { return root }
    return rect.applying(transformToRoot.concatenating(view.transformToRoot.inverted()))
  }

  /// The upright box around a rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let toRoot = view?.transformToRoot ?? .identity
    return rect.applying(toRoot.concatenating(transformToRoot.inverted()))
  }

  private var transformToRoot: CGAffineTransform {
    var whole = CGAffineTransform.identity
    var current: UIView? = self
    while let view = current, view.superview != nil {
      whole = whole.concatenating(view.transformToSuperview)
      current = view.superview
    }
    return whole
  }

  private var transformToSuperview: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
