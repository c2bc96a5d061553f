internal import DynamicsGeometry
internal import DynamicsReporting
public import CoreGraphics
internal import QuartzCore

extension UIView {
  /// Whether the program sets the frame; `true` by default.
  ///
  /// Otherwise constraints set it, before `layoutSubviews()` of the superview. Where they do not
  /// determine it, it stays, which is reported once.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translatesMask }
    set {
      constraintState.translatesMask = newValue
      superview?.constraintsDidChange()
    }
  }

  /// The active constraints of which this is the nearest view that both items are in.
  public var constraints: [NSLayoutConstraint] { constraintState.constraints }

  /// The margins of ``layoutMarginsGuide``, in points; 8 on each side by default.
  public var layoutMargins: UIEdgeInsets {
    get { constraintState.margins }
    set {
      constraintState.margins = newValue
      constraintsDidChange()
    }
  }

  /// Returns the priority by which contents resist being stretched; `.defaultLow` by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority by which contents resist being stretched.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority by which contents resist being cut; `.defaultHigh` by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { constraintState.resistance[axis] ?? .defaultHigh }

  /// Sets the priority by which contents resist being cut.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// Whether constraints of outer views place the view, or views in it.
  var isPlacedFromOutside: Bool {
    !translatesAutoresizingMaskIntoConstraints || constraintState.crossings > 0
  }

  /// Requests the layout of all views that constraints in this one may move.
  func constraintsDidChange() {
    setNeedsLayout()
    if isPlacedFromOutside { superview?.constraintsDidChange() }
  }

  /// Sets the frames of views in this one by constraints.
  func applyConstraints() {
    guard !constraints.isEmpty || subviews.contains(where: \.isPlacedFromOutside) else { return }
    var root = self
    while root.isPlacedFromOutside, let superview = root.superview { root = superview }
    ConstraintLayout(root: root).place(in: self)
  }

  /// Deactivates the constraints that relate views in this view to views outside of it.
  func deactivateOuterConstraints() {
    var outer = superview
    while let view = outer {
      for constraint in view.constraints
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        constraint.isActive = false
      }
      outer = view.superview
    }
  }

  /// The frame without the transform; rounding errors do not change it.
  var unturnedFrame: CGRect {
    get { layer.box.unturnedFrame }
    set {
      if !newValue.isNear(unturnedFrame) { layer.box.unturnedFrame = newValue }
    }
  }

  /// Reports once that constraints do not determine the frame.
  func reportUndetermined() {
    guard !constraintState.isReported else { return }
    constraintState.isReported = true
    DynamicsDiagnostics.report(
      "constraints do not determine the place and size of a \(type(of: self)); the rest of its "
        + "frame stays as it is", by: "NSLayoutConstraint")
  }
}
