#if Pictures
  extension Film {
    /// The most frames from which a palette is chosen.
    private static let samples = 64

    /// Chooses colors from frames that are spread over the film; the last one is among them.
    func palette(limit: Int) throws -> PicturePalette {
      var counts: [UInt32: Int] = [:]
      let numbers = frames.numbers
      let step = (numbers.count + Self.samples - 1) / Self.samples
      for index in stride(from: numbers.count - 1, through: 0, by: -step) {
        try draw(numbers[index])
        canvas.withPixels { Self.count($0, &counts) }
      }
      return PicturePalette(counts, limit: limit)
    }

    private static func count(
      _ pixels: UnsafeBufferPointer<UInt32>, _ counts: inout [UInt32: Int]
    ) {
      var index = pixels.startIndex
      while index < pixels.endIndex {
        let pixel = pixels[index]
        var end = index + 1
        while end < pixels.endIndex, pixels[end] == pixel { end += 1 }
        if let color = PixelColor.opaque(pixel) { counts[color, default: 0] += end - index }
        index = end
      }
    }
  }
#endif
