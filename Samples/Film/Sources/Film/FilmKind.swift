import DynamicsPictures
import DynamicsRecording
import Foundation

/// The formats of a film, by the ending of its file.
enum FilmKind: String {
  case gif, webp, mp4

  init?(ofFile path: String) {
    self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  func format(_ style: PictureStyle) -> RecordingFormat {
    switch self {
    case .gif: .gif(style: style)
    case .webp: .webp(style: style)
    case .mp4: .mp4(style: style)
    }
  }
}
