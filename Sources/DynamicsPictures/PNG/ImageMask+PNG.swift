#if Pictures
  public import Dynamics
  internal import Foundation

  extension ImageMask {
    /// Makes a mask of a PNG file; an image without an alpha channel is opaque.
    ///
    /// The result is `nil` if the file cannot be read, or has more than 16,384 pixels in a row or column, or
    /// more than 67,108,864 in all.
    ///
    /// - Parameter data: The content of the file.
    /// - Complexity: O(*n*), where *n* is the number of pixels.
    public init?(png data: Data) {
      guard let picture = PNGPicture(data), let opacities = picture.opacities else { return nil }
      self.init(opacities: opacities, width: picture.width)
    }
  }
#endif
