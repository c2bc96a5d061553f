import Foundation
import InspectorTestSupport
import Testing

@Suite("Programs of all shapes")
struct ProgramShapeTests {
  @Test(
    "A live animator is shown, paused and dragged, whatever main is like",
    arguments: [["shape-run-loop"], ["shape-run-loop", "dispatch"], ["shape-async-main"]])
  func shape(command: [String]) async throws {
    let program = try StartedProgram(command[0], Array(command[1...]))
    defer { program.process.terminate() }
    let page = try await TestPage(try program.readAddress())
    _ = try await page.watch()
    _ = try await page.next("frame") { $0.number("time")! > 0.05 }
    try await page.send(["do": "grab", "pointer": 1, "item": 0, "x": 150, "y": 0, "at": 1])
    try await page.send(["do": "drag", "pointer": 1, "x": 200, "y": 100, "at": 1.1])
    let caught = try await page.next("frame") { abs(($0.poses[0]?[0] ?? 0) - 200) < 20 }
    try await page.send(["do": "release", "pointer": 1, "at": 2])
    try await page.send(["do": "pause"])
    _ = try await page.next("frame") { $0["isPaused"] as? Bool == true }
    try await page.send(["do": "seek", "time": caught.number("time")!])
    _ = try await page.next("frame") { $0.number("time") == caught.number("time") }
    page.close()
  }
}
