internal import DynamicsReporting

extension UIView {
  /// Inserts a view in front of a subview of this view.
  ///
  /// If that is not a subview, the view is inserted in front of all, as on iOS.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, inFront: true)
  }

  /// Inserts a view behind a subview of this view.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, inFront: false)
  }

  private func place(_ view: UIView, beside sibling: UIView, inFront: Bool) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }
    insert(view, at: place.map { inFront ? $0 + 1 : $0 } ?? others.count)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    addToSubviews(view, at: index)
  }

  /// Whether the view is a view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool { nearestAncestor { $0 === view } != nil }

  /// The first of the view, its superview, and so on that satisfies a condition.
  func nearestAncestor(where condition: (UIView) -> Bool) -> UIView? {
    var current: UIView? = self
    while let candidate = current, !condition(candidate) { current = candidate.superview }
    return current
  }

  /// Returns this view, or its first descendant, with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Inserts a subview at an index.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      DynamicsDiagnostics.report(
        "a view cannot be its own superview, or that of one of its superviews; ignored",
        by: "addSubview(_:)")
      return
    }
    if view.superview === self {
      move(view, to: max(0, min(index, subviews.count - 1)))
      return
    }
    view.detachFromSuperview(movingTo: self)
    addToSubviews(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    if window != nil { view.forAll { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
    subviewsDidChange()
  }

  /// Removes the view from its superview; it moves to another one or to none.
  func detachFromSuperview(movingTo newSuperview: UIView?) {
    let newWindow = newSuperview?.window
    let changesWindow = window !== newWindow
    if changesWindow { forAll { $0.willMove(toWindow: newWindow) } }
    willMove(toSuperview: newSuperview)
    guard let superview else { return }
    deactivateOuterConstraints()
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview.subviewsDidChange()
    self.superview = nil
    if changesWindow, newWindow == nil { forAll { $0.didMoveToWindow() } }
  }

  private func forAll(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forAll(body) }
  }
}
