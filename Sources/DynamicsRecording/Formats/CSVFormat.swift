internal import Foundation

extension RecordingFormat {
  /// A table of numbers: a line for each item in each frame.
  ///
  /// Times in seconds, lengths in points, angles in radians; the first line names the columns. An item that is
  /// not there in a frame has no line.
  public static var csv: RecordingFormat {
    RecordingFormat(name: "csv", fileExtension: "csv") { recording, output in
      try output.write("time_s,item,label,x_pt,y_pt,angle_rad,asleep\n")
      let labels = recording.items.map { quoted($0.appearance.label ?? "") }
      for frame in recording.frames {
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

  /// A field as RFC 4180 has it.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
