#if Pictures
  internal import CPictures
  internal import DynamicsRecording
  internal import Foundation

  /// An animated WebP that libwebp writes.
  final class WebPFile {
    private let encoder: OpaquePointer
    private var config = WebPConfig()
    private var picture = WebPPicture()
    private var palette: PicturePalette?
    private var last: TimeInterval = 0

    /// - Parameters:
    ///   - palette: The colors; `nil` for all colors, also transparent ones.
    ///   - playCount: How often it plays; `nil` for ever.
    init(_ size: PictureSize, _ palette: PicturePalette?, playCount: Int?) throws {
      self.palette = palette
      var options = WebPAnimEncoderOptions()
      guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
        WebPConfigLosslessPreset(&config, Self.effort) != 0, WebPPictureInit(&picture) != 0
      else { throw Self.failure("this is another version of libwebp") }
      options.anim_params.loop_count = Int32(playCount ?? 0)
      // It tries more than one way to draw each frame: 6 % smaller, and a quarter slower.
      options.minimize_size = 1
      guard let encoder = WebPAnimEncoderNew(Int32(size.width), Int32(size.height), &options) else {
        throw Self.failure("it does not fit in memory")
      }
      self.encoder = encoder
      picture.use_argb = 1
      (picture.width, picture.height) = (Int32(size.width), Int32(size.height))
    }

    /// From 0, which is fast, to 9, which is small.
    private static let effort: Int32 = 3

    deinit {
      WebPPictureFree(&picture)
      WebPAnimEncoderDelete(encoder)
    }

    /// Adds a picture at a time in seconds.
    ///
    /// - Parameter pixels: 0xAARRGGBB, multiplied by their alpha.
    func add(_ pixels: UnsafeBufferPointer<UInt32>, at time: TimeInterval) throws {
      try goOn(to: time)
      let bytes = UnsafeRawBufferPointer(pixels).bindMemory(to: UInt8.self)
      guard WebPPictureImportBGRA(&picture, bytes.baseAddress, 4 * picture.width) != 0 else {
        throw Self.failure("it does not fit in memory")
      }
      recolor()
      try add(at: time)
    }

    /// Ends the file.
    func end(at time: TimeInterval, _ send: (UnsafeRawBufferPointer) throws -> Void) throws {
      try goOn(to: time)
      var data = WebPData()
      WebPDataInit(&data)
      defer { WebPDataClear(&data) }
      guard WebPAnimEncoderAdd(encoder, nil, Self.milliseconds(time), nil) != 0,
        WebPAnimEncoderAssemble(encoder, &data) != 0
      else { throw failure }
      try send(UnsafeRawBufferPointer(start: data.bytes, count: data.size))
    }

    /// Shows the last picture again where it lasts longer than a frame can: almost five hours.
    private func goOn(to time: TimeInterval) throws {
      while picture.argb != nil, time - last > Self.longestFrame {
        try add(at: last + Self.longestFrame)
      }
    }

    private static let longestFrame: TimeInterval = 4 * 3600

    private func add(at time: TimeInterval) throws {
      guard WebPAnimEncoderAdd(encoder, &picture, Self.milliseconds(time), &config) != 0 else {
        throw failure
      }
      last = time
    }

    /// Gives the pixels the colors of the file.
    private func recolor() {
      // Most pixels have the color of the one before.
      var (last, color) = (UInt32(0), UInt32(0))
      for y in 0..<Int(picture.height) {
        let row = picture.argb + y * Int(picture.argb_stride)
        for x in 0..<Int(picture.width) {
          if row[x] != last {
            last = row[x]
            color = recolored(last)
          }
          row[x] = color
        }
      }
    }

    private func recolored(_ pixel: UInt32) -> UInt32 {
      guard let index = palette?.index(of: pixel & 0xFFFFFF), let palette else {
        return PixelColor.divided(pixel)
      }
      return 0xFF00_0000 | palette.colors[Int(index)]
    }

    private static func milliseconds(_ time: TimeInterval) -> Int32 {
      Int32((time * 1000).rounded())
    }

    private var failure: RecordingError {
      Self.failure(String(cString: WebPAnimEncoderGetError(encoder)))
    }

    private static func failure(_ reason: String) -> RecordingError {
      .cannotWrite("libwebp cannot write the WebP: \(reason); set a smaller width")
    }
  }
#endif
