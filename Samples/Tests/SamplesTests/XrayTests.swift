import Dynamics
@_spi(Samples) import DynamicsRecording
import Testing

@testable import SampleSupport
@testable import card_shuffle
@testable import crates

/// What `--xray` draws on the terminal.
@Suite struct XrayTests {
  @Test func outlinesBoundariesAndMarksAreDrawnWhereTheyAre() {
    let box = CrateBox(.one, showsXray: true)
    box.animator.advance(by: 0.2)
    var xray = Xray(box.overlay!)
    #expect(xray.outlines.count == 1 && xray.outlines[0].corners.count == 4)
    #expect(!xray.outlines[0].isAsleep)
    #expect(xray.boundaries.count == 1)
    #expect(xray.marks.map(\.kind) == [.velocity])
    // A pixel a point.
    let viewport = Viewport(of: .init(x: 0, y: 0, width: 300, height: 300), columns: 300, rows: 150)
    func painted(_ xray: Xray) -> TerminalCanvas {
      var canvas = TerminalCanvas(columns: 300, rows: 150)
      canvas.fill(Color(255, 255, 255))
      XrayPainter(viewport: viewport).paint(xray, on: &canvas)
      return canvas
    }
    let white = Color(255, 255, 255)
    let (top, middle) = (Int(box.crates[0].frame.minY), Int(box.crates[0].center.y))
    #expect(painted(xray)[120, top] != white)
    #expect(painted(xray)[120, middle] == white)
    #expect(painted(xray)[150, middle + 10] != white)
    #expect(painted(xray)[0, 200] != white)
    xray.marks = []
    #expect(painted(xray)[150, middle + 10] == white)
    xray.outlines[0].isAsleep = true
    #expect(painted(xray)[120, top].blue > painted(xray)[120, top].green)
  }

  @Test func whatIsFarOutsideOrNowhereIsLeftOut() {
    let box = CrateBox(.one, showsXray: true)
    let white = Color(255, 255, 255)
    func painted(_ columns: Int, _ rows: Int, _ xray: Xray?) -> TerminalCanvas {
      var canvas = TerminalCanvas(columns: columns, rows: rows)
      canvas.fill(white)
      let viewport = Viewport(
        of: .init(x: 0, y: 0, width: 300, height: 300), columns: columns, rows: rows)
      if let xray { XrayPainter(viewport: viewport).paint(xray, on: &canvas) }
      return canvas
    }
    func marks(from start: CGPoint, to end: CGPoint) -> [DebugMark] {
      DebugMark.Kind.allCases.map { DebugMark($0, from: start, to: end) }
    }
    let far = 1e9
    var beside = Xray(box.overlay!)
    let nowhere = [CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 5, y: CGFloat.infinity)]
    beside.outlines = [(nowhere, false)]
    beside.boundaries = [[CGPoint(x: far, y: far), CGPoint(x: 2 * far, y: far)]]
    beside.marks = marks(from: CGPoint(x: far, y: 150), to: CGPoint(x: 2 * far, y: 150))
    var across = beside
    across.marks = marks(from: CGPoint(x: -far, y: far), to: CGPoint(x: far, y: -far))
    var inside = beside
    inside.boundaries.append([.zero, CGPoint(x: 299, y: 299)])
    for (columns, rows) in [(1, 1), (80, 24)] {
      let (empty, shown) = (painted(columns, rows, nil), painted(columns, rows, beside))
      let text = shown.text()
      #expect(text == empty.text())
      #expect(painted(columns, rows, inside).text() != text)
      // A line is a pixel wide.
      let crossed = painted(columns, rows, across)
      let inked = (0..<columns * crossed.pixelRows).count {
        crossed[$0 % columns, $0 / columns] != white
      }
      #expect(inked <= max(columns, crossed.pixelRows))
    }
  }

  @Test func aRecordingHasTheSprings() throws {
    let request = ShuffleRequest(style: .fan, cardCount: 3, seed: 1, showsXray: true)
    let recording = try Director(request: request).perform().recording
    let middle = Xray(recording, at: recording.duration / 2)
    #expect(middle.outlines.count == 3)
    #expect(middle.boundaries.count == 1)
    #expect(Set(middle.marks.map(\.kind)).isSuperset(of: [.spring, .velocity]))
    // Nothing moves at first, and no card is held.
    #expect(Xray(recording, at: 0).marks.isEmpty)
  }
}
