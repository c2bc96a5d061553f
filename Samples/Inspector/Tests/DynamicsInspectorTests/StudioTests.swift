import Foundation
import Testing

/// Runs the built program of the studio.
@Suite("The studio")
struct StudioTests {
  /// Starts the program, beside which the tests are built.
  private func start(_ arguments: String...) throws -> (Process, output: Pipe, errors: Pipe) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("dynamics-inspect")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }

  private func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test("A scene moves while a page shows it")
  func scene() async throws {
    let (process, _, errors) = try start("cards", "newtons-cradle")
    defer { process.terminate() }
    let line = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    let address = try #require(line.firstMatch(of: /^Inspector: (http:\S+)\n$/)).1
    let page = try await TestPage(try #require(URL(string: String(address))))
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
    let (process, output, _) = try start("studio", "--list")
    let list = text(output)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(list.contains("rope-bridge"))
    let (studio, _, errors) = try start()
    defer { studio.terminate() }
    let line = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    let address = try #require(line.firstMatch(of: /http:\S+/)).0
    let page = try await TestPage(try #require(URL(string: String(address))))
    let names = try #require(try await page.next("animators")["names"] as? [String])
    #expect(names.count == list.split(separator: "\n").filter { $0.hasPrefix("  ") }.count)
    page.close()
  }

  @Test("Wrong arguments and a port in use are told")
  func refusals() async throws {
    let (wrong, _, errors) = try start("studio", "nothing")
    #expect(text(errors).contains("There is no scene 'nothing'"))
    wrong.waitUntilExit()
    #expect(wrong.terminationStatus == 64)

    let (first, _, log) = try start("cards")
    defer { first.terminate() }
    let line = String(decoding: log.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(line.firstMatch(of: /127.0.0.1:(\d+)/)).1
    let (second, _, problem) = try start("cards", "--port", String(port))
    let reason = text(problem)
    second.waitUntilExit()
    #expect(second.terminationStatus == 1)
    #expect(
      reason
        == "Error: port \(port) is in use; choose another one, or leave it out for a free one\n")
  }
}
