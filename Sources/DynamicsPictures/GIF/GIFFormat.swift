#if Pictures
  public import DynamicsRecording
  internal import Foundation

  extension RecordingFormat {
    /// An animated GIF, which every chat and slide plays.
    public static var gif: RecordingFormat { gif() }

    /// An animated GIF, which every chat and slide plays.
    ///
    /// Each frame has the pixels that change, in up to ``PictureStyle/colorCount`` colors. Times are rounded to hundredths of a second, without adding up: at 30
    /// frames per second, frames take 3, 4 and 3 of them.
    ///
    /// - Parameter style: The options.
    /// - Complexity: Writing is O(*f* × *p*), where *f* is the number of frames in which something
    ///   moves, and *p* the number of pixels.
    public static func gif(style: PictureStyle = PictureStyle()) -> RecordingFormat {
      RecordingFormat(name: "gif", fileExtension: "gif") { recording, output in
        try GIFWriter(recording, style.validated(fastest: GIFWriter.fastest)).write(to: &output)
      }
    }
  }

  private struct GIFWriter {
    /// Frames per second: many programs play a frame of one hundredth of a second at a tenth of its
    /// speed.
    static let fastest = 50.0

    /// The longest delay, in hundredths of a second.
    private static let longest = 65535

    private let film: Film
    private let style: PictureStyle

    init(_ recording: Recording, _ style: PictureStyle) throws {
      self.style = style
      film = try Film(recording, style)
    }

    func write(to output: inout RecordingOutput) throws {
      let palette = try film.palette(limit: style.colorCount)
      let file = try GIFFile(film.size, colors: palette.colors)
      try file.repeats(style.playCount)
      var changes = GIFChanges(film.size, isOpaque: film.canvas.isOpaque, palette)
      // A frame is written when the next one tells how long it lasts.
      var waiting: (area: GIFArea, start: Int)?
      for number in film.frames.numbers {
        try film.draw(number)
        guard let area = film.canvas.withPixels({ changes.next($0) }) else { continue }
        let start = Self.hundredths(film.frames.start(of: number))
        if let waiting {
          try add(waiting.area, for: start - waiting.start, to: file)
          try output.write(contentsOf: file.take())
        }
        waiting = (area, start)
      }
      if let waiting {
        try add(waiting.area, for: Self.hundredths(film.frames.end) - waiting.start, to: file)
      }
      try file.close()
      try output.write(contentsOf: file.take())
    }

    private func add(_ area: GIFArea, for duration: Int, to file: GIFFile) throws {
      let isErased = !film.canvas.isOpaque
      var (next, left) = (area, duration)
      repeat {
        let delay = min(left, Self.longest)
        try file.add(next, delay: delay, isErased: isErased)
        left -= delay
        if !isErased { next = .empty }
      } while left > 0
    }

    private static func hundredths(_ time: TimeInterval) -> Int { Int((time * 100).rounded()) }
  }
#endif
