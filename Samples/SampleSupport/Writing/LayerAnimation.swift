/// Writes the motion of a layer as CSS, and the element that it moves.
struct LayerAnimation {
  let frameCount: Int
  let framesPerSecond: Double

  /// Seconds that the last picture stays before the motion begins again.
  private static let hold = 2.0

  private var motionSeconds: Double { Double(max(0, frameCount - 1)) / framesPerSecond }
  private var seconds: Double { motionSeconds + Self.hold }

  var commonStyle: String {
    """
    use{animation:\(seconds.decimal(3))s linear infinite;visibility:visible}
    .h{visibility:hidden}
    @media(prefers-reduced-motion:reduce){use{animation:none!important}}
    """
  }

  func draw(
    _ layer: Layer, index: Int, poses: [Pose], face: String
  ) -> (style: String, element: String) {
    let isLast = layer.frames.upperBound == frameCount - 1
    let kept = Keyframes.kept(of: poses, in: layer.frames)
    let rest = poses[layer.frames.upperBound]
    let moves = kept.contains { poses[$0] != rest }
    let isAlwaysSeen = isLast && layer.frames.lowerBound == 0
    var style = ""
    var names: [String] = []
    if moves {
      names.append("m\(index)")
      style += "@keyframes m\(index){"
      for frame in kept { style += "\(percent(frame)){transform:\(transform(poses[frame]))}" }
      if isLast { style += "to{transform:\(transform(rest))}" }
      style += "}\n"
    }
    if !isAlwaysSeen {
      names.append("v\(index)")
      style += "@keyframes v\(index){"
      if layer.frames.lowerBound > 0 { style += "0%{visibility:hidden}" }
      style += "\(percent(layer.frames.lowerBound)){visibility:visible}"
      if !isLast { style += "\(percent(layer.frames.upperBound + 1)){visibility:hidden}" }
      style += "}\n"
    }
    var animation = ""
    if !names.isEmpty {
      let timing = names.map { $0.hasPrefix("v") ? "step-end" : "linear" }
      animation = """
        ;animation-name:\(names.joined(separator: ","));\
        animation-timing-function:\(timing.joined(separator: ","))
        """
    }
    let hidden = isLast ? "" : " class=\"h\""
    return (
      style,
      """
      <use href="#\(face)"\(hidden) style="transform:\(transform(rest))\(animation)"/>

      """
    )
  }

  private func percent(_ frame: Int) -> String {
    (100 * Double(frame) / framesPerSecond / seconds).decimal(3) + "%"
  }

  private func transform(_ pose: Pose) -> String {
    let place =
      "translate(\(Double(pose.center.x).decimal(2))px,\(Double(pose.center.y).decimal(2))px)"
    return place + "rotate(\(pose.angle.decimal(3))rad)"
  }
}
