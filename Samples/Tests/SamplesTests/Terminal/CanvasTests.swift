@_spi(Samples) import DynamicsRecording
import Testing

@testable import SampleSupport

/// The screen of a small terminal after the control sequences of a canvas.
@Suite struct CanvasTests {
  @Test(arguments: [ColorDepth.trueColor, .indexed, .sixteen, .none], [UInt64](0..<6))
  func `the screen shows the picture, whatever was shown before`(depth: ColorDepth, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (columns, rows) = (1 + Int(generator.next(below: 30)), 1 + Int(generator.next(below: 12)))
    var canvas = TerminalCanvas(columns: columns, rows: rows)
    var writer = PictureWriter()
    var screen = TextScreen(columns: columns, rows: rows)
    let colors = (0..<4).map { _ in Color(code: UInt32(generator.next(below: 1 << 24))) }
    for _ in 0..<40 {
      if generator.next(below: 8) == 0 { canvas.fill(colors[0]) }
      for _ in 0..<generator.next(below: 40) {
        let (x, y) = (Int(generator.next(below: 31)), Int(generator.next(below: 25)))
        canvas[x, y] = colors[Int(generator.next(below: 4))]
      }
      if generator.next(below: 3) == 0 {
        canvas.write("a♠ z", column: Int(generator.next(below: 30)), row: 0, ink: colors[1])
      }
      screen.read(writer.changes(to: canvas, depth: depth))
      var fresh = TextScreen(columns: columns, rows: rows)
      var first = PictureWriter()
      fresh.read(first.changes(to: canvas, depth: depth))
      #expect(screen.looks == fresh.looks)
      #expect(screen.unknown.isEmpty)
    }
  }

  @Test func `half blocks show their two pixels`() {
    var canvas = TerminalCanvas(columns: 3, rows: 1)
    let (red, blue) = (Color(255, 0, 0), Color(0, 0, 255))
    for x in 0..<3 {
      canvas[x, 0] = x == 1 ? blue : red
      canvas[x, 1] = x == 2 ? red : blue
    }
    var screen = TextScreen(columns: 3, rows: 1)
    screen.read(canvas.text(.trueColor))
    #expect(screen.looks.map(\.[0]) == ["2;255;0;0", "2;0;0;255", "2;255;0;0"])
    #expect(screen.looks.map(\.[1]) == ["2;0;0;255", "2;0;0;255", "2;255;0;0"])
  }

  @Test func `without colors, there are characters and no color sequences`() {
    var canvas = TerminalCanvas(columns: 4, rows: 1)
    canvas.fill(Color(255, 255, 255))
    for y in 0..<2 { canvas[0, y] = Color(0, 0, 0) }
    canvas[1, 0] = Color(0, 0, 0)
    canvas.write("x", column: 3, row: 0, ink: Color(0, 0, 0))
    let text = canvas.text(.none)
    #expect(text == "\u{1B}[1H ▄█\u{1B}[7mx\u{1B}[0m")
  }
}

extension TerminalCanvas {
  /// The control sequences that show it on an empty terminal.
  func text(_ depth: ColorDepth = .trueColor) -> String {
    var writer = PictureWriter()
    return writer.changes(to: self, depth: depth)
  }
}
