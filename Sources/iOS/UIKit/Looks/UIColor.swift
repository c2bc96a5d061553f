public import CoreGraphics
internal import DynamicsGeometry
public import Foundation

/// A color; see Apple's `UIColor`.
open class UIColor: NSObject, @unchecked Sendable {
  private let color: CGColor
  private var parts: [CGFloat] { color.components ?? [] }

  /// Makes a color from its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a clear color.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// Makes a gray, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color from hue, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = HueComponents(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Returns `nil`: there are no asset catalogs here.
  public convenience init?(named name: String) { return nil }

  /// Makes a color from a Core Graphics color.
  public init(cgColor: CGColor) { color = cgColor }

  /// Makes a color from a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The color as a Core Graphics color.
  open var cgColor: CGColor { color }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Reads hue, saturation and brightness, from 0 to 1, and the opacity; always possible here.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = HueComponents(red: parts[0], green: parts[1], blue: parts[2])
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = parts[3]
    return true
  }

  /// Reads red, green and blue, from 0 to 1, and the opacity; always possible here.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (part, pointer) in zip(parts, [red, green, blue, alpha]) { pointer?.pointee = part }
    return true
  }

  /// Has no effect: nothing is drawn.
  open func set() {}
  /// Has no effect: nothing is drawn.
  open func setFill() {}
  /// Has no effect: nothing is drawn.
  open func setStroke() {}

  /// Whether another color has the same components.
  open override func isEqual(_ object: Any?) -> Bool { color == (object as? UIColor)?.color }

  /// Hashes the components.
  open override var hash: Int { color.hashValue }
}
