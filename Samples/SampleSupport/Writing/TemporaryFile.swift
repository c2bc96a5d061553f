@_spi(Samples) internal import DynamicsRecording
@preconcurrency internal import Glibc
internal import Synchronization

/// A file that takes the place of another one when it is complete, and is removed otherwise.
///
/// It is removed as well when a signal ends the program, which has one such file at a time.
final class TemporaryFile {
  /// The file to remove, as a C string for the signal handler.
  ///
  /// The string is never freed, since a handler on another thread may be reading it.
  private nonisolated(unsafe) static let path = Atomic<UnsafeMutablePointer<CChar>?>(nil)

  private let descriptor: Descriptor
  private let path: String
  private let remembered: UnsafeMutablePointer<CChar>?

  /// Makes an empty file.
  ///
  /// - Parameter target: Whose folder it is in.
  init(beside target: String, mode: mode_t) throws(SystemError) {
    EndingSignals.catchAll()
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    path = "\(folder).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    // A signal between creating and remembering it would leave it behind.
    remembered = strdup(path)
    Self.path.store(remembered, ordering: .sequentiallyConsistent)
    do {
      descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    } catch {
      Self.forget(remembered)
      throw error
    }
  }

  deinit {
    unlink(path)
    Self.forget(remembered)
  }

  /// Leaves alone what another thread may have made meanwhile.
  private static func forget(_ name: UnsafeMutablePointer<CChar>?) {
    _ = path.compareExchange(expected: name, desired: nil, ordering: .sequentiallyConsistent)
  }

  /// Removes the file if there is one; a signal handler may call this.
  static func remove() {
    if let path = path.load(ordering: .sequentiallyConsistent) { unlink(path) }
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try descriptor.write(bytes) }

  func takeOwnerAndMode(of status: stat) throws(SystemError) {
    let own = try descriptor.status()
    if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid) {
      guard fchown(descriptor.number, status.st_uid, status.st_gid) == 0 else { throw .latest }
    }
    guard fchmod(descriptor.number, status.st_mode & 0o7777) == 0 else { throw .latest }
  }

  /// Waits until the disk has it all: some find out only then that there is no room.
  func flush() throws(SystemError) { try descriptor.flush() }

  /// Takes the place of a file, or of none.
  func replace(_ target: String) throws(SystemError) {
    guard rename(path, target) == 0 else { throw .latest }
  }
}
