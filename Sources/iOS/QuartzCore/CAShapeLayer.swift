public import CoreGraphics
public import Foundation

/// A layer that would show a path, as far as programs set it; see Apple's `CAShapeLayer`.
open class CAShapeLayer: CALayer {
  /// What would be shown, in the layer's coordinates; `nil` by default.
  open var path: CGPath?

  /// The color inside; black by default.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// What counts as inside; `.nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The color of the line; `nil` by default.
  open var strokeColor: CGColor?

  /// Which share of the path the line begins at, 0…1; 0 by default.
  open var strokeStart: CGFloat = 0

  /// Which share of the path the line ends at, 0…1; 1 by default.
  open var strokeEnd: CGFloat = 1

  /// How wide the line is, in points; 1 by default.
  open var lineWidth: CGFloat = 1

  /// How long a pointed corner may be, as a multiple of the line's width; 10 by default.
  open var miterLimit: CGFloat = 10

  /// How the line ends; `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt

  /// How two lines meet; `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// Where the dashes begin, in points along the path; 0 by default.
  open var lineDashPhase: CGFloat = 0

  /// The lengths of dashes and gaps by turns, in points; `nil`, without gaps, by default.
  open var lineDashPattern: [NSNumber]?
}

/// What counts as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name in Core Animation.
  public let rawValue: String
  /// Takes the name as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path winds around, on the whole.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What an odd number of lines is around.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name in Core Animation.
  public let rawValue: String
  /// Takes the name as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point.
  public static let butt = Self(rawValue: "butt")
  /// In a half circle around the point.
  public static let round = Self(rawValue: "round")
  /// In a half square around the point.
  public static let square = Self(rawValue: "square")
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name in Core Animation.
  public let rawValue: String
  /// Takes the name as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = Self(rawValue: "miter")
  /// In an arc.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}
