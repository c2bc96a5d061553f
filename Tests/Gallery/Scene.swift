import DynamicsRecording
import Foundation

/// A short motion that an example of the documentation makes.
///
/// Its code is the example of its page, but for the lines that speak to the film.
public struct Scene: Sendable {
  let name: String
  /// Below the catalog of Dynamics.
  let page: String
  /// Seconds.
  let duration: TimeInterval
  /// The time at which the picture opens, in seconds.
  let opening: TimeInterval
  /// How long the end is seen, in seconds.
  let hold: TimeInterval
  /// The file that the scene is in.
  public let source: String
  private let play: @Sendable (Film) -> Void

  init(
    _ name: String, on page: String, seconds duration: TimeInterval, opensAt opening: TimeInterval,
    hold: TimeInterval = 1, source: String = #filePath, play: @escaping @Sendable (Film) -> Void
  ) {
    (self.name, self.page, self.duration) = (name, page, duration)
    (self.opening, self.hold, self.source, self.play) = (opening, hold, source, play)
  }

  func draw() throws -> Data {
    let film = Film()
    play(film)
    let recording = film.develop(duration)
    let box = recording.bounds.insetBy(dx: 0.5, dy: 0.5)
    let frame = """
      <rect x="\(box.minX)" y="\(box.minY)" width="\(box.width)" height="\(box.height)" rx="6" \
      fill="#808080" fill-opacity=".08" stroke="#808080" stroke-opacity=".6"/>
      """
    let style = SVGStyle(
      title: title, background: frame + film.background, definitions: film.definitions,
      showsXray: film.showsXray, hold: hold, startTime: opening, tolerance: 0.4,
      angleTolerance: 0.02)
    return try recording.data(as: .svg(style: style))
  }

  private var title: String {
    name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
  }
}
