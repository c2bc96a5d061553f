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

/// The shape of the ends of a line.
public typealias CAShapeLayerLineCap = CGLineCap
/// The shape of the corners of a line.
public typealias CAShapeLayerLineJoin = CGLineJoin
