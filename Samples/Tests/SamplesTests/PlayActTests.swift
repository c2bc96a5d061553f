import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

@testable import SampleSupport
@testable import dynamics_play

/// The live show, with keys and a mouse, without a terminal.
@Suite struct PlayActTests {
  private static func act(_ scene: String? = nil, folder: String? = nil) throws -> PlayAct {
    let scene = try scene.map { try #require(PlayScene(named: $0)) }
    var act = PlayAct(LiveRequest(scene: scene, seed: 1, folder: folder), clock: { 0 })
    act.resize(columns: 80, rows: 22)
    return act
  }

  private static func characters(_ text: String, _ act: inout PlayAct) {
    for character in text { act.press(.character(character)) }
  }

  @Test func `arrows and Enter choose a scene from the menu`() throws {
    var act = try Self.act()
    #expect(act.page == .menu && act.stage.scene.name == "letters")
    for key in [Key.down, .down, .enter] { act.press(key) }
    #expect(act.page == .scene && act.stage.scene.name == "cards")
    act.press(.escape)
    #expect(act.page == .menu && act.index == 2)
    let ticks = act.stage.tickCount
    act.advance(by: 0.1)
    #expect(act.stage.tickCount == ticks + 12)
    act.press(.right)
    act.press(.enter)
    #expect(act.stage.scene.kind == .behavior)
  }

  @Test(arguments: [(80, 22), (40, 12), (24, 8), (200, 60)])
  func `a click on any name opens that scene`(columns: Int, rows: Int) throws {
    var seen: Set<String> = []
    for index in PlayScene.all.indices {
      var act = try Self.act()
      act.resize(columns: columns, rows: rows)
      for _ in 0..<index { act.press(.down) }
      var canvas = TerminalCanvas(columns: columns, rows: rows)
      act.paint(on: &canvas, rows: rows)
      // The selected scene is shown, however small the terminal.
      let layout = MenuLayout(columns: columns, rows: rows, selected: index)
      let cells = (0..<rows).flatMap { row in (0..<columns).map { ($0, row) } }
      let cell = try #require(cells.first { layout.scene(atColumn: $0.0, row: $0.1) == index })
      act.press(
        .mouse(MouseEvent(.press, x: Double(cell.0) + 0.5, y: Double(cell.1) + 0.5)))
      #expect(act.page == .scene && act.stage.scene.name == PlayScene.all[index].name)
      seen.insert(act.stage.scene.name)
    }
    #expect(seen.count == PlayScene.all.count)
  }

  @Test func `the mouse throws what is seen under it`() throws {
    var act = try Self.act("cards")
    let painter = StagePainter(act.stage.scene, columns: 80, rows: 22)
    func event(_ action: MouseEvent.Action, _ point: CGPoint) -> Key {
      let pixel = painter.viewport.pixel(at: point)
      return .mouse(MouseEvent(action, x: pixel.x, y: pixel.y / 2))
    }
    let card = act.stage.props[3].item
    act.press(event(.press, card.center))
    #expect(act.stage.selection === card)
    let start = card.center
    for frame in 1...12 {
      act.press(event(.drag, CGPoint(x: start.x, y: start.y + 3 * Double(frame))))
      act.advance(by: 1.0 / 60)
    }
    act.press(event(.release, CGPoint(x: start.x, y: start.y + 36)))
    #expect(abs(act.stage.material.linearVelocity(for: card).y - 180) < 5)
    #expect(act.status.contains("thrown at"))
  }

  @Test func `leaving a scene ends a drag, and letting go then does nothing`() throws {
    var act = try Self.act("cards")
    let painter = StagePainter(act.stage.scene, columns: 80, rows: 22)
    let pixel = painter.viewport.pixel(at: act.stage.props[0].item.center)
    for key in [Key.escape, .character("?")] {
      act.press(.mouse(MouseEvent(.press, x: pixel.x, y: pixel.y / 2)))
      #expect(act.stage.drag != nil)
      act.press(key)
      let page = act.page
      #expect(act.stage.drag == nil && page != .scene)
      act.press(.mouse(MouseEvent(.release, x: 2, y: 2)))
      #expect(act.page == page)
      act.press(.character(" "))
      #expect(act.page == .scene)
    }
  }

  @Test func `keys pause, step, change the speed and start again`() throws {
    var act = try Self.act("gravity")
    act.advance(by: 0.1)
    #expect(act.stage.tickCount == 12)
    Self.characters(" ", &act)
    act.advance(by: 0.1)
    #expect(act.stage.tickCount == 12 && act.isStill)
    Self.characters(".", &act)
    #expect(act.stage.tickCount == 14)
    Self.characters(" +", &act)
    act.advance(by: 0.1)
    #expect(act.stage.tickCount == 38)
    Self.characters("r", &act)
    #expect(act.stage.tickCount == 0)
    Self.characters("n", &act)
    #expect(act.stage.scene.name == "collision")
    Self.characters("p", &act)
    #expect(act.stage.scene.name == "gravity")
  }

  @Test func `X shows X-ray, also in the next scene`() throws {
    var act = try Self.act("cards")
    #expect(!act.stage.showsXray)
    Self.characters("xn", &act)
    #expect(act.stage.showsXray)
  }

  @Test func `arrows push the selected item, or turn gravity`() throws {
    var act = try Self.act("gravity")
    act.press(.left)
    #expect(act.stage.gravityName == "gravity ←")
    act.press(.tab)
    act.press(.up)
    act.advance(by: 1.0 / 120)
    #expect(act.stage.gravityName == "gravity ←")
    let first = try #require(act.stage.selection)
    #expect(act.stage.material.linearVelocity(for: first).y < -140)
  }

  @Test func `B goes back for a while, and then on`() throws {
    var act = try Self.act("newtons-cradle")
    for _ in 0..<120 { act.advance(by: 1.0 / 60) }
    #expect(abs(act.stage.animator.elapsedTime - 2) < 1e-9)
    Self.characters("b", &act)
    #expect(act.status.contains("going back") && !act.isStill)
    for _ in 0..<31 { act.advance(by: 1.0 / 60) }
    // Half a second, one and a half times as fast.
    let past = act.stage.animator.elapsedTime
    #expect(abs(past - 1.25) < 0.05)
    for _ in 0..<60 { act.advance(by: 1.0 / 60) }
    #expect(abs(act.stage.animator.elapsedTime - past - 1) < 0.03)
  }

  @Test func `a demo begins when nobody touches it, and any key ends it`() throws {
    var now = 0.0
    var act = PlayAct(LiveRequest(scene: nil, seed: 5), clock: { now })
    act.resize(columns: 80, rows: 22)
    now = 14.9
    act.advance(by: 0)
    #expect(act.demo == nil && act.page == .menu)
    now = 15
    act.advance(by: 0)
    #expect(act.demo != nil && act.page == .scene && act.stage.scene.name == "letters")
    var names: [String] = []
    for _ in 0..<(13 * 60) {
      act.advance(by: 1.0 / 60)
      if names.last != act.stage.scene.name { names.append(act.stage.scene.name) }
    }
    #expect(names == ["letters", "wrecking-ball"])
    // The motion of a mouse without a button is not input.
    act.press(.mouse(MouseEvent(.move, .other, x: 3, y: 3)))
    #expect(act.demo != nil)
    now = 60
    act.press(.character("n"))
    #expect(act.demo == nil && act.stage.scene.name == "wrecking-ball" && act.page == .menu)
    now = 74
    act.advance(by: 0.01)
    #expect(act.demo == nil)
  }

  @Test func `no demo begins during a pause`() throws {
    var now = 0.0
    var act = PlayAct(LiveRequest(scene: .cards), clock: { now })
    act.press(.character(" "))
    now = 100
    act.advance(by: 0)
    #expect(act.demo == nil)
  }

  @Test func `W writes a new file each time`() throws {
    let folder = ScratchFolder()
    var act = try Self.act("newtons-cradle", folder: folder.path)
    for _ in 0..<60 { act.advance(by: 1.0 / 60) }
    try folder.write("mine", to: "newtons-cradle-1.html")
    Self.characters("ww", &act)
    #expect(
      try folder.names == [
        "newtons-cradle-1.html", "newtons-cradle-2.html", "newtons-cradle-3.html",
      ])
    #expect(try folder.text(of: "newtons-cradle-1.html") == "mine")
    #expect(try folder.text(of: "newtons-cradle-2.html").contains("<svg"))
    #expect(act.status.contains("newtons-cradle-3.html"))
  }

