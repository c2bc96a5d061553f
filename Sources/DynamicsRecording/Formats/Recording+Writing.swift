public import Foundation

extension Recording {
  /// Returns the recording in a format, in memory.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - maximumBytes: The largest size in bytes; the default is 256 MiB. Write larger recordings
  ///     to a file.
  /// - Throws: ``RecordingError/tooLarge(maximumBytes:)`` if the result would be larger, or an
  ///   error of the format.
  public func data(as format: RecordingFormat, maximumBytes: Int = 1 << 28) throws -> Data {
    let buffer = CollectedBytes()
    try write(as: format, maximumBytes: maximumBytes) { buffer.data.append(contentsOf: $0) }
    return buffer.data
  }

  /// Writes the recording to a file, piece by piece, so it need not fit in memory.
  ///
  /// An existing file is replaced when the new one is complete, and its permissions are kept. If an
  /// error is thrown, it has not changed. A link is kept, and its target is written. A device, a
  /// pipe, and an open file such as `/dev/stdout` are written to directly.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - file: A file URL, in an existing folder.
  ///   - maximumBytes: The largest size in bytes; by default there is no limit.
  /// - Throws: ``RecordingError/cannotWrite(_:)``, ``RecordingError/tooLarge(maximumBytes:)``, or
  ///   an error of the format.
  public func write(
    as format: RecordingFormat, to file: URL, maximumBytes: Int = .max
  ) throws {
    try RecordingFile.write(to: file) { send in
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
