#if Pictures
  /// A rectangle of colors, which replaces a part of a GIF.
  struct GIFArea: Equatable {
    let box: PixelBox
    /// Indices into the palette, from left to right and top to bottom.
    let colors: [UInt8]

    /// A transparent pixel, which changes nothing.
    static let empty = GIFArea(box: .first, colors: [GIFFile.transparent])
  }
#endif
