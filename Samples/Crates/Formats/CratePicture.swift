import DynamicsRecording
import Foundation
import SampleSupport

extension Picture {
  /// Makes a picture of the box with the result of the run.
  init(of run: CrateRun) {
    self.init(
      SVGStyle(
        title: Self.title(of: run.request.scene), description: Self.description(of: run),
        background: Self.box),
      ground: "#e9e4d8")
  }

  private static func title(of scene: CrateScene) -> String {
    switch scene {
    case .one: "A crate falls"
    case .box: "\(scene.frames.count) crates in a box"
    case .machine: "Crates travel through a machine"
    }
  }

  private static func description(of run: CrateRun) -> String {
    let request = run.request
    let load = "load \((request.load * 1000).decimal(3)) ms, seed \(request.seed), "
    return "\(request.mode.rawValue) steps, \(request.load > 0 ? load : "")"
      + "state \(run.box.animator.stateHash.hexadecimal)"
  }

  private static var box: String {
    let (size, wall) = (CrateScene.size, Recording.wall)
    return """
      <rect x="\(Double(-wall).decimal(2))" y="\(Double(-wall).decimal(2))" \
      width="\(Double(size.width + 2 * wall).decimal(2))" \
      height="\(Double(size.height + 2 * wall).decimal(2))" rx="4" fill="#4a4f57"/>
      <rect width="\(Double(size.width).decimal(2))" height="\(Double(size.height).decimal(2))" \
      fill="#e9e4d8"/>
      """
  }
}
