@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

/// Draws a moment of a shuffle on the canvas of a terminal.
struct TablePainter {
  private let performance: Performance
  private let viewport: Viewport
  private let hasRim: Bool
  private let showsXray: Bool

  /// - Parameters:
  ///   - view: The part of the table that is visible at least, in points.
  ///   - hasRim: Whether the table ends with a rim; otherwise it covers the whole picture.
  init(
    _ performance: Performance, view: CGRect, columns: Int, rows: Int, hasRim: Bool,
    showsXray: Bool
  ) {
    self.performance = performance
    self.hasRim = hasRim
    self.showsXray = showsXray
    viewport = Viewport(of: view, columns: columns, rows: rows)
  }

  /// Draws over the present picture, down to a row.
  func paint(_ time: TimeInterval, on canvas: inout TerminalCanvas) {
    paintTable(on: &canvas)
    var pixels = CardPixels(count: viewport.columns * viewport.pixelRows)
    let recording = performance.recording
    let cards = recording.stacking(at: time).map { ($0, recording.pose(of: $0, at: time)) }
    let turns = performance.faceUpTimes.map { CardTurn(at: time, faceUpTime: $0) }
    for (card, pose) in cards { paint(card, pose, turns[card], on: &canvas, &pixels) }
    for (card, pose) in cards where turns[card].isFaceUp && turns[card].width > 0.9 {
      label(card, pose, on: &canvas, owners: pixels.owners)
    }
    if showsXray { XrayPainter(viewport: viewport).paint(Xray(recording, at: time), on: &canvas) }
  }

  private func paintTable(on canvas: inout TerminalCanvas) {
    viewport.paint(on: &canvas) { point in
      let inset = performance.tableSize.inset(of: point)
      return !hasRim || inset >= 9
        ? CardColors.felt.color : inset < 0 ? Color(0, 0, 0) : CardColors.rim.color
    }
  }

  // MARK: Cards

  private func paint(
    _ card: Int, _ pose: Recording.Pose, _ turn: CardTurn, on canvas: inout TerminalCanvas,
    _ pixels: inout CardPixels
  ) {
    let half = hypot(Table.cardSize.width, Table.cardSize.height) / 2 + 3
    viewport.forEachPixel(around: pose, within: half) { x, y, samples in
      var covered = 0
      var shaded = 0
      var color = Color(0, 0, 0)
      for point in samples {
        if let sample = self.color(of: card, pose, turn, at: point) {
          color =
            covered == 0 ? sample : color.mixed(with: sample, fraction: 1 / Double(covered + 1))
          covered += 1
        } else if isInside(pose, turn, CGPoint(x: point.x - 2.5, y: point.y - 3)) {
          shaded += 1
        }
      }
      let index = y * viewport.columns + x
      if shaded > 0 {
        canvas[x, y] = canvas[x, y].mixed(
          with: CardColors.shadow.color, fraction: pixels.shade(index, Double(shaded) / 4))
      }
      guard covered > 0 else { return }
      canvas[x, y] = canvas[x, y].mixed(with: color, fraction: Double(covered) / 4)
      pixels.cover(index, with: card, Double(covered) / 4)
    }
  }

  private func isInside(_ pose: Recording.Pose, _ turn: CardTurn, _ point: CGPoint) -> Bool {
    let (u, v) = pose.local(point)
    return abs(u) < turn.width * Table.cardSize.width / 2 && abs(v) < Table.cardSize.height / 2
  }

  /// The color of a card at a point; `nil` outside the card.
  private func color(
    of index: Int, _ pose: Recording.Pose, _ turn: CardTurn, at point: CGPoint
  ) -> Color? {
    let (u, v) = pose.local(point)
    let painter = FacePainter(scale: viewport.scale)
    return turn.isFaceUp
      ? painter.color(of: performance.deck[index], u / turn.width, v)
      : painter.backColor(u / turn.width, v)
  }

  /// Writes rank and suit where no other card covers them.
  ///
  /// They are in a corner, one above the other as on real cards, or side by side in the middle.
  private func label(
    _ index: Int, _ pose: Recording.Pose, on canvas: inout TerminalCanvas, owners: [Int]
  ) {
    let card = performance.deck[index]
    let inset = 1.2 / viewport.scale
    let (width, height) = (Table.cardSize.width / 2, Table.cardSize.height / 2)
    let corner = CGPoint(x: width - inset, y: height - 1.3 * inset)
    let upper = viewport.cell(on: pose, -corner.x, -corner.y)
    let lower = viewport.cell(on: pose, corner.x, corner.y)
    let middle = viewport.cell(on: pose, 0, 0)
    let (rank, suit) = (card.rankName, card.suit.symbol)
    let length = rank.count
    let candidates: [[(text: String, column: Int, row: Int)]] =
      [upper.column, upper.column - 1, upper.column + 1].map { column in
        [(rank, column, upper.row), (suit, column, upper.row + 1)]
      } + [
        [(rank, lower.column - length, lower.row - 1), (suit, lower.column - length, lower.row)],
        [(rank + suit, middle.column - length / 2, middle.row)],
      ]
    let free = candidates.first { texts in
      texts.allSatisfy {
        isFree($0.column, $0.row, $0.text.count, owners, for: index)
          && viewport.fits(
            $0.text.count, atColumn: $0.column, row: $0.row, on: pose, size: Table.cardSize)
      }
    }
    for (text, column, row) in free ?? [] {
      // Over a suit or an edge, a mixture of both would hide the text.
      canvas.write(
        text, column: column, row: row, ink: CardColors.ink(card), ground: CardColors.paper.color)
    }
  }

  private func isFree(
    _ column: Int, _ row: Int, _ length: Int, _ owners: [Int], for card: Int
  ) -> Bool {
    let columns = viewport.columns
    guard row >= 0, row < viewport.pixelRows / 2, column >= 0, column + length <= columns else {
      return false
    }
    return (column..<column + length).allSatisfy { x in
      owners[2 * row * columns + x] == card && owners[(2 * row + 1) * columns + x] == card
    }
  }
}
