import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

/// Items that look as paths and texts.
@Suite struct FigureTests {
  private typealias Figure = RecordingAppearance.Figure

  private static func figures() -> [Figure] {
    let path = BezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    path.move(to: CGPoint(x: -3, y: 0))
    path.addLine(to: CGPoint(x: 3, y: 0))
    path.addQuadCurve(to: CGPoint(x: 9, y: 6), controlPoint: CGPoint(x: 6, y: 3))
    var ring = Figure(path, fill: "#0066cc80", stroke: "#112233", strokeWidth: 2.5)
    ring.fillRule = .evenOdd
    ring.lineCap = .round
    ring.lineJoin = .bevel
    var text = Figure(BezierPath(rect: CGRect(x: -5, y: -4, width: 10, height: 5)), fill: "#ff0000")
    text.text = .init(
      "<a & b>", at: CGPoint(x: 0, y: 1), angle: .pi / 2, size: 12, alignment: .middle,
      fonts: "\"A\", serif", isBold: true, isItalic: true)
    return [ring, text]
  }

  private static func recording(_ figures: [Figure]) -> Recording {
    let item = BasicItem(center: CGPoint(x: 50, y: 50), size: CGSize(width: 20, height: 20))
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    animator.addBehavior(GravityBehavior(items: [item]))
    return animator.record(for: 0.1) { _ in RecordingAppearance(figures: figures) }
  }

  private static func text(_ figures: [Figure], as format: RecordingFormat) throws -> String {
    String(decoding: try recording(figures).data(as: format), as: UTF8.self)
  }

  @Test(arguments: [RecordingFormat.svg, .html]) func `pages draw them`(format: RecordingFormat)
    throws
  {
    let text = try Self.text(Self.figures(), as: format)
    #expect(text.contains("<path d=\"M10 0C10 5.523 5.523 10 0 10C-5.523 10 -10 5.523 -10 0"))
    #expect(text.contains("ZM-3 0L3 0C5 2 7 4 9 6\""))
    #expect(
      text.contains(
        """
         fill="#0066cc" fill-opacity="0.5" fill-rule="evenodd" stroke="#112233" stroke-width="2.5" \
        stroke-linecap="round" stroke-linejoin="bevel"/>
        """))
    #expect(
      text.contains(
        """
        <text transform="translate(0 1)rotate(90)" font-size="12" font-family="&quot;A&quot;, serif" \
        font-weight="bold" font-style="italic" text-anchor="middle" fill="#ff0000">&lt;a &amp; b&gt;</text>
        """))
  }

  @Test func `Lottie draws their paths, the topmost first`() throws {
    let text = try Self.text(Self.figures(), as: .lottie)
    let (top, bottom) = (text.firstRange(of: "\"r\":1}"), text.firstRange(of: "\"r\":2}"))
    #expect(try #require(top).lowerBound < #require(bottom).lowerBound)
    #expect(
      text.contains(
        "\"v\":[[-3,0],[3,0],[9,6]],\"i\":[[0,0],[0,0],[-2,-2]],\"o\":[[0,0],[2,2],[0,0]]"))
    #expect(text.contains("\"lc\":2,\"lj\":3"))
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `they survive a file`() throws {
    let recording = Self.recording(Self.figures())
    let decoded = try JSONDecoder().decode(Recording.self, from: recording.data(as: .json))
    #expect(decoded == recording)
    #expect(decoded.items[0].appearance.figures == Self.figures())
  }

  /// Recordings that earlier versions have written have none.
  @Test func `an appearance without them can be read`() throws {
    let look = try JSONDecoder().decode(
      RecordingAppearance.self, from: Data("{\"cornerRadius\":2}".utf8))
    #expect(look == RecordingAppearance(cornerRadius: 2))
  }

  @Test(arguments: [-1, Double.nan, .infinity, 1e10])
  func `numbers out of their range are reported, and the shape is drawn`(number: Double) throws {
    for change in 0..<3 {
      var figures = Self.figures()
      if change == 0 { figures[0].strokeWidth = number }
      if change == 1 { figures[1].text?.size = CGFloat(number) }
      if change == 2 { figures[1].text?.origin.x = CGFloat(number == -1 ? .nan : number) }
      let (text, diagnostics) = try DynamicsDiagnostics.collecting {
        try Self.text(figures, as: .svg)
      }
      #expect(diagnostics.count == 1 && text.contains("<rect x=\"-10\""))
      #expect(throws: (any Error).self) {
        var recording = Self.recording([])
        recording.items[0].appearance.figures = figures
        let data = try recording.data(as: .json)
        _ = try JSONDecoder().decode(Recording.self, from: data)
      }
    }
  }
}
