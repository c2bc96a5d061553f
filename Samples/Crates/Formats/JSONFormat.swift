import Foundation
import SampleSupport

/// One object: what was asked, how it ended, and where every crate was in every frame.
enum JSONFormat {
  static func write(_ recording: Recording) -> String {
    let (request, outcome) = (recording.request, recording.outcome)
    var members = [
      "\"scene\": \"\(request.scene.rawValue)\"",
      "\"step\": \"\(request.mode.rawValue)\"",
      "\"load\": \((request.load * 1000).decimal(3))",
    ]
    if request.load > 0 { members.append("\"seed\": \(request.seed)") }
    members += [
      "\"framesPerSecond\": \(request.framesPerSecond.decimal(3))",
      "\"frameCount\": \(recording.scenes.count)",
      "\"box\": \(JSONText.size(CrateScene.size))",
      "\"time\": \(outcome.time.decimal(3))",
      "\"steps\": \(outcome.stepCount)",
      "\"droppedTime\": \(outcome.droppedTime.decimal(3))",
      "\"deepest\": \(outcome.deepest.decimal(3))",
      "\"outside\": \(outcome.escapeCount)",
      "\"stateHash\": \"\(outcome.stateHash.hexadecimal)\"",
      """
      "tilt": {
          "x": \(JSONText.list(recording.tilts.map(\.x))),
          "y": \(JSONText.list(recording.tilts.map(\.y)))
        }
      """,
    ]
    let tracks = request.scene.frames.enumerated().map { crate, frame in
      JSONText.track(
        of: recording.scenes.map { $0.poses[crate] },
        members: ["\"size\": \(JSONText.size(frame.size))"])
    }
    members.append("\"crates\": [\n\(tracks.joined(separator: ",\n"))\n  ]")
    return JSONText.object(members)
  }
}
