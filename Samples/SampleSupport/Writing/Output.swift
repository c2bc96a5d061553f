@_spi(Samples) package import DynamicsRecording
@preconcurrency internal import Glibc

/// The destination of a program's result: a file, a device, a FIFO, or standard output.
package enum Output {
  /// Writes a text to a path, like a shell's `>`; a file is written completely or not at all.
  ///
  /// A file keeps its owner and mode, and a link is kept. Devices and FIFOs are written to
  /// directly. For `/dev/stdout` and similar paths, writing continues at the position of the open
  /// file. A file cannot be replaced if its folder is not writable or it has another name. Then it
  /// is overwritten if there is space for all bytes.
  ///
  /// - Parameter path: The path; `nil` and `-` mean standard output.
  package static func write(_ text: String, to path: String?) throws {
    try write(to: path) { send in try send(Array(text.utf8)) }
  }

  /// Writes a recording in the same way, piece by piece, so it need not fit in memory.
  package static func write(
    _ recording: Recording, as format: RecordingFormat, to path: String?
  ) throws {
    try write(to: path) { send in try recording.write(as: format, sending: send) }
  }

  /// A closure that sends the content piece by piece, the same each time.
  private typealias Content = (_ send: @escaping ([UInt8]) throws -> Void) throws -> Void

  private static func write(to path: String?, _ content: Content) throws {
    guard let path, path != "-" else { return try content(StandardOutput.write) }
    do {
      try write(content, to: path)
    } catch let error as SystemError {
      throw OutputFailure(path: path, reason: error.description)
    }
  }

  private static func write(_ content: Content, to path: String) throws {
    let number = Link.descriptor(of: path)
    if let number, StandardDescriptors.wasClosed(number) { throw SystemError(EBADF) }
    let present: Descriptor
    do {
      present = try Descriptor(opening: path, O_WRONLY | O_NOCTTY)
    } catch {
      guard error.code == ENOENT, !path.isEmpty else { throw error }
      return try replace(try Link.target(of: path), with: content, like: nil)
    }
    let status = try present.status()
    guard status.isRegularFile else { return try fill(present, with: content) }
    if let number {
      // An open file must not be replaced or truncated, since other code goes on using it.
      if isOpen(status, for: number) { return try fill(number, with: content) }
    } else if let target = try? Link.target(of: path), canReplace(target, status) {
      do {
        return try replace(target, with: content, like: status)
      } catch let error as SystemError {
        guard isForbidden(error) else { throw error }
      }
    }
    try overwrite(present, with: content)
  }

  /// Writes to a file; the borrowed descriptor stays open meanwhile.
  private static func fill(_ file: borrowing Descriptor, with content: Content) throws {
    try fill(file.number, with: content)
  }

  private static func fill(_ number: Int32, with content: Content) throws {
    try content { try Descriptor.write($0, to: number) }
  }

  /// Replaces the content of a file; if there is no space, the file does not change.
  ///
  /// Signals are blocked meanwhile, since an incomplete text is worse than none.
  private static func overwrite(_ file: borrowing Descriptor, with content: Content) throws {
    var count = 0
    try content { count += $0.count }
    let number = file.number
    try file.overwrite(count) { try fill(number, with: content) }
  }

  /// Whether a file is the one that is open under a number.
  private static func isOpen(_ file: stat, for number: Int32) -> Bool {
    var status = stat()
    let flags = fcntl(number, F_GETFL)
    return fstat(number, &status) == 0 && status.isSameFile(as: file)
      && flags & O_ACCMODE != O_RDONLY
  }

  /// Whether a path is the only name of an open file.
  private static func canReplace(_ path: String, _ status: stat) -> Bool {
    var named = stat()
    return lstat(path, &named) == 0 && named.isSameFile(as: status) && status.st_nlink == 1
  }

  private static func isForbidden(_ error: SystemError) -> Bool {
    // ENOENT occurs in folders whose files the kernel makes.
    [EACCES, EPERM, EROFS, EBUSY, EXDEV, ENOENT].contains(error.code)
  }

  /// - Parameter status: The status of the existing file; `nil` for a new one.
  private static func replace(
    _ path: String, with content: Content, like status: stat?
  ) throws {
    // A new file gets the permissions of the user's mask. A replacement is private until it gets
    // those of the old file.
    let file = try TemporaryFile(beside: path, mode: status == nil ? 0o666 : 0o600)
    try content(file.write)
    if let status { try file.copyOwnerAndMode(of: status) }
    try file.flush()
    try file.replace(path)
  }
}

/// The error of a file that could not be written.
package struct OutputFailure: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// A remedy, in one line.
  package var description: String {
    "Cannot write '\(path)': \(reason). Choose another --output."
  }
}
