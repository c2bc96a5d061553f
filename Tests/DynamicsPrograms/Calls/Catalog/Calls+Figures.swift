import Dynamics
import DynamicsRecording
import Foundation

extension Call {
  /// Figures of appearances.
  nonisolated(unsafe) static let figures: [Call] = [
    Call(
      "RecordingAppearance.init(figures:label:)",
      "RecordingAppearance.Figure.init(_:fill:stroke:strokeWidth:)"
    ) { s in
      let look = RecordingAppearance(
        figures: s.list(0...3) { s.figure() }, label: s.optional(s.text()))
      let recording = s.animator().record(for: 0.02) { _ in look }
      for format in [RecordingFormat.svg, .html, .lottie] {
        s.see(try recording.data(as: format).count)
      }
    },
    .field("RecordingAppearance.figures", \.figures, of: { $0.appearance() }) { s in
      s.optional([s.figure()])
    },
    .field("RecordingAppearance.Figure.curves", \.curves, of: { $0.figure() }) {
      $0.figure().curves
    },
    .field("RecordingAppearance.Figure.fill", \.fill, of: { $0.figure() }) {
      $0.optional($0.color())
    },
    .field("RecordingAppearance.Figure.fillRule", \.fillRule, of: { $0.figure() }) {
      $0.pick([.nonzero, .evenOdd])
    },
    .field("RecordingAppearance.Figure.stroke", \.stroke, of: { $0.figure() }) {
      $0.optional($0.color())
    },
    .field("RecordingAppearance.Figure.strokeWidth", \.strokeWidth, of: { $0.figure() }) {
      $0.number(0...9)
    },
    .field("RecordingAppearance.Figure.lineCap", \.lineCap, of: { $0.figure() }) {
      $0.pick([.butt, .round, .square])
    },
    .field("RecordingAppearance.Figure.lineJoin", \.lineJoin, of: { $0.figure() }) {
      $0.pick([.miter, .round, .bevel])
    },
    .field("RecordingAppearance.Figure.text", \.text, of: { $0.figure() }) {
      $0.optional($0.lineOfText())
    },
    .field("RecordingAppearance.Figure.image", \.image, of: { $0.figure() }) {
      $0.optional($0.image())
    },
    Call("RecordingAppearance.Figure.Image.init(_:_:transform:opacity:)") { s in s.see(s.image()) },
    .field("RecordingAppearance.Figure.Image.data", \.data, of: { $0.image() }) {
      Data($0.text().utf8)
    },
    .field("RecordingAppearance.Figure.Image.mediaType", \.mediaType, of: { $0.image() }) {
      $0.pick([.png, .jpeg])
    },
    .field("RecordingAppearance.Figure.Image.transform", \.transform, of: { $0.image() }) {
      $0.transform()
    },
    .field("RecordingAppearance.Figure.Image.opacity", \.opacity, of: { $0.image() }) {
      $0.number(0...1)
    },
    Call(of: "RecordingAppearance.Figure.Image.MediaType", "png jpeg init(rawValue:)") { s in
      let types: [RecordingAppearance.Figure.Image.MediaType] = [.png, .jpeg]
      s.see(types, RecordingAppearance.Figure.Image.MediaType(rawValue: s.word("image/png")))
    },
    Call(of: "RecordingAppearance.Figure.Curve", "points isClosed") { s in
      for curve in s.figure().curves { s.see(curve.points, curve.isClosed) }
    },
    Call(of: "RecordingAppearance.Figure.FillRule", "nonzero evenOdd init(rawValue:)") { s in
      let rules: [RecordingAppearance.Figure.FillRule] = [.nonzero, .evenOdd]
      s.see(rules, RecordingAppearance.Figure.FillRule(rawValue: s.word("evenodd")))
    },
    Call(of: "RecordingAppearance.Figure.LineCap", "butt round square init(rawValue:)") { s in
      let caps: [RecordingAppearance.Figure.LineCap] = [.butt, .round, .square]
      s.see(caps, RecordingAppearance.Figure.LineCap(rawValue: s.word("butt")))
    },
    Call(of: "RecordingAppearance.Figure.LineJoin", "miter round bevel init(rawValue:)") { s in
      let joins: [RecordingAppearance.Figure.LineJoin] = [.miter, .round, .bevel]
      s.see(joins, RecordingAppearance.Figure.LineJoin(rawValue: s.word("bevel")))
    },
    Call(of: "RecordingAppearance.Figure.Alignment", "start middle end init(rawValue:)") { s in
      let places: [RecordingAppearance.Figure.Alignment] = [.start, .middle, .end]
      s.see(places, RecordingAppearance.Figure.Alignment(rawValue: s.word("end")))
    },
    Call("RecordingAppearance.Figure.Text.init(_:at:angle:size:alignment:fonts:isBold:isItalic:)") {
      s in
      s.see(s.lineOfText())
    },
    .field("RecordingAppearance.Figure.Text.string", \.string, of: { $0.lineOfText() }) {
      $0.text()
    },
    .field("RecordingAppearance.Figure.Text.origin", \.origin, of: { $0.lineOfText() }) {
      $0.point()
    },
    .field("RecordingAppearance.Figure.Text.angle", \.angle, of: { $0.lineOfText() }) {
      $0.angle()
    },
    .field("RecordingAppearance.Figure.Text.size", \.size, of: { $0.lineOfText() }) {
      $0.number(1...30)
    },
    .field("RecordingAppearance.Figure.Text.alignment", \.alignment, of: { $0.lineOfText() }) {
      $0.pick([.start, .middle, .end])
    },
    .field("RecordingAppearance.Figure.Text.fonts", \.fonts, of: { $0.lineOfText() }) { $0.text() },
    .field("RecordingAppearance.Figure.Text.isBold", \.isBold, of: { $0.lineOfText() }) {
      $0.flag()
    },
    .field("RecordingAppearance.Figure.Text.isItalic", \.isItalic, of: { $0.lineOfText() }) {
      $0.flag()
    },
  ]
}

extension ValueSource {
  func figure() -> RecordingAppearance.Figure {
    var figure = RecordingAppearance.Figure(
      path(), fill: optional(color()), stroke: optional(color()), strokeWidth: number(0...9))
    if chance(3) { figure.text = lineOfText() }
    if chance(5) { figure.image = image() }
    return figure
  }

  func image() -> RecordingAppearance.Figure.Image {
    RecordingAppearance.Figure.Image(
      Data(text().utf8), pick([.png, .jpeg]), transform: transform(), opacity: number(0...1))
  }

  func lineOfText() -> RecordingAppearance.Figure.Text {
    RecordingAppearance.Figure.Text(
      text(), at: point(), angle: CGFloat(angle()), size: CGFloat(number(1...30)),
      alignment: pick([.start, .middle, .end]), fonts: word("serif"), isBold: flag(),
      isItalic: flag())
  }
}
