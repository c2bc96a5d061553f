#if Pictures
  /// The color of a pixel where a format has opaque colors only.
  enum PixelColor {
    /// Returns 0xRRGGBB for a pixel of cairo; `nil` if less than half of it is opaque.
    static func opaque(_ pixel: UInt32) -> UInt32? {
      pixel >> 24 >= 128 ? divided(pixel) & 0xFFFFFF : nil
    }

    /// Returns 0xAARRGGBB for a pixel of cairo, which multiplies components by alpha.
    static func divided(_ pixel: UInt32) -> UInt32 {
      let alpha = pixel >> 24
      if alpha == 255 { return pixel }
      guard alpha > 0 else { return 0 }
      func component(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
      }
      return alpha << 24 | component(16) | component(8) | component(0)
    }
  }
#endif
