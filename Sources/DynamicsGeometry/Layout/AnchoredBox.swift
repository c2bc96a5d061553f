package import Foundation

/// A rectangle that is placed by an anchor point, and transformed about it.
package struct AnchoredBox {
  /// The place of the anchor point, in points.
  package var position: CGPoint
  /// The rectangle in its own coordinates.
  package var bounds: CGRect
  /// The anchor point as a fraction of the size.
  package var anchor: CGPoint
  package var transform: CGAffineTransform

  package init(
    position: CGPoint, bounds: CGRect, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: CGAffineTransform
  ) {
    self.position = position
    self.bounds = bounds
    self.anchor = anchor
    self.transform = transform
  }

  /// The bounding box; setting it keeps the transform.
  package var frame: CGRect {
    get { box(ofSize: bounds.size).offsetBy(dx: position.x, dy: position.y) }
    set {
      let wanted = newValue.standardized
      bounds.size = wanted.size
      if !transform.isIdentity {
        bounds.size = CGRect(origin: .zero, size: wanted.size).applying(transform.inverted()).size
      }
      let box = box(ofSize: bounds.size)
      position = CGPoint(x: wanted.midX - box.midX, y: wanted.midY - box.midY)
    }
  }

  /// The bounding box around a position at (0, 0).
  private func box(ofSize size: CGSize) -> CGRect {
    CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height,
      width: size.width, height: size.height
    ).applying(transform)
  }

  /// The rectangle without its transform; setting it changes the size and the position.
  package var unturnedFrame: CGRect {
    get {
      AnchoredBox(position: position, bounds: bounds, anchor: anchor, transform: .identity).frame
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
    }
  }

  /// The transform from its own coordinates to those of its position.
  package var transformToOutside: CGAffineTransform {
    CGAffineTransform(
      translationX: -(bounds.minX + anchor.x * bounds.width),
      y: -(bounds.minY + anchor.y * bounds.height)
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
