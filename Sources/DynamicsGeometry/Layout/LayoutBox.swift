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
