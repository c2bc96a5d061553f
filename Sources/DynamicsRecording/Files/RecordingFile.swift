internal import Foundation

/// Writes a file under another name, and renames it when it is complete.
enum RecordingFile {
  /// Sends all that is to be written, piece by piece.
  typealias Content = (_ send: @escaping ([UInt8]) throws -> Void) throws -> Void

  static func write(to file: URL, _ content: Content) throws {
    guard file.isFileURL else {
      throw RecordingError.cannotWrite(
        "\(file) is not a file; pass a URL made with fileURLWithPath")
    }
    do {
      try write(to: file.path, content)
    } catch let error as SystemError {
      throw RecordingError.cannotWrite("\(file.path): \(error)")
    }
  }

  private static func write(to path: String, _ content: Content) throws {
    let status = status(of: path)
    // Whoever has the file open goes on with it, so it must not be replaced.
    if let status, let number = descriptor(of: path, status) {
      return try fill(FileHandle(fileDescriptor: number, closeOnDealloc: false), content, path)
    }
    // What a link names is replaced, so that the link stays.
    guard let status else {
      return try replace(try Link.target(of: path), like: nil, content, path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try replace(try Link.target(of: path), like: status, content, path)
    case S_IFDIR: throw SystemError(EISDIR)
    default: try fill(try open(path, O_WRONLY | O_NOCTTY), content, path)
    }
  }

  /// - Parameters:
  ///   - old: The status of the file that is there; `nil` for a new one.
  ///   - path: What the program calls it.
  private static func replace(
    _ target: String, like old: stat?, _ content: Content, _ path: String
  ) throws {
    guard old == nil || access(target, W_OK) == 0 else { throw SystemError.latest }
    // Without the file's own name, which may be as long as names can be.
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    let part = "\(folder).recording.\(UUID().uuidString)"
    let handle = try open(part, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
    do {
      if let old, fchmod(handle.fileDescriptor, old.st_mode & 0o777) != 0 {
        throw SystemError.latest
      }
      try fill(handle, content, path)
      try handle.close()
      guard rename(part, target) == 0 else { throw SystemError.latest }
    } catch {
      unlink(part)
      throw error
    }
  }

  private static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws -> FileHandle {
    let number = Foundation.open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw SystemError.latest }
    return FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  private static func fill(_ handle: FileHandle, _ content: Content, _ path: String) throws {
    try content { bytes in
      do {
        try handle.write(contentsOf: bytes)
      } catch {
        throw RecordingError.cannotWrite("\(path): \(error.localizedDescription)")
      }
    }
  }

  /// The number of an open file that a path such as `/dev/stdout` stands for.
  private static func descriptor(of path: String, _ named: stat) -> Int32? {
    guard let number = Link.descriptor(of: path) else { return nil }
    var status = stat()
    let isOpen = fstat(number, &status) == 0
    // It may be a number of another process.
    return isOpen && status.st_dev == named.st_dev && status.st_ino == named.st_ino ? number : nil
  }

  /// Of the file that a path leads to.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
