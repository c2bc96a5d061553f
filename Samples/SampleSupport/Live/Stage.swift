@_spi(Samples) internal import DynamicsRecording

/// The picture of an act and the text below it, for a size of the terminal.
package struct Stage {
  private static let ink = Color(220, 220, 220)
  private static let request = "please enlarge"

  private var canvas: TerminalCanvas
  private var writer: PictureWriter
  private var budget: ByteBudget
  /// Whether the picture drawn last has its exact colors.
  private(set) var isExact = true
  /// The number of lines of text; it never decreases, so that the picture does not jump.
  private var lineCount = 0
  /// Shows fine pictures; `nil` if the terminal or the act cannot.
  private var graphics: KittyGraphics?

  /// Since when the terminal has not drawn a picture, in seconds.
  private var firstRefusal: Double?

  /// How long a terminal may take to draw a picture, in seconds; one that takes longer gets half blocks.
  private static let patience = 2.0
  /// The maximum number of pixels of a fine picture, so that it is painted in time.
  private static let finePixels = 60_000

  package init(_ size: (columns: Int, rows: Int), _ palette: Palette) {
    self.init(size, palette, graphics: nil)
  }

  init(_ size: (columns: Int, rows: Int), _ palette: Palette, graphics: KittyGraphics?) {
    self.graphics = graphics
    canvas = TerminalCanvas(columns: size.columns, rows: size.rows)
    writer = PictureWriter(palette)
    budget = ByteBudget(cells: size.columns * size.rows)
  }

  /// Returns the control sequences that show the act's present picture.
  ///
  /// - Parameter time: The present time in seconds.
  /// - Returns: `nil` if the terminal has had enough for now, or has not drawn the picture before yet.
  package mutating func draw(
    _ act: inout some LiveAct, depth: ColorDepth, at time: Double
  ) -> String? {
    guard budget.allowsPicture(at: time) else { return nil }
    let lines = StatusLines(status: act.status, keyHelp: act.keyHelp)
      .lines(columns: canvas.columns, rows: canvas.rows)
    if lines.count > lineCount {
      lineCount = lines.count
      act.resize(columns: canvas.columns, rows: pictureRows)
    }
    canvas.fill(Color(0, 0, 0))
    let minimum = act.minimumSize
    var picture = ""
    if canvas.columns < minimum.columns || pictureRows < minimum.rows {
      writeRequest()
      picture = graphics?.hide() ?? ""
    } else {
      act.paint(on: &canvas, rows: pictureRows)
      guard let fine = finePicture(of: act, at: time) else { return nil }
      picture = fine
    }
    for (index, line) in lines.enumerated() {
      canvas.write(line, column: 0, row: canvas.rows - lineCount + index, ink: Self.ink)
    }
    isExact = !budget.isTight
    let changes = picture + writer.changes(to: canvas, depth: depth, isBrief: budget.isTight)
    budget.note(bytes: changes.utf8.count)
    return changes
  }

  /// On a terminal of one row, the text is over the picture.
  private var pictureRows: Int { max(1, canvas.rows - lineCount) }

  /// Paints the picture in pixels, and removes it from the cells.
  ///
  /// - Returns: The control sequences that show it, or that remove one if there is none; `nil` if the terminal has
  ///   not drawn the picture before yet.
  private mutating func finePicture(of act: some LiveAct, at time: Double) -> String? {
    let coarsePixels = Double(canvas.columns * pictureRows * 2)
    let scale = Int((Double(Self.finePixels) / coarsePixels).squareRoot())
    guard graphics != nil, act.hasFinePicture, scale > 1 else { return graphics?.hide() ?? "" }
    var fine = TerminalCanvas(columns: canvas.columns * scale, rows: pictureRows * scale)
    act.paint(on: &fine, rows: fine.rows)
    let picture = FinePicture(pixels: fine)
    var cells = canvas
    picture.leaveText(in: &cells)
    let rows = pictureRows
    if let changes = graphics?.show(picture, over: cells, rows: rows) {
      canvas = cells
      firstRefusal = nil
      return changes
    }
    let start = firstRefusal ?? time
    firstRefusal = start
    guard time - start > Self.patience else { return nil }
    defer { graphics = nil }
    return graphics?.hide() ?? ""
  }

  private mutating func writeRequest() {
    let lines =
      Self.request.count <= canvas.columns
      ? [Self.request] : Self.request.split(separator: " ").map(String.init)
    let fits = lines.count <= pictureRows && lines.allSatisfy { $0.count <= canvas.columns }
    guard fits else { return }
    for (index, line) in lines.enumerated() {
      canvas.write(
        line, column: (canvas.columns - line.count) / 2,
        row: (pictureRows - lines.count) / 2 + index, ink: Self.ink)
    }
  }
}
