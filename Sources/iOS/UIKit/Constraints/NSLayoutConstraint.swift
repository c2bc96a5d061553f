internal import DynamicsReporting
public import Foundation

/// A relation of two views' edges, centers or sizes; see Apple's `NSLayoutConstraint`.
///
/// More important constraints count first, then those of outer views, then those activated first. One
/// that contradicts them is ignored; a required one is also reported, once.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or layout guide on the left of the equation.
  open private(set) weak var firstItem: AnyObject?
  /// The view or layout guide on its right; `nil` if that is a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The edge, center or size of each item.
  public let firstAttribute, secondAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The factor of the second attribute; 1 by default.
  public let multiplier: CGFloat
  /// The name of the constraint, which reports show; `nil` by default.
  open var identifier: String?

  /// The number that is added on the right, in points; 0 by default.
  ///
  /// One that is not finite is reported and ignored.
  open var constant: CGFloat {
    didSet {
      if !constant.isFinite {
        DynamicsDiagnostics.report("not finite; nothing changed", by: "NSLayoutConstraint.constant")
        constant = oldValue
      }
      if constant != oldValue { holder?.constraintsDidChange() }
    }
  }

  /// The importance; `.required` by default.
  open var priority = UILayoutPriority.required { didSet { holder?.constraintsDidChange() } }

  /// Makes a constraint that is not active; a number that is not finite is reported, and 0 is used.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let isFinite = multiplier.isFinite && c.isFinite
    (firstItem, secondItem) = (view1 as AnyObject, view2 as AnyObject?)
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = isFinite ? (multiplier, c) : (0, 0)
    super.init()
    if !isFinite { DynamicsDiagnostics.report("not finite; 0 is used", by: "NSLayoutConstraint") }
  }

  /// The view that has the constraint: the nearest one that both items are in.
  private(set) weak var holder: UIView?
  private var isReported = false

  /// Whether the constraint counts; `false` by default.
  ///
  /// Activating a constraint of views that are in no common view is reported, and has no effect. On
  /// iOS, it raises an exception.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? activate() : deactivate()
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views of both items.
  var views: [UIView] {
    [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
  }

  private func activate() {
    let views = views
    guard let first = views.first, let last = views.last,
      let holder = first.nearestAncestor(where: last.isDescendant)
    else {
      return DynamicsDiagnostics.report(
        "the views are in no common view; call addSubview(_:) first; not activated",
        by: "NSLayoutConstraint.isActive")
    }
    holder.constraintState.constraints.append(self)
    self.holder = holder
    countCrossings(1)
    holder.constraintsDidChange()
  }

  /// Reports once that the constraint contradicts others.
  func reportContradiction() {
    guard !isReported else { return }
    isReported = true
    let names = views.map { "\(type(of: $0))" }.joined(separator: " and ")
    let isTranslated = views.first?.translatesAutoresizingMaskIntoConstraints ?? false
    DynamicsDiagnostics.report(
      "the \(firstAttribute) of \(names) contradicts other constraints; ignored"
        + (isTranslated ? "; translatesAutoresizingMaskIntoConstraints is still true" : ""),
      by: identifier ?? "NSLayoutConstraint")
  }

  private func deactivate() {
    countCrossings(-1)
    holder?.constraintState.constraints.removeAll { $0 === self }
    holder?.constraintsDidChange()
    holder = nil
  }

  /// Counts the constraint in the views between its items and its holder.
  private func countCrossings(_ change: Int) {
    for view in views where view !== holder {
      var between = view.superview
      while let crossed = between, crossed !== holder {
        crossed.constraintState.crossings += change
        between = crossed.superview
      }
    }
  }
}

/// What a view stores for its constraints.
struct ConstraintState {
  /// The constraints of which this is the nearest view that both items are in.
  var constraints: [NSLayoutConstraint] = []
  /// The number of constraints of outer views on views in this view.
  var crossings = 0
  var translatesMask = true
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var isReported = false
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NSLayoutConstraint {
  /// An edge, a center or a size.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY
  }

  /// The relation of both sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A direction of a layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
