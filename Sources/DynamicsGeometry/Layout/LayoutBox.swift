package import Foundation

/// A box along one axis: its start and its size.
package struct LayoutSpan {
  package let start, size: LinearSum

  package init(start: LinearSum, size: LinearSum) {
    self.start = start
    self.size = size
  }

  package var middle: LinearSum { start + size * 0.5 }
  package var end: LinearSum { start + size }
}

/// A rectangle whose place and size are sums of variables.
package struct LayoutBox {
  package let x, y: LayoutSpan

  package init(x: LayoutSpan, y: LayoutSpan) {
    self.x = x
    self.y = y
  }

  /// A box of known size, at an offset from the corner of another one.
  package init(_ rect: CGRect, in other: LayoutBox) {
    x = LayoutSpan(start: other.x.start + rect.minX, size: LinearSum(rect.width))
    y = LayoutSpan(start: other.y.start + rect.minY, size: LinearSum(rect.height))
  }

  /// A box of known place and size.
  package init(_ rect: CGRect) {
    x = LayoutSpan(start: LinearSum(rect.minX), size: LinearSum(rect.width))
    y = LayoutSpan(start: LinearSum(rect.minY), size: LinearSum(rect.height))
  }

  /// An edge, a center or a size; the raw values are UIKit's.
  package enum Attribute: Int {
    case none, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  }

  /// What an attribute means, in the coordinates of an outer box; leading is left.
  package func sum(_ attribute: Attribute, in outer: LayoutBox) -> LinearSum {
    switch attribute {
    case .left, .leading: x.start - outer.x.start
    case .right, .trailing: x.end - outer.x.start
    case .centerX: x.middle - outer.x.start
    case .top: y.start - outer.y.start
    case .bottom: y.end - outer.y.start
    case .centerY: y.middle - outer.y.start
    case .width: x.size
    case .height: y.size
    case .none: LinearSum(0)
    }
  }

  package func inset(by insets: EdgeInsets) -> LayoutBox {
    LayoutBox(
      x: LayoutSpan(start: x.start + insets.left, size: x.size - (insets.left + insets.right)),
      y: LayoutSpan(start: y.start + insets.top, size: y.size - (insets.top + insets.bottom)))
  }
}

extension LayoutSystem {
  /// A box of any place, and of any size that is not negative.
  package mutating func box() -> LayoutBox {
    let spans = [0, 1].map { _ in LayoutSpan(start: variable(), size: variable()) }
    for span in spans { require(span.size, .atLeast, LinearSum(0)) }
    return LayoutBox(x: spans[0], y: spans[1])
  }
}

extension LayoutSystem {
  /// Requires a natural size, which yields where it contradicts more important requirements.
  ///
  /// - Parameters:
  ///   - size: In points; negative if there is none.
  ///   - hugging: The priority of not being larger.
  ///   - resistance: The priority of not being smaller.
  package mutating func require(
    _ span: LayoutSpan, size: CGFloat, hugging: Float, resistance: Float
  ) {
    guard size >= 0 else { return }
    let natural = LinearSum(size)
    require(span.size, .equal, natural, priority: min(hugging, resistance))
    require(
      span.size, hugging > resistance ? .atMost : .atLeast, natural,
      priority: max(hugging, resistance))
  }
}

extension LayoutSolution {
  /// The place of a box in another one; along an axis that is not determined, the old place.
  package func frame(
    of box: LayoutBox, in outer: LayoutBox, or old: CGRect
  ) -> (frame: CGRect, isKnown: Bool) {
    var frame = old
    let (width, height) = (value(of: box.x.size), value(of: box.y.size))
    let x = value(of: box.x.start - outer.x.start)
    let y = value(of: box.y.start - outer.y.start)
    if let x, let width { (frame.origin.x, frame.size.width) = (x, width) }
    if let y, let height { (frame.origin.y, frame.size.height) = (y, height) }
    return (frame, x != nil && y != nil && width != nil && height != nil)
  }
}
