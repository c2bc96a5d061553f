internal import DynamicsReporting

/// What an item looks like in a ``Recording``.
///
/// Every format shows as much of it as it can: a terminal shows the fill, a table of numbers nothing.
public struct RecordingAppearance: Hashable, Codable, Sendable {
  /// The color of the inside; `nil` leaves it empty.
  public var fill: Color?

  /// The color of the outline; `nil` draws none.
  public var stroke: Color?

  /// The radius of the corners of a rectangle, in points, from 0 to 10⁹; 0 by default.
  ///
  /// Another number is diagnosed when an item is recorded, and counts as 0.
  public var cornerRadius: Double

  /// What is written on the item, and what screen readers call it; `nil` by default.
  public var label: String?

  /// SVG elements to draw instead of the shape, in points around (0, 0); `nil` by default.
  ///
  /// Formats that show no SVG draw the shape. It is copied as it is: take it from nobody whom you would not
  /// let write your page.
  public var svg: String?

  /// Makes an appearance.
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

  /// Of ``cornerRadius``.
  static let cornerRadii = 0...1e9

  /// With what is out of range replaced.
  func accepted() -> RecordingAppearance {
    if Self.cornerRadii.contains(cornerRadius) { return self }
    DynamicsDiagnostics.report(
      "a corner radius of \(cornerRadius) is not from 0 to 10⁹; it is 0",
      by: "RecordingAppearance.cornerRadius")
    var accepted = self
    accepted.cornerRadius = 0
    return accepted
  }

  /// The one that items have when nothing else is said: an outline in a color that differs from those of its
  /// neighbors.
  public static func outlined(_ index: Int) -> RecordingAppearance {
    let color = Color.distinct[
      ((index % Color.distinct.count) + Color.distinct.count) % Color.distinct.count]
    return RecordingAppearance(fill: color.opacity(0.25), stroke: color)
  }
}

extension RecordingAppearance {
  /// A color of the sRGB color space.
  public struct Color: Hashable, Codable, Sendable {
    /// From 0 to 255.
    public var red: UInt8
    /// From 0 to 255.
    public var green: UInt8
    /// From 0 to 255.
    public var blue: UInt8
    /// From 0, invisible, to 255.
    public var alpha: UInt8

    /// Makes a color.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A color as CSS writes it: `#c48b4c`, or `#c48b4c80` with an alpha.
    ///
    /// `nil` for any other text.
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

    /// The same color, less opaque.
    ///
    /// - Parameter share: From 0 to 1; beyond, the nearer end.
    public func opacity(_ share: Double) -> Color {
      var color = self
      color.alpha = UInt8((Double(alpha) * min(max(share, 0), 1)).rounded())
      return color
    }

    /// `#c48b4c`, with two more digits unless it is opaque.
    public var hex: String {
      let parts = [red, green, blue] + (alpha == 255 ? [] : [alpha])
      return "#"
        + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Colors that people of any color vision tell apart (Okabe and Ito, "Color Universal Design", 2008).
    static let distinct: [Color] = [
      Color(red: 0, green: 114, blue: 178), Color(red: 213, green: 94, blue: 0),
      Color(red: 0, green: 158, blue: 115), Color(red: 204, green: 121, blue: 167),
      Color(red: 230, green: 159, blue: 0), Color(red: 86, green: 180, blue: 233),
      Color(red: 105, green: 85, blue: 0),
    ]
  }
}

extension RecordingAppearance.Color: ExpressibleByStringLiteral {
  /// A color as in ``init(hex:)``.
  ///
  /// Another text is diagnosed and gives gray.
  public init(stringLiteral text: String) {
    if let color = Self(hex: text) {
      self = color
      return
    }
    DynamicsDiagnostics.report(
      "'\(text)' is no color; write #rrggbb or #rrggbbaa", by: "RecordingAppearance.Color")
    self.init(red: 128, green: 128, blue: 128)
  }
}
