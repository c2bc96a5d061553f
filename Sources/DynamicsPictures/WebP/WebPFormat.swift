#if Pictures
  public import DynamicsRecording
  internal import Foundation

  extension RecordingFormat {
    /// An animated WebP, smaller than a GIF, which browsers and most chats play.
    public static var webp: RecordingFormat { webp() }

    /// An animated WebP, smaller than a GIF, which browsers and most chats play.
    ///
    /// It is lossless but for the number of colors, which is up to ``PictureStyle/colorCount`` without
    /// transparency. Times are rounded to milliseconds, without adding up. It lasts at most 24 days; a
    /// longer one throws `RecordingError.cannotWrite(_:)`.
    ///
    /// - Parameter style: The options.
    /// - Complexity: Writing is O(*f* × *p*), where *f* is the number of frames in which something
    ///   moves, and *p* the number of pixels. The result is in memory until it is complete.
    public static func webp(style: PictureStyle = PictureStyle()) -> RecordingFormat {
      RecordingFormat(name: "webp", fileExtension: "webp") { recording, output in
        let style = style.validated()
        let film = try Film(recording, style)
        guard film.frames.end < Self.longestWebP else {
          throw RecordingError.cannotWrite("a WebP lasts at most 24 days; trim the recording")
        }
        let palette = film.canvas.isOpaque ? try film.palette(limit: style.colorCount) : nil
        let file = try WebPFile(film.size, palette, playCount: style.playCount)
        for number in film.frames.numbers {
          try film.draw(number)
          try film.canvas.withPixels { try file.add($0, at: film.frames.start(of: number)) }
        }
        try file.end(at: film.frames.end) { try output.write(contentsOf: $0) }
      }
    }

    /// In seconds: milliseconds have 31 bits.
    private static let longestWebP = 24.0 * 86400
  }
#endif
