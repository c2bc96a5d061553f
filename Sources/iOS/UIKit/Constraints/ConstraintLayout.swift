internal import DynamicsGeometry
internal import Foundation

/// The requirements of constraints on the views in a root view, and their solution.
@MainActor struct ConstraintLayout {
  var system = LayoutSystem()
  private let root: UIView
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var constraints: [Int: NSLayoutConstraint] = [:]

  /// Collects requirements; those within subviews of fixed frames are left to these.
  init(root: UIView) {
    self.root = root
    collect(in: root)
  }

  private mutating func collect(in view: UIView) {
    for constraint in view.constraints { require(constraint) }
    (view as? UIStackView)?.arrange(in: &self)
    for subview in view.subviews where subview.isPlacedFromOutside {
      if !subview.translatesAutoresizingMaskIntoConstraints { _ = box(of: subview) }
      collect(in: subview)
    }
  }

  private mutating func require(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, let holder = constraint.holder,
      let relation = LayoutSystem.Relation(rawValue: constraint.relation.rawValue)
    else { return }
    let left = sum(first, constraint.firstAttribute, in: holder)
    var right = LinearSum(constraint.constant)
    if let second = constraint.secondItem {
      let other = sum(second, constraint.secondAttribute, in: holder)
      right = other * constraint.multiplier + right
    }
    let priority = constraint.priority.rawValue
    constraints[system.require(left, relation, right, priority: priority)] = constraint
  }

  private mutating func sum(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
  ) -> LinearSum {
    let attribute = LayoutBox.Attribute(rawValue: attribute.rawValue) ?? .none
    return box(of: item).sum(attribute, in: box(of: holder))
  }

  /// The box of a view or a layout guide in the coordinates of the root's superview.
  mutating func box(of item: AnyObject) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box: LayoutBox
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      box = self.box(of: view).inset(by: guide.insets(view))
    } else if let view = item as? UIView, view === root {
      box = LayoutBox(view.unturnedFrame)
    } else if let view = item as? UIView, let superview = view.superview,
      view.translatesAutoresizingMaskIntoConstraints
    {
      let origin = superview.bounds.origin
      let place = view.unturnedFrame.offsetBy(dx: -origin.x, dy: -origin.y)
      box = LayoutBox(place, in: self.box(of: superview))
    } else {
      box = system.box()
      if let view = item as? UIView {
        let size = view.intrinsicContentSize
        require(size.width, of: view, along: .horizontal, box.x)
        require(size.height, of: view, along: .vertical, box.y)
      }
    }
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  private mutating func require(
    _ length: CGFloat, of view: UIView, along axis: NSLayoutConstraint.Axis, _ span: LayoutSpan
  ) {
    system.require(
      span, size: length, hugging: view.contentHuggingPriority(for: axis).rawValue,
      resistance: view.contentCompressionResistancePriority(for: axis).rawValue)
  }

  // MARK: Placing

  /// Sets the frames of the views in a view, and reports contradictions.
  func place(in view: UIView) {
    let solution = system.solved()
    for constraint in solution.broken.compactMap({ constraints[$0] })
    where constraint.priority == .required { constraint.reportContradiction() }
    place(in: view, by: solution)
  }

  private func place(in view: UIView, by solution: LayoutSolution) {
    guard let outer = boxes[ObjectIdentifier(view)] else { return }
    let origin = view.bounds.origin
    for subview in view.subviews where subview.isPlacedFromOutside {
      if let box = boxes[ObjectIdentifier(subview)],
        !subview.translatesAutoresizingMaskIntoConstraints
      {
        let old = subview.unturnedFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        let (frame, isKnown) = solution.frame(of: box, in: outer, or: old)
        subview.unturnedFrame = frame.offsetBy(dx: origin.x, dy: origin.y)
        if !isKnown, !subview.isHidden { subview.reportUndetermined() }
      }
      place(in: subview, by: solution)
    }
  }
}
