#if Pictures
  internal import CPictures
  internal import DynamicsRecording

  /// A GIF that giflib writes, piece by piece.
  final class GIFFile {
    /// The index of the transparent color.
    static let transparent: UInt8 = 255

    private let file: UnsafeMutablePointer<GifFileType>
    private let bytes: CollectedBytes

    /// Bytes that are not written yet.
    private final class CollectedBytes { var all: [UInt8] = [] }

    /// Begins a picture.
    ///
    /// - Parameter colors: At most 255 colors, 0xRRGGBB; a transparent one is added.
    init(_ size: PictureSize, colors: [UInt32]) throws {
      let bytes = CollectedBytes()
      var error: Int32 = 0
      let send: OutputFunc = { file, data, count in
        let bytes = Unmanaged<CollectedBytes>.fromOpaque(file!.pointee.UserData)
        bytes.takeUnretainedValue().all += UnsafeBufferPointer(start: data, count: Int(count))
        return count
      }
      guard let file = EGifOpen(Unmanaged.passUnretained(bytes).toOpaque(), send, &error) else {
        throw Self.failure(error)
      }
      (self.bytes, self.file) = (bytes, file)
      EGifSetGifVersion(file, true)
      var table = colors.map {
        GifColorType(
          Red: UInt8($0 >> 16 & 255), Green: UInt8($0 >> 8 & 255), Blue: UInt8($0 & 255))
      }
      table += Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 256 - table.count)
      let map = GifMakeMapObject(256, table)
      defer { GifFreeMapObject(map) }
      try check(
        EGifPutScreenDesc(
          file, Int32(size.width), Int32(size.height), 8, Int32(Self.transparent), map))
    }

    deinit {
      // Bytes that it still writes are not taken.
      var error: Int32 = 0
      if !isClosed { EGifCloseFile(file, &error) }
    }

    private var isClosed = false

    /// Says how often the pictures play; `nil` for ever.
    func repeats(_ playCount: Int?) throws {
      // Without this extension, they play once.
      guard playCount != 1 else { return }
      let repeats = playCount.map { $0 - 1 } ?? 0
      try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
      try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
      try check(
        EGifPutExtensionBlock(file, 3, [1, UInt8(repeats & 255), UInt8(repeats >> 8)]))
      try check(EGifPutExtensionTrailer(file))
    }

    /// Adds a picture.
    ///
    /// - Parameters:
    ///   - delay: How long it is shown, in hundredths of a second, at most 65535.
    ///   - isErased: Whether the area is transparent again afterwards.
    func add(_ area: GIFArea, delay: Int, isErased: Bool) throws {
      var control = GraphicsControlBlock(
        DisposalMode: isErased ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, UserInputFlag: false,
        DelayTime: Int32(delay), TransparentColor: Int32(Self.transparent))
      var block = [UInt8](repeating: 0, count: 4)
      EGifGCBToExtension(&control, &block)
      try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, block))
      let (columns, rows) = (area.box.columns, area.box.rows)
      try check(
        EGifPutImageDesc(
          file, Int32(columns.lowerBound), Int32(rows.lowerBound), Int32(columns.count),
          Int32(rows.count), false, nil))
      // giflib clears bits of the line that the palette does not have; this palette has all.
      var colors = area.colors
      try colors.withUnsafeMutableBufferPointer { colors in
        for y in 0..<rows.count {
          try check(
            EGifPutLine(file, colors.baseAddress! + y * columns.count, Int32(columns.count)))
        }
      }
    }

    /// Ends the file.
    func close() throws {
      isClosed = true
      var error: Int32 = 0
      guard EGifCloseFile(file, &error) == GIF_OK else { throw Self.failure(error) }
    }

    /// Returns the bytes since the last call.
    func take() -> [UInt8] {
      defer { bytes.all.removeAll(keepingCapacity: true) }
      return bytes.all
    }

    private func check(_ result: Int32) throws {
      guard result == GIF_OK else { throw Self.failure(file.pointee.Error) }
    }

    private static func failure(_ code: Int32) -> RecordingError {
      let reason = GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
      return .cannotWrite("giflib cannot write the GIF: \(reason); set a smaller width")
    }
  }
#endif
