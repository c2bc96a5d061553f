#if Pictures
  /// Turns pictures into areas of a GIF: the pixels that have changed, or everything where pixels become
  /// transparent again, which a GIF cannot change one by one.
  struct GIFChanges {
    private let width: Int
    private let isOpaque: Bool
    private var palette: PicturePalette
    private var pixels: [UInt32] = []
    private var shown: [UInt8]
    private var isChanged: [Bool]

    init(_ size: PictureSize, isOpaque: Bool, _ palette: PicturePalette) {
      width = size.width
      self.isOpaque = isOpaque
      self.palette = palette
      shown = Array(repeating: GIFFile.transparent, count: size.width * size.height)
      isChanged = Array(repeating: false, count: shown.count)
    }

    /// Returns the area that shows the next picture; `nil` if it looks like the one before.
    mutating func next(_ picture: UnsafeBufferPointer<UInt32>) -> GIFArea? {
      let isFirst = pixels.isEmpty
      guard update(picture) || isFirst else { return nil }
      pixels.replaceSubrange(pixels.indices, with: picture)
      let isInside = isOpaque ? isChanged : shown.map { $0 != GIFFile.transparent }
      guard let box = PixelBox(around: isInside, width: width) else { return .empty }
      var colors: [UInt8] = []
      colors.reserveCapacity(box.columns.count * box.rows.count)
      for y in box.rows {
        let row = y * width + box.columns.lowerBound...y * width + box.columns.upperBound
        if isOpaque { addChanges(in: row, to: &colors) } else { colors += shown[row] }
      }
      return GIFArea(box: box, colors: colors)
    }

    /// Updates the shown colors; whether any has changed.
    private mutating func update(_ picture: UnsafeBufferPointer<UInt32>) -> Bool {
      var isAnyChanged = false
      // Most pixels have the color of the one before.
      var (last, color) = (UInt32(0), GIFFile.transparent)
      for index in shown.indices {
        isChanged[index] = false
        let pixel = picture[index]
        if !pixels.isEmpty, pixel == pixels[index] { continue }
        if pixel != last {
          last = pixel
          color = PixelColor.opaque(pixel).map { palette.index(of: $0) } ?? GIFFile.transparent
        }
        guard shown[index] != color else { continue }
        shown[index] = color
        isChanged[index] = true
        isAnyChanged = true
      }
      return isAnyChanged
    }

    /// Adds a row of pixels, transparent where nothing has changed.
    ///
    /// Neighbors of one color are kept if one of them has changed, since many of one color take fewer bytes
    /// than a mixture.
    private func addChanges(in row: ClosedRange<Int>, to colors: inout [UInt8]) {
      var left = row.lowerBound
      while left <= row.upperBound {
        var (right, isAnyChanged) = (left, false)
        while right <= row.upperBound, shown[right] == shown[left] {
          isAnyChanged = isAnyChanged || isChanged[right]
          right += 1
        }
        colors += repeatElement(
          isAnyChanged ? shown[left] : GIFFile.transparent, count: right - left)
        left = right
      }
    }
  }
#endif
