#if Pictures
  internal import DynamicsRecording
  internal import Foundation

  /// The size of a picture in pixels.
  struct PictureSize: Equatable {
    /// The largest width and height: a picture of this size takes 256 MiB.
    static let limit = 8192

    let width: Int
    let height: Int
    /// Pixels per point.
    let scale: Double

    /// - Parameters:
    ///   - bounds: The area of the recording, in points.
    ///   - wanted: The width in pixels; `nil` for one pixel per point.
    ///   - isEven: Whether the width and height are even.
    init(of bounds: CGRect, width wanted: CGFloat?, isEven: Bool = false) throws {
      let (pointsWide, pointsHigh) = (Double(max(bounds.width, 1)), Double(max(bounds.height, 1)))
      let scale = wanted.map { Double($0) / pointsWide } ?? 1
      // Dust of a multiplication must not add a pixel.
      let sides = [pointsWide, pointsHigh].map { max(1, ($0 * scale - 1e-6).rounded(.up)) }
      guard sides.allSatisfy({ $0 <= Double(Self.limit) }) else {
        throw RecordingError.cannotWrite(
          "the picture would have \(Int(sides[0])) × \(Int(sides[1])) pixels, and the limit is "
            + "\(Self.limit) × \(Self.limit); set a smaller width")
      }
      let pixels = sides.map { isEven ? (Int($0) + 1) / 2 * 2 : Int($0) }
      (width, height, self.scale) = (pixels[0], pixels[1], scale)
    }
  }
#endif
