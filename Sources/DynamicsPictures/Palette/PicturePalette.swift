#if Pictures
  /// The colors of a film.
  struct PicturePalette {
    /// Colors as 0xRRGGBB, in order.
    let colors: [UInt32]
    private var known: [UInt32: UInt8]

    /// Chooses colors for pixels that are counted: all of them, or the most useful ones by splitting boxes
    /// of colors where they differ most.
    ///
    /// - Parameters:
    ///   - counts: Colors as 0xRRGGBB, each with its number of pixels.
    ///   - limit: The most colors, at most 256.
    init(_ counts: [UInt32: Int], limit: Int) {
      // The order of a dictionary differs in each process.
      let counted = counts.map { CountedColor(color: $0, count: $1) }.sorted { $0.color < $1.color }
      var boxes = counted.isEmpty ? [] : [ColorBox(counted[...])]
      while boxes.count < limit,
        let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        boxes[worst].error > 0
      {
        let (low, high) = boxes[worst].split()
        boxes[worst] = low
        boxes.append(high)
      }
      colors = boxes.map(\.representative).sorted()
      known = [:]
      for (index, color) in colors.enumerated() { known[color] = UInt8(index) }
    }

    /// Returns the index of a color, or of the nearest one.
    mutating func index(of color: UInt32) -> UInt8 {
      if let index = known[color] { return index }
      var (nearest, shortest) = (0, Int.max)
      for (index, candidate) in colors.enumerated() {
        let distance = Self.distance(candidate, color)
        if distance < shortest { (nearest, shortest) = (index, distance) }
      }
      known[color] = UInt8(nearest)
      return UInt8(nearest)
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
      func square(_ shift: UInt32) -> Int {
        let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
        return difference * difference
      }
      return square(16) + square(8) + square(0)
    }
  }
#endif
