@_spi(Samples) import DynamicsRecording
import Testing

@testable import SampleSupport
@testable import card_shuffle

@Suite struct FinePictureTests {
  private let paper = Color(250, 250, 250)
  private let ink = Color(1, 2, 3)

  @Test func `text stays visible through holes, on the color around it`() {
    var cells = TerminalCanvas(columns: 4, rows: 2)
    cells.write("7", column: 2, row: 1, ink: ink)
    var fine = TerminalCanvas(columns: 12, rows: 6)
    fine.fill(Color(0, 90, 0))
    // Most of the cell of the 7, and a part that something else covers.
    for y in 6..<12 { for x in 6..<9 { fine[x, y] = y < 7 ? ink : paper } }
    let bytes = FinePicture(pixels: fine).bytes(withHolesForTextOf: cells)
    for y in 0..<12 {
      for x in 0..<12 {
        let pixel = Array(bytes[4 * (12 * y + x)..<4 * (12 * y + x) + 4])
        let isHole = (6..<9).contains(x) && y >= 6
        #expect(pixel == [fine[x, y].red, fine[x, y].green, fine[x, y].blue, isHole ? 0 : 255])
      }
    }
    FinePicture(pixels: fine).leaveText(in: &cells)
    #expect(cells[2, 2] == paper && cells[2, 3] == paper)
    #expect(cells[1, 2] == Color(0, 0, 0))
    #expect(cells.text().contains("7"))
  }

  @Test func `text with a ground of its own keeps it, whatever is below`() {
    var cells = TerminalCanvas(columns: 2, rows: 1)
    cells.write("7", column: 0, row: 0, ink: ink, ground: paper)
    cells.write("8", column: 1, row: 0, ink: ink)
    var fine = TerminalCanvas(columns: 6, rows: 3)
    fine.fill(Color(90, 0, 0))
    FinePicture(pixels: fine).leaveText(in: &cells)
    let text = cells.text()
    #expect(text.contains("48;2;250;250;250m7"))
    #expect(text.contains("48;2;90;0;0m8"))
  }

  /// Q♥ stood on dark red, and K♣ on gray, where the suit in the middle or an edge was below them.
  @Test(arguments: ShuffleStyle.allCases)
  func `labels of cards stand on paper at any scale`(style: ShuffleStyle) throws {
    let request = ShuffleRequest(style: style, seed: 4, showsOrderOfWash: true)
    var act = ShuffleAct(try Director(request: request).perform(), of: request)
    let suits = Set(["♠", "♥", "♦", "♣"])
    var count = 0
    // The cards lie in their new order at last; in a wash and a deal, faces show before.
    for share in [0.4, 0.55] {
      act.advance(by: share * act.performance.recording.duration)
      for scale in [1, 3] {
        var cells = TerminalCanvas(columns: 80, rows: 22)
        act.paint(on: &cells, rows: 22)
        if scale > 1 {
          var fine = TerminalCanvas(columns: 80 * scale, rows: 22 * scale)
          act.paint(on: &fine, rows: fine.rows)
          FinePicture(pixels: fine).leaveText(in: &cells)
        }
        var screen = TextScreen(columns: 80, rows: 22)
        screen.read(cells.text())
        for cell in screen.cells.joined() where suits.contains(String(cell.character)) {
          count += 1
          #expect(cell.ground == "2;253;251;244")
        }
      }
    }
    #expect(count > 20)
  }
}
