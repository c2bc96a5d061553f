import DynamicsRecording
import Foundation

/// A short motion, as a picture that moves and as a page that plays it.
///
/// Its code is the example of its page, but for the lines that speak to the film.
public struct Scene: Sendable {
  let name: String
  /// Below the catalog.
  let page: String
  /// The module whose catalog has the page.
  let module: String
  /// Seconds.
  let duration: TimeInterval
  /// The time at which the picture opens, in seconds: its moment is seen where nothing moves.
  let opening: TimeInterval
  /// How long the end is seen, in seconds.
  let hold: TimeInterval
  /// Pixels per point.
  let scale: Double
  /// Whether the page has the scene's code as an example.
  public let isExample: Bool
  /// The file that the scene is in.
  public let source: String
  private let title: String
  private let play: @Sendable (Film) -> Void

  /// - Parameter title: By default, the name as words.
  init(
    _ name: String, on page: String, titled title: String? = nil, of module: String = "Dynamics",
    seconds duration: TimeInterval,
    opensAt opening: TimeInterval,
    hold: TimeInterval = 1, scale: Double = 2, isExample: Bool = true, source: String = #filePath,
    play: @escaping @Sendable (Film) -> Void
  ) {
    (self.name, self.page, self.module) = (name, page, module)
    (self.duration, self.opening, self.hold) = (duration, opening, hold)
    self.title = title ?? name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
    (self.scale, self.isExample, self.source, self.play) = (scale, isExample, source, play)
  }

  /// The scene as an SVG that moves, larger than the scene by its scale.
  func draw() throws -> Data {
    let film = Film()
    play(film)
    let recording = film.develop(duration)
    let style = SVGStyle(
      title: title, background: frame(of: recording) + film.background,
      definitions: film.definitions, showsXray: film.showsXray, hold: hold, startTime: opening,
      tolerance: 0.8 / scale, angleTolerance: 0.02, reducedMotion: .firstPose)
    return Data(try recording.data(as: .svg(style: style)).enlarged(by: scale).utf8)
  }

  /// The scene as a page that plays it, with X-ray.
  func player() throws -> Data {
    let film = Film(forPlayer: true)
    play(film)
    let recording = film.develop(duration)
    return try recording.data(
      as: .html(style: HTMLStyle(title: title, background: Self.darkSheet + film.background)))
  }

  /// The looks of the gallery are made for a dark page, too; only X-ray lines need a light sheet.
  private static let darkSheet =
    "<style>@media(prefers-color-scheme:dark){body:not(.shows-xray){--sheet:#1a1a1d}}</style>"

  private func frame(of recording: Recording) -> String {
    let box = recording.bounds.insetBy(dx: 1 / scale, dy: 1 / scale)
    return """
      <rect x="\(box.minX)" y="\(box.minY)" width="\(box.width)" height="\(box.height)" rx="\(String(format: "%.3g", 12 / scale))" \
      fill="#808080" fill-opacity=".08" stroke="#808080" stroke-opacity=".6"/>
      """
  }
}

extension Data {
  /// An SVG as text, with another width and height and the same view.
  fileprivate func enlarged(by scale: Double) -> String {
    String(decoding: self, as: UTF8.self).replacing(
      #/" width="(\d+)" height="(\d+)" role/#, maxReplacements: 1
    ) { found in
      "\" width=\"\(Self.scaled(found.1, scale))\" height=\"\(Self.scaled(found.2, scale))\" role"
    }
  }

  private static func scaled(_ number: Substring, _ scale: Double) -> Int {
    Int((Double(number)! * scale).rounded())
  }
}
