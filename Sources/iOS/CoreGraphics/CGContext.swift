public import DynamicsGeometry
public import Foundation

/// What is drawn into; nobody can have one here, where nothing is drawn.
///
/// So what `draw(_:)` does with one compiles, and is never done.
public final class CGContext {
  private init() {}

  /// Without effect.
  public func beginPath() {}

  /// Without effect.
  public func closePath() {}

  /// Without effect.
  public func move(to point: CGPoint) {}

  /// Without effect.
  public func addLine(to point: CGPoint) {}

  /// Without effect.
  public func addLines(between points: [CGPoint]) {}

  /// Without effect.
  public func addRect(_ rect: CGRect) {}

  /// Without effect.
  public func addEllipse(in rect: CGRect) {}

  /// Without effect.
  public func addPath(_ path: CGPath) {}

  /// Without effect.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}

  /// Without effect.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

  /// Without effect.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Without effect.
  public func strokePath() {}

  /// Without effect.
  public func fillPath() {}

  /// Without effect.
  public func drawPath(using mode: CGPathDrawingMode) {}

  /// Without effect.
  public func stroke(_ rect: CGRect) {}

  /// Without effect.
  public func fill(_ rect: CGRect) {}

  /// Without effect.
  public func strokeEllipse(in rect: CGRect) {}

  /// Without effect.
  public func fillEllipse(in rect: CGRect) {}

  /// Without effect.
  public func clear(_ rect: CGRect) {}

  /// Without effect.
  public func clip() {}

  /// Without effect.
  public func clip(to rect: CGRect) {}

  /// Without effect.
  public func setLineWidth(_ width: CGFloat) {}

  /// Without effect.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Without effect.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Without effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  /// Without effect.
  public func setStrokeColor(_ color: CGColor) {}

  /// Without effect.
  public func setFillColor(_ color: CGColor) {}

  /// Without effect.
  public func setAlpha(_ alpha: CGFloat) {}

  /// Without effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Without effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Without effect.
  public func saveGState() {}

  /// Without effect.
  public func restoreGState() {}

  /// Without effect.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}

  /// Without effect.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}

  /// Without effect.
  public func rotate(by angle: CGFloat) {}

  /// Without effect.
  public func concatenate(_ transform: CGAffineTransform) {}
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill
  /// Its inside, by the even-odd rule.
  case eoFill
  /// Its line.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by the even-odd rule.
  case eoFillStroke
}
