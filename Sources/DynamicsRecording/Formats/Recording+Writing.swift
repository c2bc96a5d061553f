public import Foundation

extension Recording {
  /// The recording in a format, in memory.
  ///
  /// - Parameters:
  ///   - format: How to write it.
  ///   - maximumBytes: The most bytes that it may take; 256 MiB by default. What takes more is better written to
  ///     a file.
  /// - Throws: ``RecordingError/tooLarge(maximumBytes:)`` for what would take more, or what the format throws.
  public func data(as format: RecordingFormat, maximumBytes: Int = 1 << 28) throws -> Data {
    let gathered = GatheredBytes()
    try write(as: format, maximumBytes: maximumBytes) { gathered.data.append(contentsOf: $0) }
    return gathered.data
  }

  /// Writes the recording to a file, piece by piece, so that it need not fit in memory.
  ///
  /// What was there before is replaced when all is written; when that fails, nothing has changed. A device or a
  /// pipe is written to as it is.
  ///
  /// - Parameters:
  ///   - format: How to write it.
  ///   - file: A file's URL, in a folder that exists.
  ///   - maximumBytes: The most bytes that it may take; no limit by default.
  /// - Throws: ``RecordingError/cannotWrite(_:)`` and ``RecordingError/tooLarge(maximumBytes:)``, or what the
  ///   format throws.
  public func write(
    as format: RecordingFormat, to file: URL, maximumBytes: Int = .max
  ) throws {
    try RecordingFile.write(to: file) { send in
      try write(as: format, maximumBytes: maximumBytes, sending: send)
    }
  }

  /// Writes the recording piece by piece to whatever takes the pieces.
  package func write(
    as format: RecordingFormat, maximumBytes: Int = .max,
    sending send: @escaping ([UInt8]) throws -> Void
  ) throws {
    var output = RecordingOutput(maximumBytes: maximumBytes, send: send)
    try format.write(self, to: &output)
    try output.flush()
  }
}

private final class GatheredBytes { var data = Data() }

/// A file that appears when it is whole.
private enum RecordingFile {
  static func write(
    to file: URL, _ body: (@escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    guard file.isFileURL else {
      throw RecordingError.cannotWrite(
        "\(file) is not a file; pass a URL made with fileURLWithPath")
    }
    // A link stays a link: what it leads to is replaced.
    let target = file.resolvingSymlinksInPath()
    if isDevice(target) { return try fill(target, body) }
    // Without the file's own name, which may be as long as names can be.
    let part = target.deletingLastPathComponent()
      .appendingPathComponent(".recording.\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: part.path, contents: nil) else {
      throw failure(file)
    }
    do {
      keepPermissions(of: target, for: part)
      try fill(part, body)
      guard rename(part.path, target.path) == 0 else { throw failure(file) }
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
  }

  /// Who may read a file may read what it is replaced by, and nobody else.
  private static func keepPermissions(of old: URL, for new: URL) {
    var status = stat()
    if stat(old.path, &status) == 0 { _ = chmod(new.path, status.st_mode & 0o777) }
  }

  private static func isDevice(_ file: URL) -> Bool {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  private static func fill(
    _ file: URL, _ body: (@escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    guard let handle = FileHandle(forWritingAtPath: file.path) else { throw failure(file) }
    defer { try? handle.close() }
    try body { bytes in
      do {
        try handle.write(contentsOf: bytes)
      } catch {
        throw RecordingError.cannotWrite("\(file.path): \(error.localizedDescription)")
      }
    }
  }

  private static func failure(_ file: URL) -> RecordingError {
    .cannotWrite("\(file.path): \(String(cString: strerror(errno)))")
  }
}
