import DynamicsRecording
import Foundation

/// A folder that exists as long as this object.
final class ScratchFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes a file with the ending of the format.
  func write(_ recording: Recording, as format: RecordingFormat) throws -> URL {
    let file = file("film.\(format.fileExtension)")
    try recording.write(as: format, to: file)
    return file
  }
}