  @Test func `a folder that takes no files is reported`() throws {
    var act = try Self.act("cards", folder: "/proc/none")
    Self.characters("w", &act)
    #expect(act.status.contains("no file can be made"))
  }

  @Test func `help goes back to where it was opened`() throws {
    var act = try Self.act()
    Self.characters("??", &act)
    #expect(act.page == .menu)
  }

  @Test func `another scene begins at normal speed`() throws {
    var act = try Self.act("cards")
    Self.characters("--", &act)
    #expect(act.status.contains("×0.25"))
    Self.characters("n", &act)
    #expect(act.status.contains("×1"))
  }

  @Test func `help names every key, and any key leaves it`() throws {
    var act = try Self.act("cards")
    Self.characters("?", &act)
    #expect(act.page == .help)
    var canvas = TerminalCanvas(columns: 80, rows: 24)
    act.paint(on: &canvas, rows: 22)
    act.press(.character("x"))
    #expect(act.page == .scene && !act.stage.showsXray)
    let listed = HelpPainter.lines.map(\.keys).joined(separator: " ")
    for key in "hjkl0faAdmsgb.+-xwrnpqT?" where key != "?" { #expect(listed.contains(key)) }
    #expect(HelpPainter.lines.allSatisfy { $0.text.count <= 62 })
  }

  @Test(arguments: PlayScene.all.map(\.name), [(24, 8), (80, 22), (211, 61)])
  func `scenes are drawn at any size`(name: String, size: (Int, Int)) throws {
    var act = try Self.act(name)
    act.resize(columns: size.0, rows: size.1)
    var canvas = TerminalCanvas(columns: size.0, rows: size.1)
    canvas.fill(Color(0, 0, 0))
    act.paint(on: &canvas, rows: size.1)
    let pixels = (0..<size.0 * 2 * size.1).map { canvas[$0 % size.0, $0 / size.0] }
    #expect(Set(pixels).count >= 3)
    Self.characters("x", &act)
    act.advance(by: 0.05)
    act.paint(on: &canvas, rows: size.1)
  }
}
