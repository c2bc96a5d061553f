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
    let gathered = GatheredBytes()
    try write(as: format, maximumBytes: maximumBytes) { gathered.data.append(contentsOf: $0) }
    return gathered.data
  }

  /// Writes the recording to a file, piece by piece, so that it need not fit in memory.
  ///
  /// An existing file is replaced when all is written. If an error is thrown, it has not changed. A
  /// device or a pipe is written to directly.
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

/// Writes a file under another name, and renames it when it is complete.
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

  /// Gives a file the permissions of the one that it replaces.
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
