package import DynamicsGeometry
package import Foundation

/// A value whose end may change while it is animated: the rest of its way is added to the new end.
package protocol ChangingEnd: Interpolatable {
  /// Returns this value, changed as the program has changed the end of its way.
  func following(_ newEnd: Self, from end: Self) -> Self
}

extension ChangingEnd {
  /// Returns the value itself, for values that cannot be added.
  package func following(_ newEnd: Self, from end: Self) -> Self { self }
}

extension CGFloat: ChangingEnd {
  package func following(_ newEnd: Self, from end: Self) -> Self { self + (newEnd - end) }
}

extension CGPoint: ChangingEnd {
  package func following(_ newEnd: Self, from end: Self) -> Self {
    CGPoint(x: x.following(newEnd.x, from: end.x), y: y.following(newEnd.y, from: end.y))
  }
}

extension CGRect: ChangingEnd {
  package func following(_ newEnd: Self, from end: Self) -> Self {
    CGRect(
      origin: origin.following(newEnd.origin, from: end.origin),
      size: CGSize(
        width: width.following(newEnd.width, from: end.width),
        height: height.following(newEnd.height, from: end.height)))
  }
}

extension CGAffineTransform: ChangingEnd {
  /// Applies the rest of the way first, then the new end; a flat end has no rest.
  package func following(_ newEnd: Self, from end: Self) -> Self {
    if newEnd == end || end.a * end.d == end.b * end.c { return self }
    return concatenating(end.inverted()).concatenating(newEnd)
  }
}
