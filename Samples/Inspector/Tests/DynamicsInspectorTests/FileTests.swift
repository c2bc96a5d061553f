import DynamicsInspector
import Foundation
import InspectorTestSupport
import Testing

@Suite("The server keeps no files that it does not need", .timeLimit(.minutes(1)))
struct FileTests {
  @Test("All files are closed when visitors and pages have left")
  func filesOfVisitors() async throws {
    let program = try StartedProgram("shape-async-main", [])
    defer { program.process.terminate() }
    let url = try program.readAddress()
    func visit() async throws {
      let page = try await TestPage(url)
      _ = try await page.watch()
      let silent = try await Visitor(port: url.port!)
      #expect(try await Reply.get(url)?.status == 200)
      #expect(try await Reply.get(url, path: "/")?.status == 403)
      page.close()
      silent.close()
    }
    try await visit()
    // Those of the first visit may be open still, but they are fewer than those that would be lost.
    let before = try program.openFiles()
    for _ in 0..<20 { try await visit() }
    while try program.openFiles() > before { await Task.yield() }
  }

  @Test("Programs that the inspected program starts get none of its sockets")
  @MainActor
  func startedPrograms() async throws {
    let inspector = try await Inspector(Stage().animator)
    let page = try await TestPage(inspector.url)
    let sockets = try sockets(ofPort: inspector.url.port!)
    // The port and the page.
    #expect(sockets.count == 2)
    let files = try output(of: "ls -l /proc/self/fd")
    #expect(files.contains("pipe:"))
    for socket in sockets { #expect(!files.contains("socket:[\(socket)]")) }
    page.close()
    await inspector.stop()
  }

  /// Runs a command as C programs do, which leaves it all files that do not say otherwise.
  private func output(of command: String) throws -> String {
    let pipe = try #require(popen(command, "r"))
    defer { pclose(pipe) }
    return String(
      decoding: FileHandle(fileDescriptor: fileno(pipe)).readDataToEndOfFile(), as: UTF8.self)
  }

  /// The numbers that the system gives to sockets of a port.
  private func sockets(ofPort port: Int) throws -> [Substring] {
    let hex = String(port, radix: 16, uppercase: true)
    let address = "0100007F:" + String(repeating: "0", count: 4 - hex.count) + hex
    // Foundation reads only the beginning of this file.
    return try output(of: "cat /proc/net/tcp").split(separator: "\n")
      .map { $0.split(separator: " ") }.filter { $0[1] == address }.map { $0[9] }
      // A connection that is closed on both sides has no socket, for the minute that it is listed.
      .filter { $0 != "0" }
  }
}
