public import CoreGraphics
public import Foundation

/// A layer with a path, which is not drawn here; see Apple's `CAShapeLayer`.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; `nil` by default.
  open var path: CGPath?

  /// The fill color; black by default.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The stroke color; `nil` by default.
  open var strokeColor: CGColor?
  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line; `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners of the line; `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps in turn, in points; `nil`, the default, means a solid line.
  open var lineDashPattern: [NSNumber]?
}

/// A layer with a gradient, which is not drawn here; see Apple's `CAGradientLayer`.
open class CAGradientLayer: CALayer {
  /// The colors; `nil` by default.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1; `nil`, the default, means equal distances.
  open var locations: [NSNumber]?
  /// The start in fractions of the size; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end in fractions of the size; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// The shape of the ends of a line.
public typealias CAShapeLayerLineCap = CGLineCap
/// The shape of the corners of a line.
public typealias CAShapeLayerLineJoin = CGLineJoin
