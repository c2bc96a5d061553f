package import DynamicsRecording
package import Foundation

/// What formats that draw show around a recording.
package struct Picture {
  package var title: String
  package var description: String
  /// SVG elements below all items.
  package var background: String
  /// SVG elements that the looks of items refer to.
  package var definitions: String
  /// The color below all items where there is no SVG.
  package var ground: RecordingAppearance.Color
  package var showsXray = false
  /// When it begins to play, in seconds.
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
  /// Whether the format shows SVG that items bring along.
  package var drawsSVG: Bool { self == .svg || self == .html }

  /// How to write recordings; `nil` for what is not made of one.
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
      showsXray: showsXray, startTime: startTime)
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
