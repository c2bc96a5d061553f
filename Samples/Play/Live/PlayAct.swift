import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

/// The playground in a live show: a menu, a scene, and a demo when nobody touches it.
struct PlayAct: LiveAct {
  enum Page: Equatable { case menu, scene, help }

  private(set) var page: Page
  /// The page of the help, which has several on a small terminal.
  private var helpPage = 0
  /// The page that the help or the demo was opened from.
  private var origin = Page.menu
  /// The index of the selected scene, in the list of all.
  private(set) var index: Int
  private(set) var stage: Playground
  private(set) var demo: Demo?
  private var film: RecentFilm
  private var pace = Pace()
  private var size = (columns: 80, rows: 23)
  /// The time that is not yet simulated, in seconds.
  private var pending = 0.0
  /// How long it still goes back, in seconds.
  private var rewindTime = 0.0
  /// When the player did something last, on the clock.
  private var lastTouch: Double
  private var demoStart = 0
  private let request: LiveRequest
  /// A clock in seconds that also runs while the picture is still.
  private let clock: () -> Double

  /// The time without input after which a demo begins, in seconds.
  static let patience = 15.0
  /// The length of a scene in a demo, in ticks.
  static let demoLength = 12 * 120
  /// How long it goes back after each press of the key; longer than the pause between repeated keys.
  private static let rewindBurst = 0.5
  private static let mostTicksPerFrame = 60

  /// - Parameter scene: The first scene; without one, the menu.
  init(_ request: LiveRequest, clock: @escaping () -> Double = { MediaTime.now }) {
    self.request = request
    self.clock = clock
    index = PlayScene.all.firstIndex { $0.name == request.scene?.name } ?? 0
    page = request.scene == nil ? .menu : .scene
    stage = Playground(PlayScene.all[index], keepsHistory: true)
    stage.showsXray = request.showsXray
    stage.message = stage.scene.hint
    film = RecentFilm(stage)
    lastTouch = clock()
  }

  var framesPerSecond: Double { request.framesPerSecond }
  var wantsMouse: Bool { true }
  /// In less than that, the items of a scene have too few cells to be told apart.
  var minimumSize: (columns: Int, rows: Int) { page == .scene ? (48, 14) : (24, 8) }
  var hasFinePicture: Bool { page == .scene }

  var isStill: Bool {
    page == .help || pace.isPaused || rewindTime <= 0 && demo == nil && stage.isStill
  }

  mutating func resize(columns: Int, rows: Int) { size = (columns, rows) }

  // MARK: Time

  mutating func advance(by seconds: Double) {
    beginDemoIfIdle()
    guard page != .help else { return }
    if rewindTime > 0 {
      rewindTime -= seconds
      stage.pointer = nil
      replace(stage.rewound(by: 1.5 * seconds))
      return
    }
    pending += pace.scaled(seconds)
    let count = min(Int(pending / Playground.tick), Self.mostTicksPerFrame)
    pending = min(pending - Double(count) * Playground.tick, Playground.tick)
    run(ticks: count)
  }

  private mutating func run(ticks: Int) {
    for _ in 0..<ticks {
      if var demo {
        for action in demo.actions(for: stage) { stage.perform(action) }
        self.demo = demo
      }
      stage.tick()
    }
    film.update()
    if let complaint = request.complaints.takeLast() { stage.message = complaint }
  }

  private mutating func replace(_ stage: Playground) {
    guard stage !== self.stage else { return }
    self.stage = stage
    film = RecentFilm(stage)
  }

  private mutating func open(_ index: Int) {
    select(index)
    page = .scene
  }

  /// Starts a scene; below the menu, it is dim.
  private mutating func select(_ index: Int) {
    self.index = index
    let isXray = stage.showsXray
    replace(Playground(PlayScene.all[index], keepsHistory: true))
    stage.showsXray = isXray
    stage.message = stage.scene.hint
    (pending, rewindTime) = (0, 0)
    pace = Pace()
  }

  // MARK: Demo

  private mutating func beginDemoIfIdle() {
    if demo != nil {
      guard stage.tickCount - demoStart >= Self.demoLength else { return }
      return beginDemo(index + 1)
    }
    guard page != .help, !(page == .scene && pace.isPaused), stage.drag == nil,
      clock() - lastTouch >= Self.patience
    else { return }
    beginDemo(index)
  }

  private mutating func beginDemo(_ index: Int) {
    if demo == nil { origin = page }
    open(index % PlayScene.all.count)
    demo = Demo(seed: request.seed &+ UInt64(self.index))
    demoStart = stage.tickCount
  }

  // MARK: Input

  mutating func press(_ key: Key) {
    // Terminals report motion without a button, too, which is not input.
    if case .mouse(let event) = key, event.action == .move { return }
    lastTouch = clock()
    if demo != nil {
      demo = nil
      stage.dropDrag()
      page = origin
      return
    }
    switch page {
    case .menu: pressInMenu(key)
    case .help:
      // The button of a mouse may come up here.
      if case .mouse(let event) = key, event.action != .press { return }
      if key != .escape, hasMoreHelp {
        helpPage += 1
      } else {
        page = origin
      }
    case .scene: pressInScene(key)
    }
  }

