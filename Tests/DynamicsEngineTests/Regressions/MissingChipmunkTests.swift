import Foundation
import Testing

/// Without libchipmunk-dev, `import Dynamics` ended in 760 lines about a C module and no hint.
@Suite(.enabled(if: Compiler.exists, "clang comes with Swift's toolchain"))
struct MissingChipmunkTests {
  @Test func theOnlyErrorNamesThePackage() throws {
    let outcome = try Compiler.check(["-nostdinc"])
    #expect(outcome.status != 0)
    #expect(outcome.errors.count { $0.contains(" error: ") } == 1)
    #expect(outcome.errors.contains { $0.contains("apt-get install libchipmunk-dev") })
  }

  @Test func anotherVersionIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chipmunk-\(UUID().uuidString)")
    let headers = folder.appendingPathComponent("chipmunk")
    try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let version = """
      #define CP_VERSION_MAJOR 6
      #define CP_VERSION_MINOR 2
      #define CP_VERSION_RELEASE 1
      """
    try Data(version.utf8).write(to: headers.appendingPathComponent("chipmunk.h"))
    let outcome = try Compiler.check(["-nostdinc", "-I", folder.path])
    #expect(outcome.errors.count { $0.contains(" error: ") } == 1)
    #expect(outcome.errors.contains { $0.contains("7.0.3") && $0.contains("another version") })
  }

  @Test func whatIsInstalledIsAccepted() throws {
    #expect(try Compiler.check([]).status == 0)
  }
}

/// Clang, given the header of the module that the engine imports.
private enum Compiler {
  static var exists: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/clang")
    }
  }

  static func check(_ arguments: [String]) throws -> (status: Int32, errors: [Substring]) {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let header = package.appendingPathComponent("Sources/CChipmunk/shim.h")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["clang", "-fsyntax-only", "-x", "c"] + arguments + [header.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self).split(separator: "\n"))
  }
}
