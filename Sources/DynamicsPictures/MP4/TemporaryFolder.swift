#if Pictures
  internal import DynamicsRecording
  internal import Foundation

  /// A folder that exists as long as this object.
  final class TemporaryFolder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "recording.\(UUID().uuidString)")
      do {
        try FileManager.default.createDirectory(
          at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      } catch {
        throw RecordingError.cannotWrite(
          "\(url.path) cannot be made; set TMPDIR to a folder that can be written")
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
#endif