  private mutating func pressInMenu(_ key: Key) {
    let layout = MenuLayout(columns: size.columns, rows: size.rows, selected: index)
    let count = PlayScene.all.count
    switch key {
    case .up, .character("k"): select((index + count - 1) % count)
    case .down, .character("j"), .tab: select((index + 1) % count)
    case .left, .character("h"): select(layout.scene(beside: index, by: -1))
    case .right, .character("l"): select(layout.scene(beside: index, by: 1))
    case .enter, .character(" "): open(index)
    case .character("?"): leave(for: .help)
    case .mouse(let event) where event.action == .scrollUp: select((index + count - 1) % count)
    case .mouse(let event) where event.action == .scrollDown: select((index + 1) % count)
    case .mouse(let event) where event.action == .press:
      if let scene = layout.scene(atColumn: event.column, row: event.row) { open(scene) }
    default: break
    }
  }

  private mutating func pressInScene(_ key: Key) {
    if case .mouse(let event) = key { return point(event) }
    if let action = Action(key, hasSelection: hasSelection) {
      stage.message = ""
      return stage.perform(action)
    }
    switch key {
    case .escape, .enter: leave(for: .menu)
    case .character("?"): leave(for: .help)
    case .character(" "):
      rewindTime = 0
      pace.togglePause()
    case .character("."):
      rewindTime = 0
      pace.pause()
      run(ticks: max(1, Int(120 / framesPerSecond)))
    case .character("+"), .character("="): pace.faster()
    case .character("-"): pace.slower()
    case .character("x"), .character("X"): stage.showsXray.toggle()
    case .character("b"), .character("B"):
      stage.message = ""
      rewindTime = Self.rewindBurst
      pace.resume()
    case .character("r"), .character("R"): open(index)
    case .character("n"): open((index + 1) % PlayScene.all.count)
    case .character("p"): open((index + PlayScene.all.count - 1) % PlayScene.all.count)
    case .character("w"), .character("W"): save()
    default: break
    }
  }

  private mutating func leave(for page: Page) {
    stage.dropDrag()
    origin = self.page
    self.page = page
    helpPage = 0
  }

  private var hasMoreHelp: Bool {
    helpPage + 1 < HelpPainter(columns: size.columns, rows: size.rows).pages.count
  }

  private var hasSelection: Bool {
    stage.selection.map { stage.animator.id(of: $0) != nil } ?? false
  }

  private mutating func point(_ event: MouseEvent) {
    let painter = StagePainter(stage.scene, columns: size.columns, rows: size.rows)
    let point = painter.viewport.point(at: event)
    switch event.action {
    case .press where event.button == .left:
      rewindTime = 0
      stage.message = ""
      stage.perform(.grab(point))
    case .drag: stage.perform(.drag(point))
    case .release: stage.perform(.release)
    default: break
    }
  }

  private mutating func save() {
    let format = request.savedFormat.format
    guard let name = SavedFile.make(for: stage.scene, ending: format.ending, in: request.folder)
    else {
      stage.message = "no file can be made in this folder"
      return
    }
    do {
      let picture = Picture(of: stage, details: "", as: format, showsXray: stage.showsXray)
      if let file = format.recordingFormat(picture) {
        try Output.write(film.recording, as: file, to: name)
      }
      stage.message = "wrote \(name)"
    } catch {
      unlink(name)
      stage.message = "\(error)"
    }
  }

  // MARK: Picture

  var status: String {
    switch page {
    case .menu: return "\(PlayScene.all.count) scenes"
    case .help: return hasMoreHelp ? "any key shows more" : "any key goes back"
    case .scene: break
    }
    if demo != nil { return "\(stage.scene.title) · demo: any key ends it" }
    let sensed = stage.sensedCount.map { "sensor: \($0)" }
    let field = stage.fieldName.map { "field: \($0)" }.flatMap { $0 == stage.message ? nil : $0 }
    let facts = [
      stage.scene.title, rewindTime > 0 ? "going back" : stage.message, stage.gravityName, field,
      sensed, pace.name,
    ]
    return facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  var keyHelp: [String] {
    switch page {
    case .menu: ["arrows choose", "Enter plays", "? help"]
    case .help: []
    case .scene where demo != nil: []
    case .scene:
      [
        "drag throws", "? help", "Esc menu", "b back in time", "f field", "x X-ray", "Tab selects",
        "arrows push", "space pauses", "r again", "w writes a file",
      ]
    }
  }

  func paint(on canvas: inout TerminalCanvas, rows: Int) {
    switch page {
    case .menu:
      let layout = MenuLayout(columns: canvas.columns, rows: rows, selected: index)
      if request.hasPreview {
        StagePainter(stage.scene, columns: canvas.columns, rows: rows)
          .paint(stage, hasText: false, on: &canvas)
      }
      MenuPainter(layout: layout, selected: index).paint(on: &canvas)
    case .help: HelpPainter(columns: canvas.columns, rows: rows).paint(page: helpPage, on: &canvas)
    case .scene:
      StagePainter(stage.scene, columns: canvas.columns, rows: rows).paint(stage, on: &canvas)
    }
  }
}
