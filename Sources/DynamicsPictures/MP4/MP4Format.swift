#if Pictures
  public import DynamicsRecording
  internal import Foundation

  extension RecordingFormat {
    /// A film in H.264, which every phone, slide and video program plays.
    public static var mp4: RecordingFormat { mp4() }

    /// A film in H.264, which every phone, slide and video program plays.
    ///
    /// The program `ffmpeg` encodes it; without it on the `PATH`, writing throws
    /// `RecordingError.cannotWrite(_:)`. The film is stored in the folder of temporary
    /// files until it is complete.
    ///
    /// - Parameter style: The options.
    /// - Complexity: Writing is O(*f* × *p*), where *f* is the number of frames, and *p* the number of
    ///   pixels.
    public static func mp4(style: PictureStyle = PictureStyle()) -> RecordingFormat {
      RecordingFormat(name: "mp4", fileExtension: "mp4") { recording, output in
        try MP4Writer(recording, style.validated()).write(to: &output)
      }
    }
  }

  private struct MP4Writer {
    private let film: Film
    private let frameCount: Int

    init(_ recording: Recording, _ style: PictureStyle) throws {
      film = try Film(recording, style.onWhite, isEven: true)
      let frames = film.frames
      frameCount = Int((frames.end * frames.framesPerSecond).rounded())
      guard frameCount <= PictureFrames.limit else {
        throw RecordingError.cannotWrite(
          "the film would have \(frameCount) frames, and the limit is \(PictureFrames.limit); trim the "
            + "recording, or set a lower frame rate")
      }
    }

    func write(to output: inout RecordingOutput) throws {
      let encoder = try FFmpeg(film.size, framesPerSecond: film.frames.framesPerSecond)
      let numbers = film.frames.numbers
      for (number, next) in zip(numbers, numbers.dropFirst() + [frameCount]) {
        try film.draw(number)
        try film.canvas.withPixels { pixels in
          for _ in number..<next { try encoder.send(UnsafeRawBufferPointer(pixels)) }
        }
      }
      let result = try encoder.finish()
      defer { try? result.close() }
      while let bytes = try result.read(upToCount: 1 << 20), !bytes.isEmpty {
        try output.write(contentsOf: bytes)
      }
    }
  }

  extension PictureStyle {
    /// The same style with an opaque background: its color on white.
    fileprivate var onWhite: PictureStyle {
      var style = self
      let alpha = Double(background.alpha) / 255
      func blended(_ component: UInt8) -> UInt8 {
        UInt8((255 - (255 - Double(component)) * alpha).rounded())
      }
      style.background = RecordingAppearance.Color(
        red: blended(background.red), green: blended(background.green),
        blue: blended(background.blue))
      return style
    }
  }
#endif
