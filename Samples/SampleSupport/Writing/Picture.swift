package import DynamicsRecording
package import Foundation

/// The surroundings of a recording in formats that draw.
package struct Picture {
  package var title: String
  package var description: String
  /// SVG elements below all items.
  package var background: String
  /// SVG elements that the items refer to.
  package var definitions: String
  /// The background color in formats without SVG.
  package var ground: RecordingAppearance.Color
  package var showsXray = false
  /// The width at which a browser shows it, in pixels; `nil` for one pixel a point.
  package var width: CGFloat?
  /// The time at which it starts to play, in seconds.
  package var startTime: TimeInterval = 0

  package init(
    title: String, description: String, background: String, definitions: String = "",
    ground: RecordingAppearance.Color
  ) {
    self.title = title
    self.description = description
    self.background = background
    self.definitions = definitions
    self.ground = ground
  }
}

extension Format {
  /// Whether the format draws the SVG of items.
  package var drawsSVG: Bool { self == .svg || self == .html }

  /// Returns the format of a recording; `nil` for a format that is not made from a recording.
  package func recordingFormat(_ picture: Picture) -> RecordingFormat? {
    switch self {
    case .live, .text: nil
    case .svg: .svg(style: picture.svgStyle)
    case .html: .html(style: picture.htmlStyle)
    case .css: .css(showsXray: picture.showsXray)
    case .webAnimations: .webAnimations(showsXray: picture.showsXray)
    case .lottie:
      .lottie(style: LottieStyle(title: picture.title, showsXray: picture.showsXray))
    case .asciicast: .asciicast(style: picture.asciicastStyle)
    case .csv: .csv
    case .json: .json
    }
  }
}

extension Picture {
  fileprivate var svgStyle: SVGStyle {
    SVGStyle(
      title: title, description: description, background: background, definitions: definitions,
      showsXray: showsXray, startTime: startTime, width: width)
  }

  fileprivate var htmlStyle: HTMLStyle {
    HTMLStyle(
      title: title, description: description, background: background, definitions: definitions,
      showsXray: showsXray, startTime: startTime)
  }

  fileprivate var asciicastStyle: AsciicastStyle {
    var style = AsciicastStyle()
    (style.title, style.background, style.showsXray) = (title, ground, showsXray)
    return style
  }
}
