internal import Foundation

/// The recorded motion as JSON for the page's script, in columns.
struct HTMLData {
  let recording: Recording
  let marks: [Recording.Mark]
  let style: HTMLStyle
  /// The moment at which the page opens, paused; `nil` if it plays.
  let opening: TimeInterval?

  func write(to output: inout RecordingOutput) throws {
    let startTime = opening ?? recording.validStartTime(style.startTime)
    try output.write(
      """
      {"duration":\(recording.duration.decimal(6)),\
      "framesPerSecond":\(recording.framesPerSecond),\
      "startTime":\(startTime.decimal(4)),"repeats":\(style.repeats),"showsXray":\(style.showsXray),\
      "opensPaused":\(opening != nil),\
      "reducedMotion":"\(style.reducedMotion == .lastPose ? "lastPose" : "firstPose")",
      "items":[
      """)
    try output.writeList(recording.items, text)
    try output.write(",\n\"boundaries\":[")
    try output.writeList(recording.boundaries) { "{\"seen\":\(seen([$0.presence]))}" }
    try output.write(",\n\"marks\":[")
    try output.writeList(marks, text)
    try output.write(",\n\"stackings\":[")
    try output.writeList(recording.stackings) { stacking in
      let order = recording.drawingOrder(at: stacking.time).map(String.init)
      return "{\"time\":\(stacking.time.decimal(5)),\"order\":[\(order.joined(separator: ","))]}"
    }
    if !recording.metadata.isEmpty {
      try output.write(",\n\"metadata\":\(recording.metadataJSON)")
    }
    try output.write("}\n")
  }

  private func text(of item: Recording.Item) -> String {
    let frames = item.keyframes
    var columns = [
      "\"time\":" + column(frames, 6) { $0.time },
      "\"x\":" + column(frames, 2) { $0.pose.center.x },
      "\"y\":" + column(frames, 2) { $0.pose.center.y },
    ]
    if !item.isUpright { columns.append("\"angle\":" + column(frames, 4) { $0.pose.angle }) }
    return """
      {"seen":\(seen(item.presence)),"asleep":\(seen(item.sleep)),
      \(columns.joined(separator: ",\n"))}
      """
  }

  private func text(of mark: Recording.Mark) -> String {
    let frames = mark.keyframes
    let columns = [
      "\"time\":" + column(frames, 6) { $0.time },
      "\"x1\":" + column(frames, 2) { $0.start.x },
      "\"y1\":" + column(frames, 2) { $0.start.y },
      "\"x2\":" + column(frames, 2) { $0.end.x },
      "\"y2\":" + column(frames, 2) { $0.end.y },
      "\"strength\":" + column(frames, 2) { $0.strength },
    ]
    return """
      {"kind":"\(mark.kind.rawValue)","seen":\(seen([mark.presence])),\
      \(columns.joined(separator: ","))}
      """
  }

  private func column<Frame>(
    _ frames: [Frame], _ places: Int, _ value: (Frame) -> Double
  ) -> String {
    "[" + frames.map { value($0).decimal(places) }.joined(separator: ",") + "]"
  }

  /// Pairs of start and end; the end is `null` if there is none.
  private func seen(_ presence: [ClosedRange<TimeInterval>]) -> String {
    let spans = recording.seenSpans(presence).map { span in
      let end = span.upperBound.isFinite ? span.upperBound.decimal(6) : "null"
      return "[\(span.lowerBound.decimal(6)),\(end)]"
    }
    return "[" + spans.joined(separator: ",") + "]"
  }
}
