public import CoreGraphics
public import Foundation

/// A layer that would show a path, as far as programs set it; see Apple's `CAShapeLayer`.
open class CAShapeLayer: CALayer {
  /// What would be shown, in the layer's coordinates; `nil` by default.
  open var path: CGPath?

  /// The color inside; black by default.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The color of the line; `nil` by default.
  open var strokeColor: CGColor?

  /// How wide the line is, in points; 1 by default.
  open var lineWidth: CGFloat = 1

  /// How the line ends; `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt

  /// How two lines meet; `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// The lengths of dashes and gaps by turns, in points; `nil`, without gaps, by default.
  open var lineDashPattern: [NSNumber]?
}

/// The end of a line.
public enum CAShapeLayerLineCap: String, Sendable {
  /// At the point.
  case butt
  /// In a half circle around the point.
  case round
  /// In a half square around the point.
  case square
}

/// The corner of a line.
public enum CAShapeLayerLineJoin: String, Sendable {
  /// Pointed.
  case miter
  /// An arc.
  case round
  /// Cut off.
  case bevel
}
