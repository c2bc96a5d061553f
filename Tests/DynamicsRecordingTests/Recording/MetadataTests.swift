import Dynamics
import DynamicsRecording
import DynamicsTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MetadataTests {
  /// Text that ends its surroundings, that XML forbids, or that is written in several ways.
  private static let oddTexts = [
    "", " ", "seed", "\"'<&>\\", "</metadata></script><!--", "]]>", "\n\r\t\u{0}\u{1B}\u{7F}\u{85}",
    "\u{2028}\u{2029}\u{FEFF}\u{FFFE}\u{FFFF}", "👩‍👩‍👧 A♠ 10♥", "e\u{301}", "\u{301}", "viewport",
    "constructor",
    "__proto__", "{\"a\":1}", "&amp;#0;",
  ]

  private static func odd(_ random: inout SeededGenerator) -> String {
    (0..<random.int(in: 0...3)).map { _ in
      random.bool()
        ? oddTexts[random.int(in: 0...oddTexts.count - 1)]
        : String(Unicode.Scalar(UInt32(random.int(in: 0...0xD7FF)))!)
    }.joined()
  }

  private static func oddRecording(seed: UInt64) -> Recording {
    var random = SeededGenerator(seed: seed)
    var recording = Recording.random(seed: seed, items: 2, frames: 6)
    for _ in 0...random.int(in: 0...6) { recording.metadata[odd(&random)] = odd(&random) }
    for text in oddTexts where random.bool() { recording.metadata[text] = text }
    return recording
  }

  private static func object(_ text: some StringProtocol) throws -> [String: String]? {
    try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func everyFormatKeepsOddTexts(seed: UInt64) throws {
    let recording = Self.oddRecording(seed: seed)
    let metadata = recording.metadata
    func text(_ format: RecordingFormat) throws -> String {
      String(decoding: try recording.data(as: format), as: UTF8.self)
    }
    for data in [try recording.data(as: .json), try JSONEncoder().encode(recording)] {
      #expect(try JSONDecoder().decode(Recording.self, from: data) == recording)
    }

    let picture = MetadataReader()
    let parser = XMLParser(data: try recording.data(as: .svg))
    parser.delegate = picture
    #expect(parser.parse())
    #expect(try Self.object(picture.text) == metadata)

    let lottie = try JSONSerialization.jsonObject(with: recording.data(as: .lottie))
    #expect((lottie as? [String: Any])?["meta"] as? [String: String] == metadata)
    #expect(try LottieRules(recording.data(as: .lottie)).faults == [])

    let page = try text(.html)
    let data = try #require(page.firstMatch(of: #/id="data">\n([^<]*)<\/script>/#)?.1)
    let values = try JSONSerialization.jsonObject(with: Data(data.utf8))
    #expect((values as? [String: Any])?["metadata"] as? [String: String] == metadata)
    // An accent at the start of a text joins the character before it.
    let elements = page.matches(
      of: #/<meta name="recording:[^"<>]*" content="[^"<>]*">/#.matchingSemantics(.unicodeScalar))
    #expect(elements.count == metadata.count)
    #expect(
      page.matches(of: #/<dt>[^<>]*<\/dt><dd>[^<>]*<\/dd>/#.matchingSemantics(.unicodeScalar)).count
        == metadata.count)
  }

  @Test func editsKeepIt() {
    let recording = Self.oddRecording(seed: 3)
    #expect(!recording.metadata.isEmpty)
    for edited in [
      recording.trimmed(to: 0.02...0.05), recording.reversed(),
      recording.resampled(framesPerSecond: 20), recording.simplified(tolerance: 1, angle: 1),
    ] { #expect(edited.metadata == recording.metadata) }
  }

  @Test func aRecorderPassesItOn() {
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let recorder = Recorder(animator)
    recorder.metadata["seed"] = "7"
    recorder.start()
    animator.advance(by: 0.1)
    recorder.stop()
    #expect(recorder.recording.metadata == ["seed": "7"])
    recorder.metadata["score"] = "12"
    #expect(recorder.recording.metadata == ["seed": "7", "score": "12"])
  }

  @Test func filesWithoutItStayAsTheyWere() throws {
    let recording = Recording.random(seed: 1)
    for format in [RecordingFormat.json, .svg, .html, .lottie] {
      let written = String(decoding: try recording.data(as: format), as: UTF8.self)
      #expect(written.firstMatch(of: #/"?metadata"?[:>]|"meta":|recording:|<dl>/#) == nil)
    }
    let decoded = try JSONDecoder().decode(Recording.self, from: recording.data(as: .json))
    #expect(decoded.metadata.isEmpty)
  }

  @Test func tooMuchIsReportedAndChangesNothing() throws {
    let most = String(repeating: "x", count: (1 << 20) - 4)
    var recording = Recording.random(seed: 1, items: 1, frames: 2)
    let recorder = Recorder(DynamicAnimator(referenceBounds: .zero))
    let (_, fitting) = DynamicsDiagnostics.collecting {
      recording.metadata = ["note": most]
      recorder.metadata = ["note": most]
    }
    #expect(fitting.isEmpty)
    #expect(recording.metadata["note"] == most)
    let (_, reports) = DynamicsDiagnostics.collecting {
      recording.metadata["é"] = ""
      recorder.metadata["é"] = ""
    }
    #expect(reports.count == 2)
    #expect(recording.metadata.count == 1 && recorder.metadata.count == 1)
    let text = String(decoding: try recording.data(as: .json), as: UTF8.self)
    let larger = Data(text.replacing("\"note\":", with: "\"é\":\"\",\"note\":").utf8)
    let error = #expect(throws: RecordingError.self) {
      try JSONDecoder().decode(Recording.self, from: larger)
    }
    #expect(error == .corrupt("its metadata has more than 1048576 bytes"))
  }
}

/// Reads the text of the element `<metadata>`.
private final class MetadataReader: NSObject, XMLParserDelegate {
  var text = ""
  private var isInside = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { isInside = name == "metadata" }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { isInside = false }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if isInside { text += characters }
  }
}
