import Dynamics
import DynamicsRecording
import Foundation
import Testing

/// A link to a file that did not exist yet, and a link in a loop, used to be replaced by a file;
/// `/dev/stdout` could not be written to a pipe, and cut off a file that it was redirected to.
@Suite final class WritingPlacesTests {
  private let folder: URL
  private let recording = Recording.random(seed: 7)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("deep"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: file(name).path, withDestinationPath: destination)
  }

  private func destination(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: file(name).path)
  }

  private func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(name).path).sorted()
  }

  /// Each link leads to the next, and the last to the file, whether there is one or not.
  @Test(arguments: [false, true], [false, true])
  func linksStayAndWhatTheyNameIsWritten(exists: Bool, isAbsolute: Bool) throws {
    let prefix = isAbsolute ? folder.path + "/" : ""
    let links = [
      ("first", prefix + "deep/second"),
      ("deep/second", isAbsolute ? prefix + "third" : "../third"),
      ("third", prefix + "deep/file"),
    ]
    for (name, destination) in links { try link(name, to: destination) }
    if exists { try Data("old".utf8).write(to: file("deep/file")) }
    for (name, _) in links.reversed() {
      try recording.write(as: .json, to: file(name))
      #expect(try Data(contentsOf: file("deep/file")) == recording.data(as: .json))
      try recording.write(as: .csv, to: file(name))
      #expect(try Data(contentsOf: file("deep/file")) == recording.data(as: .csv))
    }
    for (name, destination) in links { #expect(self.destination(of: name) == destination) }
    #expect(destination(of: "deep/file") == nil)
    // Nothing is left of the file under the other name.
    #expect(try names(in: "deep") == ["file", "second"])
    #expect(try names() == ["deep", "first", "third"])
  }

  @Test func whatCannotBeWrittenIsNamedWithTheReason() throws {
    try link("loop", to: "circle")
    try link("circle", to: "loop")
    try link("astray", to: "nowhere/file")
    try link("folder", to: "deep")
    try Data("old".utf8).write(to: file("file"))
    let before = try names()
    let reasons = [
      ("loop", "Too many levels of symbolic links"), ("deep", "Is a directory"),
      ("folder", "Is a directory"), ("astray", "No such file or directory"),
      ("file/x", "Not a directory"),
    ]
    for (name, reason) in reasons {
      #expect(throws: RecordingError.cannotWrite("\(file(name).path): \(reason)")) {
        try recording.write(as: .json, to: file(name))
      }
    }
    #expect(try names() == before)
    #expect(destination(of: "loop") == "circle" && destination(of: "folder") == "deep")
    #expect(try names(in: "deep") == [])
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func permissionsAreKept(mode: Int) throws {
    try link("link", to: "file")
    try Data("old".utf8).write(to: file("file"))
    let path = file("file").path
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try recording.write(as: .csv, to: file("link"))
    let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((found as? NSNumber)?.intValue == mode)
    #expect(try Data(contentsOf: file("file")) == recording.data(as: .csv))
  }

  @Test func anErrorLeavesAllAsItWas() throws {
    struct Trouble: Error {}
    let failing = RecordingFormat(name: "failing", fileExtension: "txt") { _, output in
      try output.write(String(repeating: "x", count: 1 << 17))
      throw Trouble()
    }
    try link("link", to: "deep/file")
    try link("dangling", to: "deep/other")
    try Data("old".utf8).write(to: file("deep/file"))
    for name in ["link", "dangling"] {
      #expect(throws: Trouble.self) { try recording.write(as: failing, to: file(name)) }
    }
    #expect(try names(in: "deep") == ["file"])
    #expect(try String(contentsOf: file("deep/file"), encoding: .utf8) == "old")
  }

  @Test func aDeviceAndALinkToOneAreWrittenTo() throws {
    try link("null", to: "/dev/null")
    try recording.write(as: .json, to: file("null"))
    try recording.write(as: .json, to: URL(fileURLWithPath: "/dev/null"))
    #expect(destination(of: "null") == "/dev/null")
    #expect(throws: RecordingError.self) {
      try recording.write(as: .json, to: URL(fileURLWithPath: "/dev/full"))
    }
  }

  @Test func anOpenFileGoesOnWhereItIs() throws {
    try Data().write(to: file("log"))
    let log = try FileHandle(forWritingTo: file("log"))
    try log.write(contentsOf: Data("A\n".utf8))
    let path = "/proc/self/fd/\(log.fileDescriptor)"
    try recording.write(as: .csv, to: URL(fileURLWithPath: path))
    try log.write(contentsOf: Data("B\n".utf8))
    let expected = try Data("A\n".utf8) + recording.data(as: .csv) + Data("B\n".utf8)
    #expect(try Data(contentsOf: file("log")) == expected)
  }

  @Test func aPipeIsWrittenTo() throws {
    let pipe = Pipe()
    let small = RecordingFormat(name: "small", fileExtension: "txt") { _, output in
      try output.write("text")
    }
    let number = pipe.fileHandleForWriting.fileDescriptor
    try recording.write(as: small, to: URL(fileURLWithPath: "/dev/fd/\(number)"))
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("text".utf8))
  }
}
