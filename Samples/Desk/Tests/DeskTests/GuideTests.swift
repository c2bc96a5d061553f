import Foundation
import Testing

/// Tests the complete program from the guide to hosts.
struct GuideTests {
  @Test func theProgramOfTheGuideIsTheOneThatIsBuilt() throws {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../../../..").standardized
    let guide = try String(
      contentsOf: root.appending(path: "Sources/Dynamics/Dynamics.docc/Guides/Hosts.md"),
      encoding: .utf8)
    let program = try String(
      contentsOf: root.appending(path: "Samples/Desk/Sources/FallingButton/main.swift"),
      encoding: .utf8)
    #expect(guide.contains("```\n\(program)```\n"))
  }

  @Test func theProgramOpensAWindow() async throws {
    let screen = try Screen()
    defer { withExtendedLifetime(screen) {} }
    let process = Process()
    process.executableURL = Desk.program("falling-button")
    process.environment = screen.environment
    try process.run()
    defer { process.end() }
    let tool = Process(
      URL(fileURLWithPath: "/usr/bin/xdotool"), "search", "--sync", "--onlyvisible", "--name",
      "Falling button", "getwindowgeometry", on: screen)
    let output = Pipe()
    tool.standardOutput = output
    try tool.run()
    let geometry = try #require(try output.fileHandleForReading.readToEnd())
    #expect(String(decoding: geometry, as: UTF8.self).contains("Geometry: 400x300"))
    #expect(process.isRunning)
    tool.waitUntilExit()
  }
}
