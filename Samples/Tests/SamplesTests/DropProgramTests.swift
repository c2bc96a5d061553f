import DynamicsRecording
import Foundation
@preconcurrency import Glibc
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The built program in pipes and on terminals.
@Suite struct DropProgramTests {
  private static let texts: [[UInt8]] = [
    [], [0], Array("one\ntwo\n".utf8), Array("no end".utf8), [0xFF, 0x0A, 0xC3],
    Array("\u{1B}[31mred\u{1B}[m\t漢\u{1B}[2J\n".utf8), Array(repeating: 0x61, count: 300_000),
  ]

  @Test(arguments: texts) func `a text passes unchanged through a pipe`(text: [UInt8]) throws {
    let folder = ScratchFolder()
    try Data(text).write(to: URL(fileURLWithPath: folder.path + "/in"))
    let outcome = try BuiltProgram.shell(
      "cd \(folder.path) && cat in | drop --effect wind --loop | cat >out; exit ${PIPESTATUS[1]}")
    #expect(outcome == .success())
    let output = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out"))
    #expect(Array(output) == text)
  }

  @Test func `input that cannot be read is an error`() throws {
    let outcome = try BuiltProgram.shell("drop </tmp")
    #expect(
      outcome
        == .failure(
          "Cannot read standard input: Is a directory. Pipe a text into the program."))
    #expect(try BuiltProgram.shell("drop <&-").status == 1)
  }

  @Test(arguments: ["svg", "html", "css", "lottie", "asciicast", "csv", "json", "web-animations"])
  func `a film is the same for the same seed`(format: String) throws {
    let command =
      "printf '\\033[31mab\\033[m c\\n漢字\\n' | drop --seed 4 --columns 12 --rows 4 --format"
    let first = try BuiltProgram.shell("\(command) \(format)")
    #expect(first.status == 0 && first.errors == "" && first.output.count > 500)
    #expect(try BuiltProgram.shell("\(command) \(format)") == first)
    #expect(try BuiltProgram.shell("\(command) \(format) --reverse").output != first.output)
    if format == "svg" {
      #expect(XMLParser(data: Data(first.output.utf8)).parse())
      for text in ["漢", "#e06c75"] { #expect(first.output.contains(text)) }
    }
  }

  @Test func `a character is one item of a film, from its start to its end`() throws {
    let outcome = try BuiltProgram.shell(
      "printf 'ab c\\n漢\\n' | drop --seed 4 --columns 12 --rows 4 --format json")
    let recording = try JSONDecoder().decode(Recording.self, from: Data(outcome.output.utf8))
    #expect(recording.items.map(\.appearance.label) == ["a", "b", "c", "漢"])
    for (item, place) in zip(recording.items, [(5, 10), (15, 10), (35, 10), (10, 30)]) {
      #expect(item.presence == [0...recording.duration])
      let first = try #require(item.keyframes.first).pose.center
      let last = try #require(item.keyframes.last).pose.center
      #expect(first == CGPoint(x: place.0, y: place.1))
      // Half of a cell or less.
      #expect(abs(last.x - first.x) <= 5.6 && abs(last.y - first.y) <= 11.2)
    }
  }

  /// The `asciicast` format has a line of JSON for each frame, and ends with the text.
  @Test(arguments: ["", "--reverse", "--effect explode"])
  func `a terminal plays the film`(options: String) throws {
    let outcome = try BuiltProgram.shell(
      "printf 'one\\n two\\n' | drop --seed 4 --columns 12 --rows 4 --format asciicast \(options)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].contains("\"height\":4") && lines[0].contains("\"width\":12"))
    var screen = GlyphScreen(columns: 12, rows: 4)
    var last = 0.0
    for (index, line) in lines.dropFirst().enumerated() {
      let event = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let time = try #require(event[0] as? Double)
      #expect(time >= last && event[1] as? String == "o")
      last = time
      // The first one clears the screen.
      if index > 0 { screen.read(try #require(event[2] as? String)) }
    }
    #expect(last > 1 && screen.complaints == [])
    #expect(screen.lines == ["one", " two", "", ""])
  }

  // MARK: Terminals

  /// The cursor is in the fourth row, and the terminal has the usual attributes.
  private static let answer = "\u{1B}[4;1R\u{1B}[?62c"

  @Test func `it shows the text as cat does, drops it, and leaves it there`() throws {
    let session = try TerminalSession.of(
      "printf 'a\\nbc\\n' | drop --seed 1 --duration 0.2", answer: Self.answer)
    try session.wait(for: "a\r\nbc\r\n")
    try session.wait(for: "\u{1B}[?1049h")
    // In the rows in which it is: its last line is above the cursor.
    try session.wait(for: "\u{1B}[2Ha")
    try session.expectRestored(before: "status 0")
    #expect(session.finish() == 0)
  }

  @Test(arguments: ["q", "Q", "\u{1B}"]) func `keys end it`(key: String) throws {
    let session = try TerminalSession.of("printf 'a\\nbc\\n' | drop --loop", answer: Self.answer)
    try session.wait(for: "\u{1B}[?1049h")
    try session.wait(for: "bc")
    session.type(key)
    try session.expectRestored(before: "status 0")
    #expect(session.finish() == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `signals end it, and restore the terminal`(number: Int32) throws {
    let session = try TerminalSession.of("printf 'a\\nbc\\n' | drop --loop", answer: Self.answer)
    try session.wait(for: "\u{1B}[?1049h")
    try session.wait(for: "bc")
    session.signal(number)
    try session.expectRestored(before: "status \(128 + number)")
    #expect(session.finish() == 0)
  }

  @Test func `Ctrl-C ends it, and the script that it is in`() throws {
    let session = try TerminalSession.of("printf 'a\\nbc\\n' | drop --loop", answer: Self.answer)
    try session.wait(for: "\u{1B}[?1049h")
    try session.wait(for: "bc")
    session.type("\u{03}")
    try session.wait(for: TerminalSession.closing)
    #expect(session.finish() == 130)
    #expect(try session.modes == session.firstModes && !session.reportsMouse)
  }

  @Test func `Ctrl-Z gives the terminal back, and going on draws all again`() throws {
    let session = try TerminalSession.ofStoppable("drop --loop <<<$'a\\nbc'")
    try session.wait(for: "\u{1B}[?1049h")
    try session.wait(for: "bc")
    session.type("\u{1A}")
    try session.expectRestored(before: "stopped, status 148")
    session.type("\n")
    try session.wait(for: "\u{1B}[?1049h")
    session.type("q")
    try session.expectRestored(before: "ended, status 0")
    #expect(session.finish() == 0)
  }

  @Test func `the mouse throws a character on a terminal`() throws {
    let session = try TerminalSession.of(
      "printf 'x\\n' | drop --seed 1 --duration 60", answer: "\u{1B}[2;1R\u{1B}[?62c")
    try session.wait(for: "\u{1B}[?1002h\u{1B}[?1006h")
    try session.wait(for: "x")
    session.type("\u{1B}[<0;1;1M")
    for step in 1...20 {
      session.type("\u{1B}[<32;\(1 + 2 * step);2M")
      try session.wait(for: "x")
    }
    session.type("\u{1B}[<0;41;2m")
    try session.wait(for: "x")
    try session.quit()
  }

  @Test func `another size of the terminal ends it`() throws {
    let session = try TerminalSession.of("printf 'a\\nbc\\n' | drop --loop", answer: Self.answer)
    try session.wait(for: "\u{1B}[?1049h")
    try session.wait(for: "bc")
    session.resize(60, 20)
    try session.expectRestored(before: "status 0")
    #expect(session.finish() == 0)
  }

  @Test(arguments: ["printf ''", "printf ' \\n\\n'"])
  func `nothing falls of a blank text`(command: String) throws {
    let session = try TerminalSession.of("\(command) | drop")
    try session.wait(for: "status 0")
    #expect(session.finish() == 0)
    #expect(!session.transcript.contains("\u{1B}[?1049h"))
  }

  @Test func `a text is needed, and a terminal that moves its cursor`() throws {
    let session = try TerminalSession(
      "drop; echo \"status $?\"; printf 'abc\\n' | TERM=dumb drop; echo \"status $?\"")
    try session.wait(for: "There is no text to read.")
    try session.wait(for: "status 64")
    try session.wait(for: "abc\r\nstatus 0")
    #expect(session.finish() == 0)
    #expect(!session.transcript.contains("\u{1B}[?1049h"))
  }
}
