import Dynamics
import DynamicsRecording
import Testing

/// An accent after `*/`, a quote or a comma hid these from whoever looked for characters: a label could end a
/// comment in CSS and write rules of its own, or a field in CSV.
@Suite struct AccentedLabelTests {
  @Test func aCommentInCSSEndsWhereItShould() throws {
    let css = try text(label: "*/\u{301}body{display:none}/*", .css)
    let ends = zip(css.utf8, css.utf8.dropFirst()).count { $0 == 0x2A && $1 == 0x2F }
    // The head's and the item's.
    #expect(ends == 2)
  }

  @Test func aFieldOfCSVIsQuoted() throws {
    let csv = try text(label: "a,\u{301}b\"\u{301}c\nd", .csv)
    let field = "\"a,\u{301}b\"\"\u{301}c\nd\""
    #expect(csv.utf8.split(separator: 0x0A).count == 3)
    #expect(Array(csv.utf8).firstRange(of: Array(field.utf8)) != nil)
  }

  private func text(label: String, _ format: RecordingFormat) throws -> String {
    var recording = Recording.stillBox(duration: 0, framesPerSecond: 60)
    recording.items[0].appearance.label = label
    return String(decoding: try recording.data(as: format), as: UTF8.self)
  }
}
