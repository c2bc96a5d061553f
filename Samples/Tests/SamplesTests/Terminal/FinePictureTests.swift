import Testing

@testable import SampleSupport

@Suite struct FinePictureTests {
  private let paper = Color(250, 250, 250)
  private let ink = Color(1, 2, 3)

  @Test func `text stays visible through holes, on the color around it`() {
    var cells = Canvas(columns: 4, rows: 2)
    cells.write("7", column: 2, row: 1, ink: ink)
    var fine = Canvas(columns: 12, rows: 6)
    fine.fill(Color(0, 90, 0))
    // Most of the cell of the 7, and a part that something else covers.
    for y in 6..<12 { for x in 6..<9 { fine[x, y] = y < 7 ? ink : paper } }
    let bytes = fine.bytes(withHolesForTextOf: cells, scale: 3)
    for y in 0..<12 {
      for x in 0..<12 {
        let pixel = Array(bytes[4 * (12 * y + x)..<4 * (12 * y + x) + 4])
        let isHole = (6..<9).contains(x) && y >= 6
        #expect(pixel == [fine[x, y].red, fine[x, y].green, fine[x, y].blue, isHole ? 0 : 255])
      }
    }
    cells.fill(Color(0, 0, 0), textFrom: fine, scale: 3)
    #expect(cells[2, 2] == paper && cells[2, 3] == paper)
    #expect(cells[1, 2] == Color(0, 0, 0))
    #expect(cells.changes(depth: .trueColor).contains("7"))
  }
}
