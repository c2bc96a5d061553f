import Foundation
import SampleSupport

/// The final position of every crate, one per line, and the result of the run.
enum TextFormat {
  static func write(_ outcome: Outcome) -> String {
    let rows = zip(outcome.scene.frames, outcome.poses).map { frame, pose in
      [
        "\(Double(frame.width).decimal(0))×\(Double(frame.height).decimal(0))",
        Double(pose.center.x).fixed(2), Double(pose.center.y).fixed(2),
        Double(pose.angle * 180 / .pi).fixed(1),
      ]
    }
    let outside =
      outcome.escapeCount == 0
      ? "All crates are in the box." : "Outside the box: \(outcome.escapeCount)"
    return Columns.align([["crate", "x", "y", "degrees"]] + rows) + """
      \(outcome.time.decimal(3)) s in \(outcome.stepCount) steps (\
      \(outcome.mode.rawValue)), \(outcome.droppedTime.decimal(3)) s dropped. \
      \(outside)
      Deepest into a wall: \(outcome.deepest.fixed(2)) pt.
      State \(outcome.stateHash.hexadecimal)

      """
  }
}

extension UInt64 {
  /// The number as 16 hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
