@_spi(Samples) package import DynamicsRecording
@preconcurrency internal import Glibc

/// Where a program's result goes: a file, a device, a FIFO, or standard output.
package enum Output {
  /// Writes a text where a shell's `>` would, but to a file all or nothing.
  ///
  /// A file keeps its owner and mode, and a link stays a link. Devices and FIFOs are written as they
  /// are. `/dev/stdout` and its like go on where the open file is. Where a file cannot be replaced,
  /// since its folder is closed or it has another name, it is overwritten if there is room for all.
  ///
  /// - Parameter path: `nil` and `-` are standard output.
  package static func write(_ text: String, to path: String?) throws {
    try write(to: path) { send in try send(Array(text.utf8)) }
  }

  /// Writes a recording in the same way, piece by piece, so that it need not fit in memory.
  package static func write(
    _ recording: Recording, as format: RecordingFormat, to path: String?
  ) throws {
    try write(to: path) { send in try recording.write(as: format, sending: send) }
  }

  /// Sends all that is to be written, piece by piece, and the same each time.
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
      // Whoever has the file open goes on with it, so it must not be replaced or cut off.
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

  /// A descriptor that is borrowed stays open meanwhile.
  private static func fill(_ file: borrowing Descriptor, with content: Content) throws {
    try fill(file.number, with: content)
  }

  private static func fill(_ number: Int32, with content: Content) throws {
    try content { try Descriptor.write($0, to: number) }
  }

  /// Replaces what a file holds, or leaves it as it was when there is no room.
  ///
  /// Signals wait meanwhile, since the first half of a text is worse than none.
  private static func overwrite(_ file: borrowing Descriptor, with content: Content) throws {
    var count = 0
    try content { count += $0.count }
    let number = file.number
    try file.overwrite(count) { try fill(number, with: content) }
  }

  /// Whether a file is the one that this program may write by a number.
  private static func isOpen(_ file: stat, for number: Int32) -> Bool {
    var status = stat()
    let flags = fcntl(number, F_GETFL)
    return fstat(number, &status) == 0 && status.isSameFile(as: file)
      && flags & O_ACCMODE != O_RDONLY
  }

  /// Whether a path names an open file, which has no other name.
  private static func canReplace(_ path: String, _ status: stat) -> Bool {
    var named = stat()
    return lstat(path, &named) == 0 && named.isSameFile(as: status) && status.st_nlink == 1
  }

  private static func isForbidden(_ error: SystemError) -> Bool {
    // ENOENT is of folders whose files the kernel makes.
    [EACCES, EPERM, EROFS, EBUSY, EXDEV, ENOENT].contains(error.code)
  }

  /// - Parameter status: Of the file that is there; `nil` for a new one.
  private static func replace(
    _ path: String, with content: Content, like status: stat?
  ) throws {
    // What is new is as open as the user's mask says; what is to be like another file is not until
    // it is.
    let file = try TemporaryFile(beside: path, mode: status == nil ? 0o666 : 0o600)
    try content(file.write)
    if let status { try file.takeOwnerAndMode(of: status) }
    try file.flush()
    try file.replace(path)
  }
}

/// A file that could not be written.
package struct OutputFailure: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// What to do, in one line.
  package var description: String {
    "Cannot write '\(path)': \(reason). Choose another --output."
  }
}
