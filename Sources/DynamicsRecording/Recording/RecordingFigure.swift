public import Dynamics
public import Foundation

extension RecordingAppearance {
  /// A path with a fill and a stroke, a line of text or an image: a part of how an item looks.
  ///
  /// Coordinates are in points in the item's own axes, around its center.
  public struct Figure: Hashable, Codable, Sendable {
    /// The curves of the path, which are filled together.
    public var curves: [Curve]

    /// The fill color; `nil`, the default, for none.
    public var fill: Color?

    /// Which parts are inside where the path crosses itself; the default is `.nonzero`.
    public var fillRule = FillRule.nonzero

    /// The color of the stroke, which is centered on the path; `nil`, the default, for none.
    public var stroke: Color?

    /// The width of the stroke in points, from 0 to 10⁹; the default is 1.
    public var strokeWidth = 1.0

    /// The ends of open curves that are stroked; the default is `.butt`.
    public var lineCap = LineCap.butt

    /// The corners of strokes; the default is `.miter`, to four times the width.
    public var lineJoin = LineJoin.miter

    /// A text that is drawn in place of the path, where a format has fonts; the default is `nil`.
    ///
    /// Lottie draws the path, which should be the box of the text.
    public var text: Text?

    /// An image that is drawn in place of the path, where a format has images; the default is `nil`.
    ///
    /// Lottie draws the path, and so do GIF, WebP and MP4 for images that are no PNG.
    public var image: Image?

    /// Makes a figure of a path.
    ///
    /// - Parameters:
    ///   - path: The outline, in points around the center of the item.
    ///   - fill: The fill color; the default is `nil`, for none.
    ///   - stroke: The color of the stroke; the default is `nil`, for none.
    ///   - strokeWidth: The width of the stroke in points, from 0 to 10⁹; the default is 1.
    /// - Complexity: O(*n*), where *n* is the number of segments of the path.
    public init(
      _ path: BezierPath, fill: Color? = nil, stroke: Color? = nil, strokeWidth: Double = 1
    ) {
      curves = path.cubicSubpaths.filter { $0.points.count > 1 }.map(Curve.init)
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
    }
  }

  /// Makes an appearance of figures, the first one at the bottom.
  ///
  /// Formats that do not draw figures use the fill and stroke of the first figure that has them.
  public init(figures: [Figure], label: String? = nil) {
    self.init(
      fill: figures.lazy.compactMap(\.fill).first, stroke: figures.lazy.compactMap(\.stroke).first,
      label: label)
    self.figures = figures
  }
}

extension RecordingAppearance.Figure {
  /// Lines and cubic Bézier curves, one after the other.
  public struct Curve: Hashable, Codable, Sendable {
    /// The start, then two control points and the end of each curve, in points; a line has its ends
    /// as control points.
    public private(set) var points: [CGPoint]

    /// Whether a line goes back to the start.
    public private(set) var isClosed: Bool

    init(_ subpath: CubicSubpath) {
      points = subpath.points
      isClosed = subpath.isClosed
    }

    /// The control points and the end of each part.
    package var parts: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] {
      stride(from: 1, to: points.count - 2, by: 3).map {
        (points[$0], points[$0 + 1], points[$0 + 2])
      }
    }
  }

  /// The ways to fill a path that crosses itself.
  public enum FillRule: String, Hashable, Codable, Sendable {
    /// A point is inside if the path winds around it.
    case nonzero
    /// A point is inside if the path winds around it an odd number of times.
    case evenOdd = "evenodd"
  }

  /// The ends of a stroke.
  public enum LineCap: String, Hashable, Codable, Sendable, CaseIterable {
    /// A straight cut at the end, a half circle, or half a square.
    case butt, round, square
  }

  /// The corners of a stroke.
  public enum LineJoin: String, Hashable, Codable, Sendable, CaseIterable {
    /// A pointed corner, a round one, or one that is cut off.
    case miter, round, bevel
  }

  /// The parts of a line that may be at its position.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    /// The start, the middle or the end.
    case start, middle, end
  }

  /// A line of text.
  public struct Text: Hashable, Codable, Sendable {
    /// The text.
    public var string: String
    /// A point of the baseline, in points around the center of the item.
    public var origin: CGPoint
    /// The angle of the baseline, in radians.
    public var angle: CGFloat
    /// The size of the font in points, from 0 to 10⁹.
    public var size: CGFloat
    /// The part of the line that is at ``origin``; the default is its start.
    public var alignment: Alignment
    /// The names of fonts in the notation of CSS, the preferred one first.
    public var fonts: String
    /// Whether the font is bold.
    public var isBold: Bool
    /// Whether the font is italic.
    public var isItalic: Bool

    /// Makes a line of text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - origin: A point of the baseline, in points around the center of the item.
    ///   - angle: The angle of the baseline in radians; the default is 0.
    ///   - size: The size of the font in points, from 0 to 10⁹.
    ///   - alignment: The part of the line that is at `origin`; the default is its start.
    ///   - fonts: The names of fonts; the default is "sans-serif".
    ///   - isBold: Whether the font is bold; the default is `false`.
    ///   - isItalic: Whether the font is italic; the default is `false`.
    public init(
      _ string: String, at origin: CGPoint, angle: CGFloat = 0, size: CGFloat,
      alignment: Alignment = .start,
      fonts: String = "sans-serif", isBold: Bool = false, isItalic: Bool = false
    ) {
      self.string = string
      self.origin = origin
      self.angle = angle
      self.size = size
      self.alignment = alignment
      self.fonts = fonts
      self.isBold = isBold
      self.isItalic = isItalic
    }
  }
}

extension RecordingAppearance.Figure {
  /// The content of an image file, and its place.
  public struct Image: Hashable, Codable, Sendable {
    /// The kinds of image files.
    public enum MediaType: String, Hashable, Codable, Sendable, CaseIterable {
      /// Portable Network Graphics.
      case png = "image/png"
      /// The files of cameras.
      case jpeg = "image/jpeg"
    }

    /// The content of the file.
    public var data: Data
    /// The kind of the file.
    public var mediaType: MediaType
    /// From the unit square, whose upper left corner is that of the image, to points around the
    /// center of the item; its numbers are from −10⁹ to 10⁹.
    public var transform: CGAffineTransform
    /// The opacity of the whole image, from 0 to 1; the default is 1.
    public var opacity: Double

    /// Makes an image.
    ///
    /// - Parameters:
    ///   - data: The content of the file.
    ///   - mediaType: The kind of the file.
    ///   - transform: From the unit square to points around the center of the item.
    ///   - opacity: The opacity of the whole image, from 0 to 1; the default is 1.
    public init(
      _ data: Data, _ mediaType: MediaType, transform: CGAffineTransform, opacity: Double = 1
    ) {
      self.data = data
      self.mediaType = mediaType
      self.transform = transform
      self.opacity = opacity
    }

    fileprivate var isSound: Bool {
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy {
        abs($0) <= 1e9
      } && (0...1).contains(opacity)
    }
  }
}

extension RecordingAppearance.Figure {
  /// Whether all numbers are within the ranges that formats rely on.
  var isSound: Bool {
    let range = 0...1e9
    let points = curves.flatMap(\.points) + [text?.origin ?? .zero]
    return range.contains(strokeWidth) && curves.allSatisfy { $0.points.count % 3 == 1 }
      && points.allSatisfy { abs($0.x) <= 1e9 && abs($0.y) <= 1e9 }
      && (text.map { range.contains($0.size) && $0.angle.isFinite } ?? true)
      && (image?.isSound ?? true)
  }
}
