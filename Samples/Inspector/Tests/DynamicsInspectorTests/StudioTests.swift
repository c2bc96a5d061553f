import Foundation
import InspectorTestSupport
import Testing

/// Runs the built program of the studio.
@Suite("The studio")
struct StudioTests {
  private func start(_ arguments: String...) throws -> StartedProgram {
    try StartedProgram("dynamics-inspect", arguments)
  }

  @Test("A scene moves while a page shows it")
  func scene() async throws {
    let program = try start("studio", "cards", "newtons-cradle")
    defer { program.process.terminate() }
    let page = try await TestPage(try program.readAddress())
    #expect(try await page.next("animators")["names"] as? [String] == ["Cards", "Newton's cradle"])
    let scene = try await page.watch(1)
    #expect(scene.list("items").count > 3)
    #expect((scene.list("items")[0]["appearance"] as? [String: Any])?["svg"] is String)
    let first = try await page.next("frame")
    #expect(first.number("time")! < 1)
    _ = try await page.next("frame") { $0.number("time")! > 0.1 }
    page.close()
  }

  @Test("All scenes are opened, and the list has their names")
  func all() async throws {
    let list = try start("studio", "--list")
    let lines = list.readOutput().split(separator: "\n")
    list.process.waitUntilExit()
    #expect(list.process.terminationStatus == 0)
    #expect(lines.contains { $0.hasPrefix("  rope-bridge") })
    let studio = try start("studio")
    defer { studio.process.terminate() }
    let page = try await TestPage(try studio.readAddress())
    let names = try #require(try await page.next("animators")["names"] as? [String])
    #expect(names.count == lines.filter { $0.hasPrefix("  ") }.count)
    page.close()
  }

  @Test("Wrong arguments and a port in use are told")
  func refusals() async throws {
    let wrong = try start("studio", "nothing")
    #expect(wrong.readErrors().contains("There is no scene 'nothing'"))
    wrong.process.waitUntilExit()
    #expect(wrong.process.terminationStatus == 64)

    let first = try start("studio", "cards")
    defer { first.process.terminate() }
    let port = try first.readAddress().port!
    let second = try start("studio", "cards", "--port", "\(port)")
    let reason = second.readErrors()
    second.process.waitUntilExit()
    #expect(second.process.terminationStatus == 1)
    #expect(
      reason
        == "Error: port \(port) is in use; choose another one, or leave it out for a free one\n")
  }
}
