public import Foundation

extension CGPoint {
  /// Whether both coordinates are equal: the Core Graphics name of `==`.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether width and height are equal: the Core Graphics name of `==`.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether origin and size are equal: the Core Graphics name of `==`.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGVector {
  /// Whether both components are equal: the same as `==`, as for the other Core Graphics types.
  public func equalTo(_ other: CGVector) -> Bool { self == other }
}

extension CGAffineTransform {
  /// Whether all six numbers are equal: the Core Graphics name of `==`.
  public func equalTo(_ other: CGAffineTransform) -> Bool { self == other }
}
