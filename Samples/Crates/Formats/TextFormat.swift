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
      \(machine(outcome))Deepest into a wall: \(outcome.deepest.fixed(2)) pt.
      State \(outcome.stateHash.hexadecimal)

      """
  }

  private static func machine(_ outcome: Outcome) -> String {
    guard let machine = outcome.machine else { return "" }
    let rope = machine.breakTime.map { "broke after \($0.fixed(2)) s" } ?? "holds"
    return "Delivered: \(machine.deliveredCount). The rope \(rope).\n"
  }
}
