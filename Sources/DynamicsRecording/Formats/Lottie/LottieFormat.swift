internal import Foundation

extension RecordingFormat {
  /// A Lottie animation, for players on phones, desktops and the web.
  public static var lottie: RecordingFormat { lottie() }

  /// A Lottie animation, for players on phones, desktops and the web.
  ///
  /// It is JSON that conforms to version 1.0.1 of the specification by the Lottie Animation
  /// Community. Each item is a shape layer with its label as name. Its position and rotation have few
  /// keyframes with curves between them: free fall is one curve. Where something hits something,
  /// there is a keyframe. Labels are drawn as lines, since text needs a font. An item's
  /// ``RecordingAppearance/svg`` is not drawn, and of ``RecordingAppearance/figures`` the texts are
  /// drawn as their paths. ``Recording/metadata`` is the object `meta`. A point is a pixel of the
  /// composition. The player decides whether the animation repeats.
  ///
  /// - Parameter style: The options.
  /// - Complexity: O(*n* log *n*), where *n* is the number of recorded keyframes, besides that of
  ///   ``Recording/simplified(tolerance:angle:)``.
  public static func lottie(style: LottieStyle = LottieStyle()) -> RecordingFormat {
    RecordingFormat(name: "lottie", fileExtension: "json") { recording, output in
      try LottieWriter(recording, style).write(to: &output)
    }
  }
}

/// Writes the layers, from the topmost to the lowest.
private struct LottieWriter {
  private let recording: Recording
  private let style: LottieStyle
  private let tolerance: Tolerance?
  private let clock: LottieClock
  private let origin: CGPoint

  init(_ recording: Recording, _ style: LottieStyle) {
    self.recording = recording
    self.style = style
    tolerance = Tolerance(checking: style.tolerance, angle: style.angleTolerance)
    clock = LottieClock(recording)
    origin = recording.bounds.origin
  }

  func write(to output: inout RecordingOutput) throws {
    let size = recording.bounds.size
    try output.write(
      """
      {"v":"5.5.7","ver":10001,"nm":\((style.title ?? "Recorded motion").json),"ddd":0,\
      "fr":\(clock.framesPerSecond.decimal(6)),"ip":0,"op":\(clock.end.decimal(3)),\
      "w":\(pixels(size.width)),"h":\(pixels(size.height)),"assets":[],"layers":[
      """)
    var number = 0
    func write(_ layer: LottieLayer, _ spans: [Range<TimeInterval>]) throws {
      for span in spans {
        number += 1
        try output.write(number == 1 ? "\n" : ",\n")
        try output.write(layer.text(number: number, span, clock))
      }
    }
    if style.showsXray {
      for (index, mark) in recording.xrayMarks.enumerated() {
        let simplified = tolerance.map(mark.simplified) ?? mark
        try write(
          .mark(simplified, index, origin, clock), recording.seenSpans([mark.presence]))
      }
    }
    for layer in DrawingLayers(recording).all.reversed() {
      let item = recording.items[layer.item]
      for span in layer.spans {
        let end = min(span.upperBound, recording.duration)
        let keyframes = item.keyframes.part(from: span.lowerBound, to: end)
        try write(
          .item(
            item, layer.item, keyframes, tolerance, origin, clock,
            asleep: style.showsXray ? recording.seenSpans(item.sleep) : nil), [span])
      }
    }
    if style.showsXray {
      for boundary in recording.boundaries where boundary.lines.contains(where: { $0.count > 1 }) {
        try write(.boundary(boundary, origin), recording.seenSpans([boundary.presence]))
      }
    }
    try output.write(recording.metadata.isEmpty ? "\n]" : "\n],\"meta\":\(recording.metadataJSON)")
    try output.write("}\n")
  }

  /// The length in whole pixels, at least 1.
  private func pixels(_ length: CGFloat) -> String { max(length.rounded(.up), 1).decimal(0) }
}
