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
}

// The compiler looks up `.zero`, `.pi` and `.round` in the types of these, which have no effect.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGContext {
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
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
