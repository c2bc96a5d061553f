import Dynamics
import DynamicsInspector
import Foundation
import Testing

extension PageTests {
  @Suite("Touching the page") @MainActor
  struct TouchTests {
    @Test("An item follows the pointer, and stays where it is let go")
    func dragging() async throws {
      try await withPage { page, stage in
        stage.gravity.magnitude = 0
        let start = try await page.center(of: "[data-item]")
        let end = CGPoint(x: start.x + 90, y: start.y + 120)
        try await page.move(to: start)
        try await page.press()
        try await page.wait(until: { stage.animator.behaviors.count == 3 })
        try await page.move(to: end)
        let goal = try await page.scenePoint(at: end)
        try await page.wait(until: {
          stage.animator.advance(by: 1.0 / 60)
          return stage.box.center.distance(to: goal) < 1
        })
        try await page.wait(for: "document.querySelector('#picture').matches('.is-dragging')")
        try await page.release()
        try await page.wait(until: { stage.animator.behaviors.count == 2 })
        try await page.wait(for: "document.querySelector('[role=option][aria-selected=true]')")
      }
    }

    @Test("A forecast is drawn while an item is held, and not longer")
    func ghosts() async throws {
      try await withPage { page, _ in
        let message = "{type: 'forecast', paths: [[0, [150, 50, 0, 150, 200, 0, 150, 280, 0]]]}"
        try await page.move(to: page.center(of: "[data-item]"))
        try await page.press()
        try await page.text("emit('forecast', \(message))")
        #expect(
          try await page.text("document.querySelectorAll('.ghost, .ghost-path').length") == "2")
        try await page.release()
        #expect(
          try await page.text("document.querySelectorAll('.ghost, .ghost-path').length") == "0")
        try await page.text("emit('forecast', \(message))")
        #expect(
          try await page.text("document.querySelectorAll('.ghost, .ghost-path').length") == "0")
      }
    }

    @Test("A thrown item keeps the speed of the pointer")
    func throwing() async throws {
      try await withPage { page, stage in
        stage.gravity.magnitude = 0
        let start = try await page.center(of: "[data-item]")
        let time = Date().timeIntervalSince1970
        try await page.move(to: start, at: time)
        try await page.press(at: time)
        try await page.wait(until: { stage.animator.behaviors.count == 3 })
        var place = start
        for move in 1...8 {
          place.x += 4
          try await page.move(to: place, at: time + Double(move) / 60)
        }
        try await page.release(at: time + 8.0 / 60)
        try await page.wait(until: { stage.animator.behaviors.count == 2 })
        let scale = Double(try await page.text("view.scale"))!
        let before = stage.box.center
        stage.animator.advance(by: 0.1)
        let speed = (stage.box.center.x - before.x) / 0.1
        #expect(abs(speed - 4 * 60 / scale) < 40 / scale, "\(speed)")
        #expect(abs(stage.box.center.y - before.y) < 1)
      }
    }

    @Test("In push mode, an arrow is drawn, and sends the item in its direction")
    func pushing() async throws {
      try await withPage { page, stage in
        stage.gravity.magnitude = 0
        try await page.click("[value=push]")
        let start = try await page.center(of: "[data-item]")
        try await page.move(to: start)
        try await page.press()
        try await page.move(to: CGPoint(x: start.x, y: start.y + 30))
        try await page.wait(
          for: "document.querySelector('.arrow-text').textContent.includes('N·s')")
        try await page.release()
        try await page.wait(until: {
          stage.animator.advance(by: 1.0 / 60)
          return stage.box.center.y > 100
        })
        #expect(abs(stage.box.center.x - 150) < 1)
      }
    }

    @Test("A finger drags, and two fingers on the paper zoom")
    func touching() async throws {
      try await withPage(width: 360, height: 740) { page, stage in
        stage.gravity.magnitude = 0
        let start = try await page.center(of: "[data-item]")
        let end = CGPoint(x: start.x + 40, y: start.y + 40)
        try await page.touch("touchStart", [start])
        try await page.touch("touchMove", [end])
        let goal = try await page.scenePoint(at: end)
        try await page.wait(until: {
          stage.animator.advance(by: 1.0 / 60)
          return stage.box.center.distance(to: goal) < 1
        })
        try await page.touch("touchEnd", [])

        let scale = Double(try await page.text("view.scale"))!
        let corner = try await page.windowPoint(of: CGPoint(x: 30, y: 280))
        let other = CGPoint(x: corner.x + 20, y: corner.y)
        try await page.touch("touchStart", [corner, other])
        try await page.touch("touchMove", [corner, CGPoint(x: corner.x + 40, y: corner.y)])
        try await page.touch("touchEnd", [])
        #expect(Double(try await page.text("view.scale"))! > 1.5 * scale)
      }
    }

    @Test("Keys on a slider, a number in a field and the reset button set a property")
    func properties() async throws {
      try await withPage { page, stage in
        let row = "[data-property=magnitude]"
        try await page.focus("\(row) [type=range]")
        for _ in 1...3 { try await page.key("ArrowRight") }
        try await page.wait(until: { stage.gravity.magnitude > 1 })
        let shown = try await page.text("document.querySelector('\(row) [type=text]').value")
        try await page.wait(until: { "\(stage.gravity.magnitude)" == shown })

        try await page.text("document.querySelector('\(row) [type=text]').select()")
        try await page.write("0.25")
        try await page.key("Enter")
        try await page.wait(until: { stage.gravity.magnitude == 0.25 })
        try await page.click("#tab-export")
        try await page.wait(
          for: "document.querySelector('#changes').textContent.includes('magnitude = 0.25')")
        try await page.click("#copy")
        try await page.wait(for: "document.querySelector('#copy').textContent === 'Copied'")
        #expect(
          try await page.text("await navigator.clipboard.readText()")
            == (try await page.text("document.querySelector('#changes').textContent")))

        try await page.click("#tab-behaviors")
        try await page.wait(for: "document.querySelector('\(row)').matches('.is-changed')")
        try await page.click("\(row) [aria-label='Reset magnitude']")
        try await page.wait(until: { stage.gravity.magnitude == 1 })
        // What the program sets is no change of the page.
        stage.gravity.magnitude = 0.5
        try await page.wait(for: "document.querySelector('\(row) [type=text]').value === '0.5'")
        #expect(try await page.text("document.querySelector('\(row).is-changed')") == "null")
      }
    }

    @Test("Keys pause, step, go back and on, and another future begins there")
    func time() async throws {
      try await withPage { page, stage in
        stage.animator.advance(by: 1)
        try await page.wait(for: "document.querySelector('#clock').textContent === '1.00 s'")
        try await page.key(" ")
        try await page.wait(until: { stage.animator.isPaused })
        try await page.wait(for: "document.querySelector('#pause').textContent === 'Resume'")

        let time = stage.animator.elapsedTime
        try await page.key(".")
        try await page.wait(until: { stage.animator.elapsedTime > time })
        let later = stage.animator.elapsedTime
        try await page.wait(for: "frame.time > \(time + 1e-4)")
        try await page.key(",")
        try await page.wait(until: { stage.animator.elapsedTime < later })
        #expect(abs(stage.animator.elapsedTime - time) < 1e-9)

        try await page.focus("#time")
        try await page.key("Home")
        try await page.wait(until: { stage.animator.elapsedTime < 0.1 })
        #expect(stage.box.center.y < 60)
        try await page.wait(for: "frame.time < 0.1 && frame.range[1] > 1")
        try await page.key(" ")
        try await page.wait(until: { !stage.animator.isPaused })
        stage.animator.advance(by: 0.2)
        try await page.wait(for: "frame.range[1] < 0.5 && frame.time > 0.15")
      }
    }
  }
}
