/// Colors as attributes of SVG elements.
enum SVGPaint {
  /// - Parameter name: The attribute, `fill` or `stroke`.
  static func color(_ name: String, _ color: RecordingAppearance.Color?) -> String {
    guard let color else { return " \(name)=\"none\"" }
    var solid = color
    solid.alpha = 255
    // Programs that only support SVG 1.1 ignore the alpha of a color.
    let opacity =
      color.alpha == 255 ? "" : " \(name)-opacity=\"\((Double(color.alpha) / 255).decimal(2))\""
    return " \(name)=\"\(solid.hex)\"\(opacity)"
  }
}
