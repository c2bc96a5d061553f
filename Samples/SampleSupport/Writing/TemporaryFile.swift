@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc
internal import Synchronization

/// A file that replaces another one when it is complete, and is removed otherwise.
///
/// It is also removed if a signal ends the program. There is at most one such file at a time.
final class TemporaryFile {
  /// The path of the file to remove, as a C string for the signal handler.
  ///
  /// The string is never freed, since a handler on another thread may be reading it.
  private nonisolated(unsafe) static let path = Atomic<UnsafeMutablePointer<CChar>?>(nil)

  private let descriptor: Descriptor
  private let path: String
  private let pathForSignals: UnsafeMutablePointer<CChar>?

  /// Makes an empty file.
  ///
  /// - Parameter target: The file to replace; the new file is in the same folder.
  init(beside target: String, mode: mode_t) throws(SystemError) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    path = "\(folder).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    // A signal between the creation and this assignment would leave the file behind.
    pathForSignals = strdup(path)
    Self.path.store(pathForSignals, ordering: .sequentiallyConsistent)
    do {
      descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    } catch {
      Self.clearPath(pathForSignals)
      throw error
    }
  }

  deinit {
    unlink(path)
    Self.clearPath(pathForSignals)
  }

  /// Clears the path, unless another thread has set a new one meanwhile.
  private static func clearPath(_ name: UnsafeMutablePointer<CChar>?) {
    _ = path.compareExchange(expected: name, desired: nil, ordering: .sequentiallyConsistent)
  }

  /// Removes the file if it exists; a signal handler may call this.
  static func remove() {
    if let path = path.load(ordering: .sequentiallyConsistent) { unlink(path) }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try descriptor.write(bytes) }

  func copyOwnerAndMode(of status: stat) throws(SystemError) {
    let own = try descriptor.status()
    if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid) {
      guard fchown(descriptor.number, status.st_uid, status.st_gid) == 0 else { throw .latest }
    }
    guard fchmod(descriptor.number, status.st_mode & 0o7777) == 0 else { throw .latest }
  }

  /// Waits until the disk has stored all data; some file systems only then report that it is full.
  func flush() throws(SystemError) { try descriptor.flush() }

  /// Replaces a file, or makes a new one.
  func replace(_ target: String) throws(SystemError) {
    guard rename(path, target) == 0 else { throw .latest }
  }
}
