internal import DynamicsReporting

/// The appearance of an item in a ``Recording``.
///
/// Every format shows as much of it as it can: a terminal shows the fill, a table of numbers
/// nothing.
public struct RecordingAppearance: Hashable, Codable, Sendable {
  /// The fill color; `nil`, the default, for none.
  public var fill: Color?

  /// The color of the outline; `nil`, the default, for none.
  public var stroke: Color?

  /// The radius of the corners of a rectangle, in points.
  ///
  /// From 0 to 10⁹; the default is 0. An invalid number is reported when an item is recorded, and
  /// counts as 0.
  public var cornerRadius: Double

  /// The text on the item, which screen readers also read; the default is `nil`.
  public var label: String?

  /// SVG elements that are drawn instead of the shape, in points around (0, 0).
  ///
  /// The default is `nil`. Formats that cannot show SVG draw the shape. The text is copied without
  /// a check: use only SVG from sources that you trust with the contents of your page.
  public var svg: String?

  /// Paths, texts and images that are drawn instead of the shape, the first one at the bottom.
  ///
  /// The default is `nil`. ``RecordingFormat/svg``, ``RecordingFormat/html`` and
  /// ``RecordingFormat/lottie`` draw them. If a number in them is out of its range, that is reported
  /// when an item is recorded, and the shape is drawn. ``svg`` has precedence.
  public var figures: [Figure]?

  /// Makes an appearance; each property has a default.
  public init(
    fill: Color? = nil, stroke: Color? = nil, cornerRadius: Double = 0, label: String? = nil,
    svg: String? = nil
  ) {
    self.fill = fill
    self.stroke = stroke
    self.cornerRadius = cornerRadius
    self.label = label
    self.svg = svg
  }

  static let cornerRadii = 0...1e9

  func validated() -> RecordingAppearance {
    var validated = self
    validated.cornerRadius = DynamicsDiagnostics.checked(
      cornerRadius, Self.cornerRadii.contains(cornerRadius), else: 0,
      "a corner radius of \(cornerRadius) is not from 0 to 10⁹; 0 is used",
      by: "RecordingAppearance.cornerRadius")
    if let figures, !figures.allSatisfy(\.isSound) {
      DynamicsDiagnostics.report(
        "a figure has a number that is out of its range; the shape is drawn",
        by: "RecordingAppearance.figures")
      validated.figures = nil
    }
    return validated
  }

  /// Returns the default appearance of an item: an outline in a color that differs from its
  /// neighbors'.
  ///
  /// - Parameter index: The number of the item, which decides the color.
  public static func outlined(_ index: Int) -> RecordingAppearance {
    let color = Color.distinct[
      ((index % Color.distinct.count) + Color.distinct.count) % Color.distinct.count]
    return RecordingAppearance(fill: color.opacity(0.25), stroke: color)
  }
}

extension RecordingAppearance {
  /// A color of the sRGB color space.
  public struct Color: Hashable, Codable, Sendable {
    /// The red component, from 0 to 255.
    public var red: UInt8
    /// The green component, from 0 to 255.
    public var green: UInt8
    /// The blue component, from 0 to 255.
    public var blue: UInt8
    /// The opacity, from 0, which is invisible, to 255.
    public var alpha: UInt8

    /// Makes a color from its components, each from 0 to 255; by default it is opaque.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Makes a color from its CSS notation, such as `#c48b4c`, or `#c48b4c80` with an alpha.
    ///
    /// The result is `nil` for any other text.
    public init?(hex: String) {
      let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
      guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else { return nil }
      let all = digits.count == 8 ? value : value << 8 | 255
      self.init(
        red: UInt8(all >> 24), green: UInt8(all >> 16 & 255), blue: UInt8(all >> 8 & 255),
        alpha: UInt8(all & 255))
    }

    /// Returns the same color with its alpha multiplied.
    ///
    /// - Parameter fraction: From 0 to 1; a number beyond is clamped to the nearer end. NaN is
    ///   reported, and the color is returned as it is.
    public func opacity(_ fraction: Double) -> Color {
      guard !fraction.isNaN else {
        DynamicsDiagnostics.report(
          "an opacity must be from 0 to 1, not \(fraction); the color is not changed",
          by: "RecordingAppearance.Color.opacity(_:)")
        return self
      }
      var color = self
      color.alpha = UInt8((Double(alpha) * min(max(fraction, 0), 1)).rounded())
      return color
    }

    /// The color in CSS notation, such as `#c48b4c`, with two more digits unless it is opaque.
    public var hex: String {
      let parts = [red, green, blue] + (alpha == 255 ? [] : [alpha])
      return "#"
        + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Colors that are distinct for all types of color vision (Okabe and Ito, "Color Universal
    /// Design", 2008).
    static let distinct: [Color] = [
      Color(red: 0, green: 114, blue: 178), Color(red: 213, green: 94, blue: 0),
      Color(red: 0, green: 158, blue: 115), Color(red: 204, green: 121, blue: 167),
      Color(red: 230, green: 159, blue: 0), Color(red: 86, green: 180, blue: 233),
      Color(red: 105, green: 85, blue: 0),
    ]
  }
}

extension RecordingAppearance.Color: ExpressibleByStringLiteral {
  /// Makes a color from its CSS notation; see ``init(hex:)``.
  ///
  /// Any other text is reported and gives gray.
  public init(stringLiteral text: String) {
    if let color = Self(hex: text) {
      self = color
      return
    }
    DynamicsDiagnostics.report(
      "'\(text)' is not a color; write #rrggbb or #rrggbbaa", by: "RecordingAppearance.Color")
    self.init(red: 128, green: 128, blue: 128)
  }
}
