import Foundation
import Synchronization
import Testing

@testable import DynamicsRecording

/// A file is on the disk before it gets its name.
///
/// Without that, a loss of power could leave an empty file in
/// place of the old one.
@Suite final class FlushingTests {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("file") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func target(of descriptor: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
  }

  @Test func theWholeFileIsFlushedThenItsFolder() throws {
    var flushed: [String] = []
    let writer = RecordingFile { descriptor in
      guard let path = self.target(of: descriptor) else { return -1 }
      let content = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "folder"
      let named = (try? String(contentsOf: self.file, encoding: .utf8)) ?? ""
      flushed.append("\(content), \(named)")
      return fsync(descriptor)
    }
    try writer.write(to: file) { send in
      try send(Array("new ".utf8))
      try send(Array("content".utf8))
    }
    #expect(flushed == ["new content, old", "folder, new content"])
  }

  @Test func theOldFileStaysIfTheNewOneCannotBeFlushed() throws {
    let writer = RecordingFile { _ in
      errno = EIO
      return -1
    }
    #expect(throws: RecordingError.self) {
      try writer.write(to: file) { try $0(Array("new".utf8)) }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test func aFileSystemThatFlushesNothingIsFine() throws {
    let writer = RecordingFile { _ in
      errno = EINVAL
      return -1
    }
    try writer.write(to: file) { try $0(Array("new".utf8)) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }
}
