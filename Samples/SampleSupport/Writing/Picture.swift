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
  package var showsXray = false
  /// When it begins to play, in seconds.
  package var startTime: TimeInterval = 0

  package init(title: String, description: String, background: String, definitions: String = "") {
    self.title = title
    self.description = description
    self.background = background
    self.definitions = definitions
  }
}

extension Format {
  /// Whether the format shows SVG that items bring along.
  package var drawsSVG: Bool { self == .svg }

  /// How to write recordings; `nil` for what is not made of one.
  package func recordingFormat(_ picture: Picture) -> RecordingFormat? {
    switch self {
    case .live, .text: nil
    case .svg:
      .svg(
        style: SVGStyle(
          title: picture.title, description: picture.description, background: picture.background,
          definitions: picture.definitions, showsXray: picture.showsXray,
          startTime: picture.startTime))
    case .csv: .csv
    case .json: .json
    }
  }
}
