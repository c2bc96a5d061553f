import Foundation
import InspectorTestSupport
import Testing

/// Tests the program of the article, and the claims of the article about it.
@Suite("The article about toasts")
struct ArticleTests {
  private static let root = URL(fileURLWithPath: #filePath).appending(path: "../../../../..")
    .standardized

  @Test("The program of the article is the one that is built")
  func program() throws {
    let article = try String(
      contentsOf: Self.root.appending(
        path: "Sources/DynamicsInspector/DynamicsInspector.docc/TuningToasts.md"),
      encoding: .utf8)
    let program = try String(
      contentsOf: Self.root.appending(path: "Samples/Inspector/Sources/Toasts/main.swift"),
      encoding: .utf8)
    #expect(article.contains("```\n\(program)```\n"))
  }

  @Test("Two springs are tuned, and copied as the article shows")
  func tuning() async throws {
    let program = try StartedProgram("toasts", [])
    defer { program.process.terminate() }
    let page = try await TestPage(try program.readAddress())
    let scene = try await page.watch()
    #expect(scene.list("items").count == 3)
    let snap = try #require(
      scene.list("behaviors").first { $0["name"] as? String == "SnapBehavior 1" })
    let id = snap["id"] as! Int
    let frequency = try #require(
      (snap["properties"] as! [[String: Any]]).first { $0["name"] as? String == "frequency" })
    #expect(frequency["unit"] as? String == "Hz")
    #expect(frequency["value"] as? [String: Double] == ["number": 2.2])
    for (property, value) in [("frequency", 3.4), ("damping", 0.8)] {
      try await page.send([
        "do": "set", "behavior": id, "property": property, "value": ["number": value],
      ])
    }
    _ = try await page.next("changes") {
      $0.text("swift") == """
        snapBehavior1.frequency = 3.4  // SnapBehavior 1 of 3, with 1 item
        snapBehavior1.damping = 0.8  // SnapBehavior 1 of 3, with 1 item
        """
    }
    page.close()
  }
}
