import DynamicsRecording
import Foundation
import Testing

/// A file that only its owner could read could be read by all when it was replaced.
///
/// Names of more than 217 bytes were too long, as the name of the part that is written first was longer.
@Suite struct ReplacedFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("replaced-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: [0o600, 0o640, 0o666])
  func itsPermissionsStay(permissions: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("still.csv")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file.path)
    try Recording.stillBox(duration: 1, framesPerSecond: 60).write(as: .csv, to: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == permissions)
    #expect(try Data(contentsOf: file).count > 100)
  }

  @Test func itsNameMayBeAsLongAsNamesCanBe() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(String(repeating: "x", count: 255))
    try Recording.stillBox(duration: 1, framesPerSecond: 60).write(as: .csv, to: file)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }
}
