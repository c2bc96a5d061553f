internal import DynamicsEngine
internal import DynamicsGeometry
public import Foundation

/// The opacity of an image's pixels, so that an item can collide by what the image shows.
///
/// ```swift
/// let opacities = [UInt8](repeating: 255, count: 64 * 64)  // from your reader of images
/// let outline = ImageMask(opacities: opacities, width: 64)!.outline()
/// outline.apply(CGAffineTransform(translationX: -32, y: -32))
/// let tile = BasicItem(center: .zero, size: CGSize(width: 64, height: 64), collisionBoundsType: .path)
/// tile.collisionBoundingPath = outline
/// ```
///
/// This package reads no image files. With the trait Pictures, the module DynamicsPictures adds
/// `ImageMask(png:)`.
public struct ImageMask: Hashable, Sendable {
  /// The number of pixels in a row, from 1 to 16,384.
  public let width: Int

  /// The number of rows, from 1 to 16,384.
  public let height: Int

  /// The opacity of each pixel from 0 to 255, row by row from the top.
  public let opacities: [UInt8]

  static let sides = 1...16_384

  /// Makes a mask of opacities.
  ///
  /// The result is `nil` if the rows are not all full, or if there are too few or too many of them.
  ///
  /// - Parameters:
  ///   - opacities: The opacity of each pixel from 0 to 255, row by row from the top.
  ///   - width: The number of pixels in a row, from 1 to 16,384.
  public init?(opacities: [UInt8], width: Int) {
    guard Self.sides.contains(width), opacities.count.isMultiple(of: width),
      Self.sides.contains(opacities.count / width)
    else { return nil }
    self.width = width
    height = opacities.count / width
    self.opacities = opacities
  }

  /// Returns the outline of the opaque areas, in pixels from the upper left corner.
  ///
  /// Areas go clockwise, holes counterclockwise. The path is empty if no pixel is opaque enough.
  /// An item that has it as its `collisionBoundingPath` collides by all areas and their holes.
  ///
  /// - Parameters:
  ///   - threshold: How opaque the image is at the outline, from 0 to 1; the default is 0.5. Another
  ///     number is reported, and the default is used.
  ///   - tolerance: How far the outline may be from where the opacity has that value, in pixels, from 0
  ///     to 10⁶; the default is 0.25. A larger one gives fewer corners. Another number is reported, and the
  ///     default is used.
  ///   - leastArea: Areas and holes that are smaller are left out, in square pixels; the default is
  ///     4. A number that is not from 0 to 10⁹ is reported, and the default is used.
  /// - Complexity: O(*n*), where *n* is the number of pixels, and O(*c*·log *c*) on average for *c*
  ///   corners of a contour.
  public func outline(
    threshold: Double = 0.5, tolerance: CGFloat = 0.25, leastArea: CGFloat = 4
  ) -> BezierPath {
    let threshold = checked(threshold, in: 0...1, else: 0.5, "a threshold")
    let tolerance = checked(tolerance, in: 0...1e6, else: 0.25, "a tolerance in pixels")
    let leastArea = checked(leastArea, in: 0...1e9, else: 4, "a least area in square pixels")
    // Between two opacities, so that no pixel has it.
    let level = (threshold * 255).rounded(.up) - 0.5
    let path = BezierPath()
    let contours = ImageContours.contours(
      of: opacities, width: width, threshold: min(max(level, 0.5), 254.5))
    for contour in contours {
      let corners = FewerCorners.simplified(contour, tolerance: tolerance)
      guard corners.count > 2, Outline.polygon(corners).area >= Double(leastArea) else { continue }
      path.move(to: corners[0])
      corners.dropFirst().forEach(path.addLine)
      path.close()
    }
    return path
  }

  private func checked<Number: BinaryFloatingPoint>(
    _ number: Number, in range: ClosedRange<Number>, else fallback: Number, _ name: String
  ) -> Number {
    DynamicsDiagnostics.checked(
      number, range.contains(number), else: fallback,
      "\(name) of \(number) is not from \(range.lowerBound) to \(range.upperBound); \(fallback) is used",
      by: "ImageMask.outline(threshold:tolerance:leastArea:)")
  }
}
