internal import Foundation

extension RecordingFormat {
  /// A table of numbers with one line for each item in each frame.
  ///
  /// Times are in seconds, lengths in points, angles in radians. The first line has the names of
  /// the columns. A frame has no line for an item that is not in the animator.
  ///
  /// - Complexity: Writing is O(*n*), where *n* is the number of lines, times the logarithm of the
  ///   number of keyframes of an item.
  public static var csv: RecordingFormat {
    RecordingFormat(name: "csv", fileExtension: "csv") { recording, output in
      try output.write("time_s,item,label,x_pt,y_pt,angle_rad,asleep\n")
      let labels = recording.items.map { quoted($0.appearance.label ?? "") }
      for index in framesWithItems(recording) {
        let frame = recording.frames[index]
        for (index, pose) in frame.poses.enumerated() {
          guard let pose else { continue }
          let isAsleep = recording.items[index].isAsleep(at: frame.time)
          try output.write(
            """
            \(frame.time.decimal(6)),\(index),\(labels[index]),\(pose.center.x.decimal(4)),\
            \(pose.center.y.decimal(4)),\(pose.angle.decimal(6)),\(isAsleep ? 1 : 0)

            """)
        }
      }
    }
  }

  /// The frames that contain items, in order; in a long recording, there may be only a few.
  private static func framesWithItems(
    _ recording: Recording
  ) -> some Sequence<Int> {
    let (frames, rate) = (recording.frames, recording.framesPerSecond)
    return recording.seenSpans(recording.items.flatMap(\.presence)).lazy.flatMap { span in
      // Include one more frame at each end because of rounding; extra frames have no lines. No
      // frame comes twice.
      let first = Int((span.lowerBound * rate - 1e-3).rounded(.up))
      let end = min(span.upperBound * rate - 1e-3, Double(frames.count)).rounded(.up)
      return max(first, 0)..<max(first, 0, Int(end))
    }
  }

  /// Returns a field quoted according to RFC 4180.
  private static func quoted(_ text: String) -> String {
    // Use scalars and not characters, since an accent after a quote or a comma makes another
    // character.
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { ",\"".unicodeScalars.contains($0) || Character($0).isNewline })
    else { return text }
    var field = ""
    for scalar in scalars {
      if scalar == "\"" { field += "\"" }
      field.unicodeScalars.append(scalar)
    }
    return "\"" + field + "\""
  }
}
