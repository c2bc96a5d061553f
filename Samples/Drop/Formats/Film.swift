@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

/// A round in a file.
struct Film {
  private let request: DropRequest
  private let options: FilmOptions

  private static let framesPerSecond = 30.0
  /// The time in which the text is seen before it comes down, in seconds.
  private static let firstRest = 0.4

  init(_ request: DropRequest, _ options: FilmOptions) {
    (self.request, self.options) = (request, options)
  }

  /// Reads the text from standard input, and writes the film.
  func write(as format: Format) throws {
    var page = Page(columns: options.columns, rows: options.rows)
    try StandardInput.read { page.read($0) }
    page.finish()
    if format == .asciicast {
      return try Output.write(TerminalFilm.text(of: page, request), to: options.output)
    }
    let picture = Picture(
      SVGStyle(
        title: "A text falls and returns", description: "Seed \(request.seed).",
        background: GlyphLook.background(Self.size(of: page))),
      ground: GlyphLook.ground)
    guard let written = format.recordingFormat(picture) else { return }
    try Output.write(recording(of: page), as: written, to: options.output)
  }

  private static func size(of page: Page) -> CGSize {
    CGSize(
      width: CGFloat(page.columns) * Piece.cell.width,
      height: CGFloat(page.rows) * Piece.cell.height)
  }

  private func recording(of page: Page) -> Recording {
    let pieces = Piece.pieces(of: page, top: 0)
    let tumble = Tumble(
      pieces, size: (page.columns, page.rows), effect: request.effect, seed: request.seed,
      duration: request.duration)
    let looks = Dictionary(
      uniqueKeysWithValues: pieces.map { (ObjectIdentifier($0.item), GlyphLook.look(of: $0)) })
    let recorder = Recorder(tumble.animator, framesPerSecond: Self.framesPerSecond) {
      looks[ObjectIdentifier($0)]
    }
    // The animator rests while the heap is looked at, and the film goes on.
    recorder.followsSteps = false
    recorder.start()
    recorder.wait(until: Self.firstRest)
    let bar = ProgressBar("Falling")
    while tumble.phase != .home, !(request.isReversed && tumble.isSettled) {
      tumble.tick()
      recorder.wait(until: Self.firstRest + tumble.time)
    }
    bar.finish()
    recorder.stop()
    var recording = recorder.recording
    recording.metadata = [
      "seed": "\(request.seed)", "effect": request.effect.rawValue,
      "duration": request.duration.decimal(3),
    ]
    return request.isReversed ? recording.reversed() : recording
  }
}
