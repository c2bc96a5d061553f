import Foundation
import SampleSupport

/// The final position of every crate, one per line, and the result of the run.
enum TextFormat {
  static func write(_ box: CrateBox, _ stepper: Stepper) -> String {
    let rows = zip(box.scene.frames, box.poses).map { frame, pose in
      [
        "\(Double(frame.width).decimal(0))×\(Double(frame.height).decimal(0))",
        Double(pose.center.x).fixed(2), Double(pose.center.y).fixed(2),
        Double(pose.angle * 180 / .pi).fixed(1),
      ]
    }
    let outside =
      box.escapeCount == 0
      ? "All crates are in the box." : "Outside the box: \(box.escapeCount)"
    return Columns.align([["crate", "x", "y", "degrees"]] + rows) + """
      \(stepper.time.decimal(3)) s in \(stepper.stepCount) steps (\
      \(stepper.mode.rawValue)), \(stepper.droppedTime.decimal(3)) s dropped. \
      \(outside)
      \(box.machine.map(result) ?? "")Deepest into a wall: \(stepper.deepest.fixed(2)) pt.
      State \(box.animator.stateHash.hexadecimal)

      """
  }

  private static func result(of machine: CrateMachine) -> String {
    let rope = machine.rope.breakTime.map { "broke after \($0.fixed(2)) s" } ?? "holds"
    return "Delivered: \(machine.deliveredCount). The rope \(rope).\n"
  }
}
