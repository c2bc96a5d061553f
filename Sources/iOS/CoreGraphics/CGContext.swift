public import Foundation

/// A context to draw in, which draws nothing; see Apple's `CGContext`.
///
/// It has all methods that have names: they compile, and have no effect.
@dynamicCallable @dynamicMemberLookup public final class CGContext {
  package init() {}

  /// Any method.
  public subscript(dynamicMember name: String) -> CGContext { self }

  /// Any call.
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> CGContext { self }

  // The compiler looks up `.zero`, `.pi` and `.round` in the types of these.

  /// Has no effect.
  public func move(to point: CGPoint) {}
  /// Has no effect.
  public func addLine(to point: CGPoint) {}
  /// Has no effect.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Has no effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Has no effect.
  public func drawPath(using mode: CGPathDrawingMode) {}
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point, with a semicircle around it, or with half a square around it.
  case butt, round, square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp, rounded or cut corner.
  case miter, round, bevel
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The cases of Core Graphics.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
