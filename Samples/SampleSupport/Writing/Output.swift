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
    guard let path, path != "-" else { return try StandardOutput.write(text) }
    do {
      try write(Array(text.utf8), to: path)
    } catch {
      throw OutputFailure(path: path, reason: error.description)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let number = Link.descriptor(of: path)
    if let number, StandardDescriptors.wasClosed(number) { throw SystemError(EBADF) }
    let present: Descriptor
    do {
      present = try Descriptor(opening: path, O_WRONLY | O_NOCTTY)
    } catch {
      guard error.code == ENOENT, !path.isEmpty else { throw error }
      return try replace(try Link.target(of: path), with: bytes, like: nil)
    }
    let status = try present.status()
    guard status.isRegularFile else { return try present.write(bytes) }
    if let number {
      // Whoever has the file open goes on with it, so it must not be replaced or cut off.
      if isOpen(status, for: number) { return try Descriptor.write(bytes, to: number) }
    } else if let target = try? Link.target(of: path), canReplace(target, status) {
      do {
        return try replace(target, with: bytes, like: status)
      } catch {
        guard isForbidden(error) else { throw error }
      }
    }
    try present.overwrite(with: bytes)
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
    _ path: String, with bytes: [UInt8], like status: stat?
  ) throws(SystemError) {
    // What is new is as open as the user's mask says; what is to be like another file is not until
    // it is.
    let file = try TemporaryFile(beside: path, mode: status == nil ? 0o666 : 0o600)
    try file.write(bytes)
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
