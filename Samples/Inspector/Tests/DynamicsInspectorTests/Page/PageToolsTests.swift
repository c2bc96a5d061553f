import Dynamics
import DynamicsInspector
import Foundation
import Testing

extension PageTests {
  @Suite("The tools of the page") @MainActor
  struct ToolsTests {
    @Test("X shows the layers of the X-ray, and hides them again")
    func xray() async throws {
      try await withPage { page, stage in
        let marks = "document.querySelectorAll('#marks [visibility=visible]').length"
        try await page.key("x")
        try await page.wait(
          for: "getComputedStyle(find('boundaries').firstChild).display !== 'none'")
        try await page.wait(until: {
          stage.animator.advance(by: 1.0 / 60)
          return stage.box.center.y > 80
        })
        try await page.wait(for: "document.querySelector('#marks .x-velocity') && \(marks) === 1")
        try await page.key("x")
        try await page.wait(for: "\(marks) === 0")
      }
    }

    @Test("The wheel zooms, and the point under the pointer stays there")
    func wheel() async throws {
      try await withPage { page, _ in
        let place = CGPoint(x: 300, y: 200)
        let (point, scale) = (
          try await page.scenePoint(at: place), try await page.text("view.scale")
        )
        try await page.turnWheel(by: -300, at: place)
        try await page.wait(for: "view.scale > 1.3 * \(scale)")
        #expect(point.distance(to: try await page.scenePoint(at: place)) < 1e-6)
        try await page.key("f")
        try await page.wait(for: "Math.abs(view.scale - \(scale)) < 1e-9")
      }
    }

    @Test("A property is plotted beside energy and speed, with its values in words")
    func plots() async throws {
      try await withPage { page, stage in
        try await page.click("[aria-label='Plot magnitude']")
        try await page.click("#tab-plots")
        try await page.wait(until: {
          stage.animator.advance(by: 1.0 / 60)
          return stage.animator.elapsedTime > 1
        })
        try await page.wait(for: "document.querySelectorAll('.plot').length === 3")
        let canvas = "document.querySelector('.plot:last-child canvas')"
        try await page.wait(for: "\(canvas).ariaLabel.startsWith('magnitude: 1 ')")
        try await page.click("[aria-label='Remove the plot of magnitude']")
        try await page.wait(for: "document.querySelectorAll('.plot').length === 2")
      }
    }

    @Test("Another animator can be chosen with the keyboard")
    func animators() async throws {
      let (first, second) = (Stage(), Stage())
      second.animator.removeBehavior(second.collision)
      let inspector = try await Inspector(first.animator)
      inspector.show(second.animator, named: "Second")
      try await Chromium.run { chromium in
        let page = try await BrowserPage(inspector.url, in: chromium)
        try await page.wait(for: "document.querySelectorAll('#tree > .behavior').length === 2")
        try await page.focus("#animator")
        try await page.key("ArrowDown")
        try await page.wait(for: "document.querySelectorAll('#tree > .behavior').length === 1")
        #expect(try await page.text("document.title") == "Second – Dynamics Inspector")
        #expect(chromium.complaints == [])
      }
      await inspector.stop()
    }
  }
}
