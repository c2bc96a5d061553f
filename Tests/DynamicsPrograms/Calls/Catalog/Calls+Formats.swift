import Dynamics
import DynamicsRecording
import Foundation

extension Call {
  /// Formats, their styles, and appearances.
  nonisolated(unsafe) static let formats: [Call] = [
    format("RecordingFormat.asciicast") { _ in .asciicast },
    format("RecordingFormat.css") { _ in .css },
    format("RecordingFormat.csv") { _ in .csv },
    format("RecordingFormat.html") { _ in .html },
    format("RecordingFormat.json") { _ in .json },
    format("RecordingFormat.lottie") { _ in .lottie },
    format("RecordingFormat.svg") { _ in .svg },
    format("RecordingFormat.webAnimations") { _ in .webAnimations },
    format(
      "RecordingFormat.asciicast(style:)",
      "AsciicastStyle.init(title:columns:rows:colors:background:showsXray:framesPerSecond:idleLimit:)"
    ) {
      .asciicast(style: $0.asciicastStyle())
    },
    format(
      "RecordingFormat.css(style:)",
      "CSSStyle.init(prefix:reducedMotion:units:start:delay:stagger:showsXray:tolerance:angleTolerance:)"
    ) {
      .css(style: $0.cssStyle())
    },
    format("RecordingFormat.webAnimations(showsXray:tolerance:angleTolerance:)") {
      .webAnimations(
        showsXray: $0.flag(), tolerance: $0.number(0.1...2), angleTolerance: $0.number(0.01...0.2))
    },
    format(
      "RecordingFormat.html(style:)",
      "HTMLStyle.init(title:description:background:definitions:showsXray:repeats:startTime:prefix:reducedMotion:isEmbedded:)"
    ) {
      .html(style: $0.htmlStyle())
    },
    format(
      "RecordingFormat.lottie(style:)",
      "LottieStyle.init(title:showsXray:tolerance:angleTolerance:)"
    ) {
      .lottie(style: $0.lottieStyle())
    },
    format(
      "RecordingFormat.svg(style:)",
      "SVGStyle.init(title:description:background:definitions:showsXray:repeats:hold:startTime:tolerance:angleTolerance:width:prefix:reducedMotion:)"
    ) {
      .svg(style: $0.svgStyle())
    },
    format(
      "RecordingFormat.init(name:fileExtension:write:)", "RecordingOutput.write(_:)",
      "RecordingOutput.write(contentsOf:)", "RecordingOutput.byteCount"
    ) { s in
      let text = s.text()
      return RecordingFormat(name: s.text(), fileExtension: s.text()) { _, output in
        try output.write(text)
        try output.write(contentsOf: text.utf8)
        try output.write("\(output.byteCount)")
      }
    },
    Call(of: "RecordingFormat", "name fileExtension") { s in
      s.see(RecordingFormat.svg.name, RecordingFormat.svg.fileExtension)
    },
    Call("Recording.data(as:maximumBytes:)") { s in
      s.see(
        try s.recording().data(
          as: .svg(style: s.svgStyle()), maximumBytes: s.integer(1...1_000_000)))
    },
    Call("Recording.write(as:to:maximumBytes:)") { s in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "calls-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // Only below the folder.
      let name = String(s.text().prefix(300)).replacing("/", with: "").replacing("..", with: "")
      let file = folder.appendingPathComponent(name.isEmpty ? "film" : name)
      // The error names the folder of this run.
      do {
        try s.recording().write(as: .json, to: file, maximumBytes: s.integer(1...1_000_000))
        s.see(1)
      } catch { s.see(2) }
    },

    .field("SVGStyle.title", \.title, of: { $0.svgStyle() }) { $0.optional($0.text()) },
    .field("SVGStyle.description", \.description, of: { $0.svgStyle() }) { $0.optional($0.text()) },
    .field("SVGStyle.background", \.background, of: { $0.svgStyle() }) { $0.text() },
    .field("SVGStyle.definitions", \.definitions, of: { $0.svgStyle() }) { $0.text() },
    .field("SVGStyle.showsXray", \.showsXray, of: { $0.svgStyle() }) { $0.flag() },
    .field("SVGStyle.repeats", \.repeats, of: { $0.svgStyle() }) { $0.flag() },
    .field("SVGStyle.hold", \.hold, of: { $0.svgStyle() }) { $0.seconds() },
    .field("SVGStyle.startTime", \.startTime, of: { $0.svgStyle() }) { $0.seconds() },
    .field("SVGStyle.tolerance", \.tolerance, of: { $0.svgStyle() }) { $0.number(0...2) },
    .field("SVGStyle.angleTolerance", \.angleTolerance, of: { $0.svgStyle() }) { $0.number(0...2) },
    .field("SVGStyle.width", \.width, of: { $0.svgStyle() }) { $0.optional($0.number(1...900)) },
    .field("SVGStyle.prefix", \.prefix, of: { $0.svgStyle() }) { $0.prefix() },
    .field("SVGStyle.reducedMotion", \.reducedMotion, of: { $0.svgStyle() }) { $0.reducedMotion() },
    .field("CSSStyle.prefix", \.prefix, of: { $0.cssStyle() }) { $0.prefix() },
    .field("CSSStyle.reducedMotion", \.reducedMotion, of: { $0.cssStyle() }) { $0.reducedMotion() },
    .field("CSSStyle.units", \.units, of: { $0.cssStyle() }) { $0.pick(CSSStyle.Units.allCases) },
    .field("CSSStyle.start", \.start, of: { $0.cssStyle() }) { $0.pick(CSSStyle.Start.allCases) },
    .field("CSSStyle.delay", \.delay, of: { $0.cssStyle() }) { $0.seconds() },
    .field("CSSStyle.stagger", \.stagger, of: { $0.cssStyle() }) { $0.seconds() },
    .field("CSSStyle.showsXray", \.showsXray, of: { $0.cssStyle() }) { $0.flag() },
    .field("CSSStyle.tolerance", \.tolerance, of: { $0.cssStyle() }) { $0.number(0...2) },
    .field("CSSStyle.angleTolerance", \.angleTolerance, of: { $0.cssStyle() }) { $0.number(0...2) },
    .field("HTMLStyle.title", \.title, of: { $0.htmlStyle() }) { $0.optional($0.text()) },
    .field("HTMLStyle.description", \.description, of: { $0.htmlStyle() }) {
      $0.optional($0.text())
    },
    .field("HTMLStyle.background", \.background, of: { $0.htmlStyle() }) { $0.text() },
    .field("HTMLStyle.definitions", \.definitions, of: { $0.htmlStyle() }) { $0.text() },
    .field("HTMLStyle.showsXray", \.showsXray, of: { $0.htmlStyle() }) { $0.flag() },
    .field("HTMLStyle.repeats", \.repeats, of: { $0.htmlStyle() }) { $0.flag() },
    .field("HTMLStyle.startTime", \.startTime, of: { $0.htmlStyle() }) { $0.seconds() },
    .field("HTMLStyle.prefix", \.prefix, of: { $0.htmlStyle() }) { $0.prefix() },
    .field("HTMLStyle.reducedMotion", \.reducedMotion, of: { $0.htmlStyle() }) {
      $0.reducedMotion()
    },
    .field("HTMLStyle.isEmbedded", \.isEmbedded, of: { $0.htmlStyle() }) { $0.flag() },
    .field("LottieStyle.title", \.title, of: { $0.lottieStyle() }) { $0.optional($0.text()) },
    .field("LottieStyle.showsXray", \.showsXray, of: { $0.lottieStyle() }) { $0.flag() },
    .field("LottieStyle.tolerance", \.tolerance, of: { $0.lottieStyle() }) { $0.number(0...2) },
    .field("LottieStyle.angleTolerance", \.angleTolerance, of: { $0.lottieStyle() }) {
      $0.number(0...2)
    },
    .field("AsciicastStyle.title", \.title, of: { $0.asciicastStyle() }) { $0.optional($0.text()) },
    .field("AsciicastStyle.columns", \.columns, of: { $0.asciicastStyle() }) { $0.integer() },
    .field("AsciicastStyle.rows", \.rows, of: { $0.asciicastStyle() }) { $0.integer() },
    .field("AsciicastStyle.colors", \.colors, of: { $0.asciicastStyle() }) {
      $0.pick(TerminalColors.allCases)
    },
    .field("AsciicastStyle.background", \.background, of: { $0.asciicastStyle() }) { $0.color() },
    .field("AsciicastStyle.showsXray", \.showsXray, of: { $0.asciicastStyle() }) { $0.flag() },
    .field("AsciicastStyle.framesPerSecond", \.framesPerSecond, of: { $0.asciicastStyle() }) {
      $0.number(1...60)
    },
    .field("AsciicastStyle.idleLimit", \.idleLimit, of: { $0.asciicastStyle() }) {
      $0.optional($0.seconds())
    },
    Call(of: "RecordingFormat.ReducedMotion", "firstPose lastPose") { s in
      let motions: [RecordingFormat.ReducedMotion] = [.firstPose, .lastPose]
      s.see(motions == RecordingFormat.ReducedMotion.allCases)
    },
    Call(of: "CSSStyle.Units", "container points") { s in
      let units: [CSSStyle.Units] = [.container, .points]
      s.see(units == CSSStyle.Units.allCases)
    },
    Call(of: "CSSStyle.Start", "onClass onLoad") { s in
      let starts: [CSSStyle.Start] = [.onClass, .onLoad]
      s.see(starts == CSSStyle.Start.allCases)
    },
    Call(of: "TerminalColors", "indexed none trueColor init(rawValue:)") { s in
      let colors: [TerminalColors] = [.indexed, .none, .trueColor]
      s.see(colors, TerminalColors(rawValue: s.word("none")))
    },

    Call(
      "RecordingAppearance.init(fill:stroke:cornerRadius:label:svg:)",
      "RecordingAppearance.outlined(_:)"
    ) { s in
      s.see(RecordingAppearance.outlined(s.integer()), s.appearance())
    },
    .field("RecordingAppearance.fill", \.fill, of: { $0.appearance() }) { $0.optional($0.color()) },
    .field("RecordingAppearance.stroke", \.stroke, of: { $0.appearance() }) {
      $0.optional($0.color())
    },
    .field("RecordingAppearance.cornerRadius", \.cornerRadius, of: { $0.appearance() }) {
      $0.number(0...20)
    },
    .field("RecordingAppearance.label", \.label, of: { $0.appearance() }) {
      $0.optional($0.text())
    },
    .field("RecordingAppearance.svg", \.svg, of: { $0.appearance() }) { $0.optional($0.text()) },
    .field("RecordingAppearance.Color.red", \.red, of: { $0.color() }) { $0.byte() },
    .field("RecordingAppearance.Color.green", \.green, of: { $0.color() }) { $0.byte() },
    .field("RecordingAppearance.Color.blue", \.blue, of: { $0.color() }) { $0.byte() },
    .field("RecordingAppearance.Color.alpha", \.alpha, of: { $0.color() }) { $0.byte() },
    Call(of: "RecordingAppearance.Color", "init(red:green:blue:alpha:) hex") { s in
      s.see(s.color().hex)
    },
    Call(of: "RecordingAppearance.Color", "init(hex:) init(stringLiteral:)") { s in
      typealias Color = RecordingAppearance.Color
      s.see(Color(hex: s.word("#fff", "#c48b4c", "c48b4c80"))?.hex)
      s.see(Color(stringLiteral: s.word("#c48b4c")).hex)
    },
    Call("RecordingAppearance.Color.opacity(_:)") { s in
      s.see(s.color().opacity(s.number(0...1)).hex)
    },
  ]

  /// A call that writes a recording in a format.
  private static func format(
    _ symbols: String..., format: @escaping (ValueSource) -> RecordingFormat
  ) -> Call {
    Call(symbols) { s in
      s.see(try s.recording().data(as: format(s), maximumBytes: 1 << 24))
    }
  }
}
