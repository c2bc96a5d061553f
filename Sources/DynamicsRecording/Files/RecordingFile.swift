internal import Foundation

/// Writes a file under a temporary name, and renames it when it is complete and on the disk.
///
/// Without the flush, a loss of power could leave an empty file in place of the old one.
struct RecordingFile {
  /// Writes the changes of an open file or folder to the disk: `fsync`.
  var flush: (Int32) -> Int32 = { fsync($0) }

  typealias Content = (_ send: @escaping ([UInt8]) throws -> Void) throws -> Void

  func write(to file: URL, _ content: Content) throws {
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

  private func write(to path: String, _ content: Content) throws {
    let status = Self.status(of: path)
    // An open file must not be replaced, since other code goes on using it.
    if let status, let number = Self.descriptor(of: path, status) {
      return try Self.fill(FileHandle(fileDescriptor: number, closeOnDealloc: false), content, path)
    }
    // Replace the target of a link, so that the link is kept.
    guard let status else {
      return try replace(try Link.target(of: path), like: nil, content, path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try replace(try Link.target(of: path), like: status, content, path)
    case S_IFDIR: throw SystemError(EISDIR)
    default: try Self.fill(try Self.open(path, O_WRONLY | O_NOCTTY), content, path)
    }
  }

  /// - Parameters:
  ///   - old: The status of the existing file; `nil` for a new one.
  ///   - path: The path as the program passed it.
  private func replace(
    _ target: String, like old: stat?, _ content: Content, _ path: String
  ) throws {
    guard old == nil || access(target, W_OK) == 0 else { throw SystemError.latest }
    // The temporary name does not include the file's name, which may already have the maximum
    // length.
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    let part = "\(folder).recording.\(UUID().uuidString)"
    let handle = try Self.open(part, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
    do {
      if let old, fchmod(handle.fileDescriptor, old.st_mode & 0o777) != 0 {
        throw SystemError.latest
      }
      try Self.fill(handle, content, path)
      // Some file systems have nothing to flush.
      guard flush(handle.fileDescriptor) == 0 || errno == EINVAL else { throw SystemError.latest }
      try handle.close()
      guard rename(part, target) == 0 else { throw SystemError.latest }
    } catch {
      unlink(part)
      throw error
    }
    flushFolder(folder.isEmpty ? "." : String(folder))
  }

  /// Makes the new name of a file last; a failure leaves a complete file, the old one or the new one.
  private func flushFolder(_ path: String) {
    guard let handle = try? Self.open(path, O_RDONLY | O_DIRECTORY) else { return }
    _ = flush(handle.fileDescriptor)
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

  /// The number of the open file that a path such as `/dev/stdout` refers to.
  private static func descriptor(of path: String, _ named: stat) -> Int32? {
    guard let number = Link.descriptor(of: path) else { return nil }
    var status = stat()
    let isOpen = fstat(number, &status) == 0
    // The number may belong to another process.
    return isOpen && status.st_dev == named.st_dev && status.st_ino == named.st_ino ? number : nil
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
