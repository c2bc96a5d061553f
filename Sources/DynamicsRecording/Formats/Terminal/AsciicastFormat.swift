internal import Foundation

extension RecordingFormat {
  /// A recording of a terminal in asciicast version 2, which `asciinema play` and its web player
  /// show.
  public static var asciicast: RecordingFormat { asciicast() }

  /// A recording of a terminal in asciicast version 2, which `asciinema play` and its web player
  /// show.
  ///
  /// Each cell shows two square pixels, which keeps proportions. The file contains the cells that
  /// change from frame to frame, and nothing while everything rests. More than a million
  /// frames in which something moves throw
  /// ``RecordingError/cannotWrite(_:)``.
  ///
  /// - Parameter style: The options; the default is 80 × 24 cells in true color.
  /// - Complexity: Writing is O(*f* × (*c* + *p*)), where *f* is the number of frames in which
  ///   something moves, *c* the number of cells, and *p* the number of pixels that items and marks
  ///   cover.
  public static func asciicast(style: AsciicastStyle = AsciicastStyle()) -> RecordingFormat {
    RecordingFormat(name: "asciicast", fileExtension: "cast") { recording, output in
      var writer = AsciicastWriter(recording, style.validated())
      try writer.write(to: &output)
    }
  }
}

/// Writes a header, then an event for each frame that differs from the one before it.
private struct AsciicastWriter {
  private let recording: Recording
  private let style: AsciicastStyle
  private let marks: [Recording.Mark]?
  private var canvas: TerminalCanvas

  init(_ recording: Recording, _ style: AsciicastStyle) {
    self.recording = recording
    self.style = style
    marks = style.showsXray ? recording.xrayMarks : nil
    canvas = TerminalCanvas(
      of: recording.bounds, columns: style.columns, rows: style.rows, colors: style.colors,
      background: style.background)
  }

  mutating func write(to output: inout RecordingOutput) throws {
    try output.write(header)
    try write(Self.begin, at: 0, to: &output)
    let frames = ChangingFrames(
      of: recording, marks: marks ?? [], framesPerSecond: style.framesPerSecond)
    guard frames.count <= Self.maxFrames else {
      throw RecordingError.cannotWrite(
        "the asciicast would have \(frames.count) frames, and the limit is \(Self.maxFrames); trim the "
          + "recording, or set a lower frame rate")
    }
    for frame in frames.spans.joined() {
      try write(at: Double(frame) / style.framesPerSecond, to: &output)
    }
    // The last event may be before the end.
    try write(at: recording.duration, to: &output)
    try write("\u{1B}[0m\u{1B}[\(style.rows);1H\u{1B}[?25h", at: recording.duration, to: &output)
  }

  /// The most frames to draw: about nine hours of motion at 30 frames per second.
  private static let maxFrames = 1_000_000

  /// Hides the cursor and clears the screen.
  private static let begin = "\u{1B}[?25l\u{1B}[2J"

  private var header: String {
    var members = [
      "\"version\":2", "\"width\":\(style.columns)", "\"height\":\(style.rows)",
      "\"duration\":\(recording.duration.decimal(6))",
    ]
    if let limit = style.idleLimit {
      members.append("\"idle_time_limit\":\(max(limit, 1e-6).decimal(6))")
    }
    if let title = style.title { members.append("\"title\":\(title.json)") }
    members.append("\"env\":{\"TERM\":\"xterm-256color\"}")
    return "{" + members.joined(separator: ",") + "}\n"
  }

  private mutating func write(at time: TimeInterval, to output: inout RecordingOutput) throws {
    canvas.clear()
    canvas.draw(recording, at: time, marks: marks)
    let changes = canvas.changes()
    if !changes.isEmpty { try write(changes, at: time, to: &output) }
  }

  private func write(
    _ text: String, at time: TimeInterval, to output: inout RecordingOutput
  ) throws {
    try output.write("[\(time.decimal(6)),\"o\",\(text.json)]\n")
  }
}
