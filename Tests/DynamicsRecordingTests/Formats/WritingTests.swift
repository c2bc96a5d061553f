import Dynamics
import DynamicsRecording
import Foundation
import Testing

@Suite final class WritingTests {
  private let folder: URL
  private let recording = Recording.random(seed: 7)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
  }

  @Test func aFileHasWhatDataHas() throws {
    let file = folder.appendingPathComponent("a.json")
    try recording.write(as: .json, to: file)
    #expect(try Data(contentsOf: file) == recording.data(as: .json))
    #expect(try files == ["a.json"])
    try recording.write(as: .csv, to: file)
    #expect(try Data(contentsOf: file) == recording.data(as: .csv))
  }

  @Test func whatIsTooLargeIsRefusedAndChangesNothing() throws {
    let file = folder.appendingPathComponent("a.json")
    try Data("old".utf8).write(to: file)
    #expect(throws: RecordingError.tooLarge(maximumBytes: 1000)) {
      try recording.write(as: .json, to: file, maximumBytes: 1000)
    }
    #expect(throws: RecordingError.tooLarge(maximumBytes: 1000)) {
      try recording.data(as: .json, maximumBytes: 1000)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(try files == ["a.json"])
  }

  @Test func aFolderThatIsMissingIsNamed() {
    let file = folder.appendingPathComponent("missing/a.json")
    #expect { try recording.write(as: .json, to: file) } throws: { error in
      guard case RecordingError.cannotWrite(let reason) = error else { return false }
      return reason.contains("missing/a.json")
    }
    #expect(throws: RecordingError.self) {
      try recording.write(as: .json, to: URL(string: "https://example.com/a.json")!)
    }
  }

  @Test func aFormatOfTheProgramsOwnWrites() throws {
    struct Trouble: Error, Equatable {}
    let places = RecordingFormat(name: "places", fileExtension: "txt") { recording, output in
      try output.write("\(recording.items.count) items")
    }
    #expect(try String(decoding: recording.data(as: places), as: UTF8.self) == "4 items")
    let bytes = RecordingFormat(name: "bytes", fileExtension: "bin") { _, output in
      try output.write("é")
      try output.write(contentsOf: [0, 255, 10])
      #expect(output.byteCount == 5)
    }
    #expect(try recording.data(as: bytes) == Data([0xC3, 0xA9, 0, 255, 10]))
    #expect(throws: RecordingError.tooLarge(maximumBytes: 4)) {
      try recording.data(as: bytes, maximumBytes: 4)
    }
    let failing = RecordingFormat(name: "failing", fileExtension: "txt") { _, output in
      try output.write(String(repeating: "x", count: 1 << 17))
      throw Trouble()
    }
    #expect(throws: Trouble()) {
      try recording.write(as: failing, to: folder.appendingPathComponent("a.txt"))
    }
    #expect(try files.isEmpty)
  }
}
