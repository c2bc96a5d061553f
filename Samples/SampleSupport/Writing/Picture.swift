package import DynamicsRecording

/// The surroundings of a recording in formats that draw.
package struct Picture {
  /// The style of SVG; other formats take as much of it as they have.
  package var style: SVGStyle
  /// The background color in formats without SVG.
  package var ground: Color

  package init(_ style: SVGStyle, ground: Color) {
    self.style = style
    self.ground = ground
  }
}

extension Format {
  /// Whether the format draws the SVG of items.
  package var drawsSVG: Bool { self == .svg || self == .html }

  /// Returns the format of a recording; `nil` for a format that is not made from a recording.
  package func recordingFormat(_ picture: Picture) -> RecordingFormat? {
    let style = picture.style
    switch self {
    case .live, .text: return nil
    case .svg: return .svg(style: style)
    case .html:
      return .html(
        style: HTMLStyle(
          title: style.title, description: style.description, background: style.background,
          definitions: style.definitions, showsXray: style.showsXray, startTime: style.startTime,
          prefix: style.prefix, reducedMotion: style.reducedMotion))
    case .css:
      return .css(
        style: CSSStyle(
          prefix: style.prefix, reducedMotion: style.reducedMotion, showsXray: style.showsXray))
    case .webAnimations: return .webAnimations(showsXray: style.showsXray)
    case .lottie:
      return .lottie(style: LottieStyle(title: style.title, showsXray: style.showsXray))
    case .asciicast:
      return .asciicast(
        style: AsciicastStyle(
          title: style.title, background: picture.ground, showsXray: style.showsXray))
    case .csv: return .csv
    case .json: return .json
    }
  }
}
