import Dynamics
@_spi(Samples) import DynamicsInspector
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

    @Test("Both numbers of a point or a vector are plotted")
    func pairs() async throws {
      try await withPage { page, _ in
        try await page.click("[aria-label='Plot gravityDirection']")
        try await page.click("#tab-plots")
        try await page.wait(for: "document.querySelectorAll('.plot').length === 4")
        try await page.click("[aria-label='Remove the plot of gravityDirection, x']")
        let canvas = "document.querySelector('.plot:last-child canvas')"
        try await page.wait(for: "\(canvas).ariaLabel.startsWith('gravityDirection, y: 1')")
        let pressed = "document.querySelectorAll('[data-plot][aria-pressed=true]').length"
        #expect(try await page.text(pressed) == "1")
      }
    }

    @Test("In a session, the plots and the list of items follow each step")
    func session() async throws {
      let stage = Stage()
      let history = History(stage.animator, seconds: 10)
      for _ in 0..<24 { stage.animator.step() }
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).session")
      defer { try? FileManager.default.removeItem(at: file) }
      try history.write(to: file)
      let inspector = try await Inspector()
      _ = try inspector.show(History.session(contentsOf: file), named: "Bug")
      try await Chromium.run { chromium in
        let page = try await BrowserPage(inspector.url, in: chromium)
        try await page.wait(for: "samples.get('speed')?.times.length === 1")
        try await page.click("#tab-plots")
        let speed = "document.querySelector('[aria-label^=speed]').ariaLabel"
        try await page.wait(for: "\(speed).startsWith('speed: ')")
        var shown = [try await page.text(speed)]
        for _ in 0..<2 {
          try await page.key(",")
          try await page.wait(for: "\(speed) !== '\(shown.last!)'")
          shown.append(try await page.text(speed))
        }
        // A step on goes to the recorded one.
        try await page.key(".")
        try await page.wait(for: "\(speed) !== '\(shown.last!)'")
        #expect(try await page.text(speed).prefix(10) == shown[1].prefix(10))
        #expect(try await page.text("samples.get('speed').times.length") == "3")
        #expect(try await page.text("frame.range[1].toFixed(3)") == "0.200")
        try await page.click("#tab-item")
        try await page.wait(
          for: "document.querySelector('[role=option] .state').textContent.endsWith(' pt/s')")
        #expect(
          try await page.text("Math.abs(speeds.get(0) - samples.get('speed').values[1]) < 0.1")
            == "true")
        #expect(chromium.complaints == [])
      }
      await inspector.stop()
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
