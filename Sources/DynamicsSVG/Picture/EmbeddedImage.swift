import Dynamics
import DynamicsGeometry
import DynamicsRecording
import Foundation

/// An image within the file, by a `data:` URL.
struct EmbeddedImage {
  typealias MediaType = RecordingAppearance.Figure.Image.MediaType

  let data: Data
  let mediaType: MediaType
  /// In pixels.
  let size: CGSize
  /// What it shows, in pixels; `nil` if nothing has read it.
  private(set) var outline: BezierPath?
  private(set) var cornerCount = 0

  /// Of a side; JPEG has no larger ones.
  private static let mostPixels = 65_535

  /// `nil` for the address of another file, and for data that is no PNG or JPEG.
  init?(url: String) {
    let text = url.drop { $0.isWhitespace }
    guard text.prefix(5).lowercased() == "data:", let comma = text.firstIndex(of: ",") else {
      return nil
    }
    let parts = text[..<comma].dropFirst(5).lowercased().split(separator: ";")
    guard let first = parts.first, parts.last == "base64",
      let type = MediaType(rawValue: first == "image/jpg" ? "image/jpeg" : String(first)),
      let data = Data(
        base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters)
    else { return nil }
    guard let (width, height) = ImageHeader.size(of: data, type),
      max(width, height) <= Self.mostPixels
    else { return nil }
    self.data = data
    mediaType = type
    size = CGSize(width: width, height: height)
  }

  /// Collides by what it shows from now on, unless that is nothing.
  mutating func outline(by mask: ImageMask) {
    let path = mask.outline()
    guard !path.isEmpty else { return }
    // A reader may have made a smaller image of it.
    path.apply(
      CGAffineTransform(
        scaleX: size.width / CGFloat(mask.width), y: size.height / CGFloat(mask.height)))
    outline = path
    cornerCount = path.polylines(tolerance: 1).reduce(0) { $0 + $1.count }
  }
}
