import Dynamics
import DynamicsInspector
import Foundation
import Testing

extension PageTests {
  @Suite("The page for everybody") @MainActor
  struct LooksTests {
    /// The roles of all that can be used.
    private static let controls: Set<String> = [
      "application", "button", "checkbox", "combobox", "link", "listbox", "option", "radio",
      "searchbox", "slider", "switch", "tab", "tabpanel", "textbox",
    ]
    private static let panels = ["behaviors", "item", "plots", "diagnostics", "export"]

    @Test("Every control of each panel has a name for screen readers")
    func names() async throws {
      try await withPage { page, stage in
        stage.animator.advance(by: 0.1)
        try await page.click("#layers summary")
        for panel in Self.panels {
          try await page.click("#tab-\(panel)")
          let elements = try await page.accessibleElements()
          let controls = elements.filter { Self.controls.contains($0.role) }
          #expect(controls.count > 15)
          #expect(controls.filter(\.name.isEmpty).map(\.role) == [], "\(panel)")
          let landmarks = Set(elements.map(\.role))
          #expect(landmarks.isSuperset(of: ["banner", "main", "complementary"]))
        }
      }
    }

    @Test("A phone shows the stage above the panels, and nothing wider than itself")
    func phone() async throws {
      try await withPage(width: 360, height: 740) { page, _ in
        for panel in Self.panels {
          try await page.click("#tab-\(panel)")
          #expect(try await page.text("document.documentElement.scrollWidth") == "360")
        }
        let stage = try await page.text("find('picture').getBoundingClientRect().bottom")
        let panel = try await page.text("find('export').getBoundingClientRect().top")
        #expect(Double(stage)! <= Double(panel)!)
      }
    }

    @Test("A lost connection is said")
    func connection() async throws {
      let stage = Stage()
      let inspector = try await Inspector(stage.animator)
      try await Chromium.run { chromium in
        let page = try await BrowserPage(inspector.url, in: chromium)
        try await page.wait(for: "document.body.matches('.is-live')")
        await inspector.stop()
        try await page.wait(for: "document.body.matches('.is-lost')")
        let text = try await page.text("find('connection').textContent")
        #expect(text == "Connection lost; trying again")
      }
    }

    @Test("A diagnostic appears with its count, and in the name of its tab")
    func diagnostics() async throws {
      try await withPage { page, stage in
        for _ in 1...2 { stage.gravity.magnitude = .nan }
        stage.animator.advance(by: 0.1)
        try await page.wait(for: "find('tab-diagnostics').textContent === 'Diagnostics 1'")
        try await page.click("#tab-diagnostics")
        try await page.wait(for: "find('diagnostic-list').textContent.includes('magnitude')")
        try await page.wait(for: "find('diagnostic-list').textContent.includes('×2')")
      }
    }
  }
}
