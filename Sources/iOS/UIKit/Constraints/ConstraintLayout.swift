internal import DynamicsGeometry
internal import DynamicsReporting
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
    view.arrange(in: &self)
    for subview in view.subviews where subview.isPlacedFromOutside {
      if !subview.translatesAutoresizingMaskIntoConstraints { _ = box(of: subview) }
      collect(in: subview)
    }
  }

  private mutating func require(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, let holder = constraint.holder,
      let relation = LayoutSystem.Relation(rawValue: constraint.relation.rawValue)
    else { return }
    let outer = box(of: holder)
    var right = LinearSum(constraint.constant)
    if let second = constraint.secondItem {
      right =
        box(of: second).sum(constraint.secondAttribute, in: outer) * constraint.multiplier + right
    }
    let number = system.require(
      box(of: first).sum(constraint.firstAttribute, in: outer), relation, right,
      priority: constraint.priority.rawValue)
    constraints[number] = constraint
  }

  /// The box of a view or a layout guide in the coordinates of the root's superview.
  mutating func box(of item: AnyObject) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box: LayoutBox
    if let guide = item as? UILayoutGuide, let view = guide.owningView, let insets = guide.insets {
      box = self.box(of: view).inset(by: insets(view))
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
      if let view = item as? UIView { requireContents(of: view, in: box) }
    }
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  private mutating func requireContents(of view: UIView, in box: LayoutBox) {
    let size = view.intrinsicContentSize
    for (axis, length, span) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, box.x), (.vertical, size.height, box.y),
    ] where length >= 0 {
      let natural = LinearSum(length)
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      system.require(span.size, .equal, natural, priority: min(hugging, resistance))
      system.require(
        span.size, hugging > resistance ? .atMost : .atLeast, natural,
        priority: max(hugging, resistance))
    }
  }

  // MARK: Placing

  /// Sets the frames of the views and guides in a view, and reports contradictions.
  func place(in view: UIView) {
    let solution = system.solved()
    for constraint in solution.broken.compactMap({ constraints[$0] })
    where constraint.priority == .required { constraint.reportContradiction() }
    place(in: view, by: solution)
  }

  private func place(in view: UIView, by solution: LayoutSolution) {
    guard let outer = boxes[ObjectIdentifier(view)] else { return }
    func frame(of item: AnyObject, or old: CGRect) -> (frame: CGRect, isKnown: Bool)? {
      guard let box = boxes[ObjectIdentifier(item)] else { return nil }
      var frame = old
      let (width, height) = (solution.value(of: box.x.size), solution.value(of: box.y.size))
      let x = solution.value(of: box.x.start - outer.x.start)
      let y = solution.value(of: box.y.start - outer.y.start)
      if let x, let width { (frame.origin.x, frame.size.width) = (view.bounds.minX + x, width) }
      if let y, let height { (frame.origin.y, frame.size.height) = (view.bounds.minY + y, height) }
      return (frame, x != nil && y != nil && width != nil && height != nil)
    }
    for guide in view.layoutGuides {
      if let (frame, _) = frame(of: guide, or: guide.place) { guide.place = frame }
    }
    for subview in view.subviews where subview.isPlacedFromOutside {
      if !subview.translatesAutoresizingMaskIntoConstraints,
        let (frame, isKnown) = frame(of: subview, or: subview.unturnedFrame)
      {
        subview.unturnedFrame = frame
        if !isKnown, !view.leavesOut(subview) { subview.reportUndetermined() }
      }
      place(in: subview, by: solution)
    }
  }
}

extension LayoutBox {
  /// What an attribute means, in the coordinates of an outer box.
  fileprivate func sum(_ attribute: NSLayoutConstraint.Attribute, in outer: LayoutBox) -> LinearSum
  {
    switch attribute {
    case .left, .leading: x.start - outer.x.start
    case .right, .trailing: x.end - outer.x.start
    case .centerX: x.middle - outer.x.start
    case .top: y.start - outer.y.start
    case .bottom: y.end - outer.y.start
    case .centerY: y.middle - outer.y.start
    case .width: x.size
    case .height: y.size
    case .notAnAttribute: LinearSum(0)
    }
  }
}
