#if Pictures
  /// A rectangle of pixels.
  struct PixelBox: Equatable {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>

    static let first = PixelBox(columns: 0...0, rows: 0...0)

    init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
      (self.columns, self.rows) = (columns, rows)
    }

    /// The smallest box around some pixels of a picture; `nil` if there are none.
    init?(around isInside: [Bool], width: Int) {
      var (left, right) = (width, -1)
      var (top, bottom) = (0, -1)
      for y in 0..<isInside.count / width {
        let row = isInside[y * width..<(y + 1) * width]
        guard let first = row.firstIndex(of: true), let last = row.lastIndex(of: true) else {
          continue
        }
        left = min(left, first - row.startIndex)
        right = max(right, last - row.startIndex)
        if bottom < 0 { top = y }
        bottom = y
      }
      guard bottom >= 0 else { return nil }
      self.init(columns: left...right, rows: top...bottom)
    }
  }
#endif
