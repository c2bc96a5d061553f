import Dynamics
@_spi(Samples) import DynamicsRecording
import DynamicsTestSupport
import Foundation

/// Two recordings on one page, each with its own prefix.
struct SharedPage {
  typealias Format = WebPoseTests.Format

  static let prefixes = ["a", "b_2-"]

  let recordings = [Self.falling(to: 250, turning: 1), Self.falling(to: 120, turning: -2)]

  /// Items that differ in everything between both recordings, also in their last poses.
  private static func falling(to x: Double, turning: Double) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: -20, y: 10, width: 320, height: 200), duration: 2, framesPerSecond: 60)
    recording.items = (0..<3).map { (index: Int) -> Recording.Item in
      let (first, second) = (
        CGPoint(x: 10 * index, y: 30), CGPoint(x: x, y: 40 + 30 * Double(index))
      )
      let last = CGPoint(x: x / 2, y: 150)
      return Recording.Item(
        id: nil, shape: .init(.rectangle(size: CGSize(width: 30, height: 20))),
        appearance: .outlined(index),
        keyframes: [
          .init(time: 0, pose: .init(center: first)),
          .init(time: 1, pose: .init(center: second, angle: turning)),
          .init(time: 2, pose: .init(center: last, angle: 2 * turning)),
        ],
        // The last one leaves before the end.
        presence: [0...(index == 2 ? 1.5 : 2)])
    }
    return recording
  }

  /// The page in a format.
  func page(_ format: Format, reducedMotion: RecordingFormat.ReducedMotion = .lastPose) throws
    -> String
  {
    "<!DOCTYPE html><meta charset=utf-8><body>"
      + (try zip(Self.prefixes, recordings).map { prefix, recording in
        try part(prefix, recording, format, reducedMotion)
      }).joined(separator: "\n") + "</body>"
  }

  private func part(
    _ prefix: String, _ recording: Recording, _ format: Format,
    _ reducedMotion: RecordingFormat.ReducedMotion
  ) throws -> String {
    func text(_ format: RecordingFormat) throws -> String {
      String(decoding: try recording.data(as: format), as: UTF8.self)
    }
    switch format {
    case .svg:
      return try text(
        .svg(style: SVGStyle(showsXray: true, prefix: prefix, reducedMotion: reducedMotion)))
    case .html:
      return try text(
        .html(
          style: HTMLStyle(
            showsXray: true, prefix: prefix, reducedMotion: reducedMotion, isEmbedded: true)))
    case .css:
      // The second one has a box of half the size.
      let isFirst = prefix == Self.prefixes[0]
      let style = CSSStyle(
        prefix: prefix, reducedMotion: reducedMotion, units: isFirst ? .points : .container)
      return "<style>\(try text(.css(style: style)))</style>"
        + stage(prefix, recording, width: isFirst ? 320 : 160)
    case .webAnimations:
      return """
        \(stage(prefix, recording, width: 320, isEmpty: true))<script>{
        const recording = \(try text(.webAnimations))
        for (const item of recording.items) {
          const element = document.getElementById("\(prefix)-stage")
            .appendChild(document.createElement("div"));
          element.className = "\(prefix)-" + item.id;
          Object.assign(element.style, item.style);
          element.animate(item.keyframes, item.options);
        }
        }</script>
        """
    }
  }

  /// A box with an element for each item.
  func stage(
    _ prefix: String, _ recording: Recording, width: Double, isEmpty: Bool = false
  ) -> String {
    let items = recording.items.indices.map {
      "<div class=\"\(prefix)-item \(prefix)-item-\($0)\"></div>"
    }
    return """
      <div style="position:relative;width:\(width)px;height:200px">\
      <div id="\(prefix)-stage" class="\(prefix)-stage" data-points=320 data-left=-20 data-top=10 \
      style="position:relative;height:200px">\(isEmpty ? "" : items.joined())</div></div>
      """
  }
}
