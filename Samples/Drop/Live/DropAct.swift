import Dynamics
import Foundation
import SampleSupport

/// A text that comes down and goes back, frame by frame, 60 in a second.
struct DropAct {
  /// A round: computed as it is shown, or before.
  private enum Round {
    case tumble(Tumble)
    case rewind(Rewind)
  }

  /// Whether all rounds are over, and the screen shows the text.
  private(set) var isOver = false
  private let pieces: () -> [Piece]
  private let homes: [Place]
  private let request: DropRequest
  /// The present round; `nil` before the first one and between rounds, while the text is at home.
  private var round: Round?
  private var roundCount = 0
  /// The frames for which the present picture stays.
  private var rest = Self.firstRest
  private var isPaused = false

  private var looks = Looks()
  /// The numbers of the characters of each piece.
  private let pieceLooks: [[Int32]]
  private let widths: [[Int]]
  private var grid: CellGrid
  private var writer: ScreenWriter

  /// The frames in which the text is seen before it comes down, and between rounds.
  private static let firstRest = 24
  private static let restBetweenRounds = 60

  /// - Parameter top: The row of the screen at which the page begins.
  init(_ page: Page, top: Int = 0, _ request: DropRequest) {
    self.request = request
    pieces = { Piece.pieces(of: page, top: top) }
    let first = pieces()
    var looks = Looks()
    pieceLooks = first.map { $0.glyphs.map { looks.number(of: $0) } }
    widths = first.map { $0.glyphs.map(\.width) }
    self.looks = looks
    grid = CellGrid(columns: page.columns, rows: page.rows)
    writer = ScreenWriter(columns: page.columns, rows: page.rows)
    homes = first.map(\.homePlace)
  }

  /// Lets a frame pass, if the screen shows all of the one before a motion.
  mutating func tick() {
    guard !isPaused else { return }
    if rest > 0 {
      if writer.isComplete { rest -= 1 }
      return
    }
    if round == nil { beginRound() }
    if isHome {
      // The text is drawn already, but perhaps not all of it.
      if writer.isComplete { endRound() }
      return
    }
    switch round {
    case .tumble(let tumble): tumble.tick()
    case .rewind(var rewind):
      rewind.tick()
      round = .rewind(rewind)
    case nil: break
    }
  }

  /// Whether the next frame has the same picture, unless somebody presses a key.
  var isStill: Bool { writer.isComplete && (isPaused || rest > 1 || isHeap) }

  private var isHeap: Bool {
    if case .tumble(let tumble) = round { tumble.isHeap } else { false }
  }

  private mutating func endRound() {
    if let rounds = request.rounds, roundCount >= rounds {
      isOver = true
      return
    }
    round = nil
    rest = Self.restBetweenRounds
  }

  private mutating func beginRound() {
    let tumble = Tumble(
      pieces(), size: (grid.columns, grid.rows), effect: request.effect,
      seed: request.seed &+ UInt64(roundCount), duration: request.duration)
    round = request.isReversed ? .rewind(Rewind(of: tumble)) : .tumble(tumble)
    roundCount += 1
  }

  private var isHome: Bool {
    switch round {
    case .tumble(let tumble): tumble.phase == .home
    case .rewind(let rewind): rewind.isHome
    case nil: true
    }
  }

  // MARK: Input

  mutating func press(_ key: Key) {
    if key == .character(" ") { isPaused.toggle() }
    if case .mouse(let event) = key, event.action == .press, event.button == .left { startAtOnce() }
    guard case .tumble(let tumble) = round else { return }
    switch key {
    case .enter: tumble.sendHome()
    case .up: tumble.tilt(CGVector(dx: 0, dy: -1))
    case .down: tumble.tilt(CGVector(dx: 0, dy: 1))
    case .left: tumble.tilt(CGVector(dx: -1, dy: 0))
    case .right: tumble.tilt(CGVector(dx: 1, dy: 0))
    case .mouse(let event): point(event, tumble)
    default: break
    }
  }

  private mutating func point(_ event: MouseEvent, _ tumble: Tumble) {
    switch event.action {
    case .press where event.button == .left:
      tumble.grab(Place(column: event.column, row: event.row))
    case .drag:
      tumble.drag(
        to: CGPoint(
          x: CGFloat(event.x) * Piece.cell.width, y: CGFloat(event.y) * Piece.cell.height))
    case .release: tumble.release()
    default: break
    }
  }

  /// Begins the next round before its time, since somebody grabs a character.
  private mutating func startAtOnce() {
    isPaused = false
    guard round == nil, !request.isReversed else { return }
    rest = 0
    beginRound()
  }

  // MARK: Picture

  /// Returns the control sequences that show the present frame, on a screen that was empty before the first one.
  ///
  /// - Parameter seconds: The time since the frame before.
  mutating func draw(after seconds: Double) -> String {
    let places =
      switch round {
      case .tumble(let tumble): tumble.places
      case .rewind(let rewind): rewind.places
      case nil: homes
      }
    grid.clear()
    for (index, place) in places.enumerated() {
      var column = place.column
      for (look, width) in zip(pieceLooks[index], widths[index]) {
        grid.put(look, width: width, column: column, row: place.row)
        column += width
      }
    }
    return writer.changes(to: grid, looks, after: seconds)
  }

  /// Draws everything again, on a screen that is empty.
  mutating func redraw() { writer = ScreenWriter(columns: grid.columns, rows: grid.rows) }
}
