public import Foundation

extension Recording {
  /// Returns the recording in a format, in memory.
  ///
  /// Write recordings of more than 256 MiB, the default of `maximumBytes`, to a file.
  ///
  /// - Throws: ``RecordingError/tooLarge(maximumBytes:)`` if the result would be larger, or an
  ///   error of the format.
  /// - Complexity: As of the format, such as ``RecordingFormat/svg(style:)``, and O(*n*) for the
  ///   *n* bytes of the result.
  public func data(as format: RecordingFormat, maximumBytes: Int = 1 << 28) throws -> Data {
    let buffer = CollectedBytes()
    try write(as: format, maximumBytes: maximumBytes) { buffer.data.append(contentsOf: $0) }
    return buffer.data
  }

  /// Writes the recording to a file, piece by piece, so it need not fit in memory.
  ///
  /// An existing file is replaced when the new one is complete and on the disk, and its permissions
  /// are kept. If an
  /// error is thrown, it has not changed. A link is kept, and its target is written. A device, a
  /// pipe, and an open file such as `/dev/stdout` are written to directly.
  ///
  /// The URL is that of a file in an existing folder. By default, there is no limit of bytes.
  ///
  /// - Throws: ``RecordingError/cannotWrite(_:)``, ``RecordingError/tooLarge(maximumBytes:)``, or
  ///   an error of the format.
  /// - Complexity: As of the format, and O(*n*) for the *n* bytes that are written.
  public func write(
    as format: RecordingFormat, to file: URL, maximumBytes: Int = .max
  ) throws {
    try RecordingFile().write(to: file) { send in
      try write(as: format, maximumBytes: maximumBytes, sending: send)
    }
  }

  /// Writes the recording piece by piece to a closure.
  @_spi(Samples) public func write(
    as format: RecordingFormat, maximumBytes: Int = .max,
    sending send: @escaping ([UInt8]) throws -> Void
  ) throws {
    var output = RecordingOutput(maximumBytes: maximumBytes, send: send)
    try format.write(self, to: &output)
    try output.flush()
  }
}

private final class CollectedBytes { var data = Data() }
