package import Foundation

/// A box along one axis of its container: the margin before it, its size, and the margin after it.
package struct ResizableSpan {
  private let before: CGFloat
  private let size: CGFloat
  private let whole: CGFloat
  private let flexible: [Bool]

  /// - Parameter flexible: Whether each of the three parts is flexible.
  package init(before: CGFloat, size: CGFloat, whole: CGFloat, flexible: [Bool]) {
    self.before = before
    self.size = size
    self.whole = whole
    self.flexible = flexible
  }

  /// Distributes a change of the container among the flexible parts, in proportion to their lengths.
  package func resized(by change: CGFloat) -> (before: CGFloat, size: CGFloat) {
    let lengths = zip([before, size, whole - before - size], flexible).map { $1 ? $0 : 0 }
    let total = lengths.reduce(0, +)
    let count = CGFloat(flexible.count { $0 })
    func increase(of part: Int) -> CGFloat {
      guard flexible[part] else { return 0 }
      return total > 0 ? change * lengths[part] / total : change / count
    }
    return (before + increase(of: 0), max(0, size + increase(of: 1)))
  }
}

extension CGRect {
  /// The frame after its container has changed from one size to another.
  ///
  /// - Parameter flexibleX: Whether the left margin, the width and the right margin are flexible;
  ///   `flexibleY` is the same from top to bottom.
  package func resized(
    from old: CGSize, to new: CGSize, flexibleX: [Bool], flexibleY: [Bool]
  ) -> CGRect {
    let x = ResizableSpan(before: minX, size: width, whole: old.width, flexible: flexibleX)
      .resized(by: new.width - old.width)
    let y = ResizableSpan(before: minY, size: height, whole: old.height, flexible: flexibleY)
      .resized(by: new.height - old.height)
    return CGRect(x: x.before, y: y.before, width: x.size, height: y.size)
  }
}
