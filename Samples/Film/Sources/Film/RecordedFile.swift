import DynamicsRecording
import Foundation

/// A file with a recording in JSON.
enum RecordedFile {
  static func read(_ path: String) throws -> Recording {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(path: path, reason: "it does not exist, or must not be read")
    }
    do {
      return try JSONDecoder().decode(Recording.self, from: data)
    } catch let error as RecordingError {
      throw Unreadable(path: path, reason: error.description)
    } catch {
      throw Unreadable(path: path, reason: "it is not a recording")
    }
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String {
      "\(path) cannot be read: \(reason); name a file that a sample wrote with --format json"
    }
  }
}
