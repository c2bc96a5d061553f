import Foundation

/// One animated picture that any browser shows, with nothing beside it.
enum SVGWriter {
  static func write(_ performance: Performance, title: String, description: String) -> String {
    let (width, height) = (
      Double(performance.tableSize.width), Double(performance.tableSize.height)
    )
    let layers = Layers.make(for: performance.scenes)
    let names = Array(Set(performance.deck)).sorted { faceID($0) < faceID($1) }
    let faces = names.map { CardFace.draw($0, id: faceID($0), size: performance.cardSize) }.joined()
    let tracks = performance.deck.indices.map { card in
      Keyframes.unwound(performance.scenes.map { $0.poses[card] })
    }
    let animator = LayerAnimation(
      frameCount: performance.scenes.count, framesPerSecond: performance.framesPerSecond)
    var styles = ""
    var body = ""
    for (index, layer) in layers.enumerated() {
      let drawn = animator.draw(
        layer, index: index, poses: tracks[layer.card], face: faceID(performance.deck[layer.card]))
      styles += drawn.style
      body += drawn.element
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.decimal(2)) \
      \(height.decimal(2))" width="\(width.decimal(2))" height="\(height.decimal(2))">
      <title>\(title)</title>
      <desc>\(description)</desc>
      <style>
      \(animator.commonStyle)
      \(styles)</style>
      <defs>
      <radialGradient id="felt" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#23764a"/>\
      <stop offset="1" stop-color="#0f4529"/></radialGradient>
      \(faces)</defs>
      <rect width="\(width.decimal(2))" height="\(height.decimal(2))" rx="22" fill="#4b2c17"/>
      <rect x="9" y="9" width="\((width - 18).decimal(2))" height="\((height - 18).decimal(2))" \
      rx="15" fill="url(#felt)" stroke="#2b180b" stroke-width="1.5"/>
      \(body)</svg>

      """
  }

  private static func faceID(_ card: Card) -> String { "f" + card.asciiName }
}

/// Writes the motion of a layer as CSS, and the element that it moves.
private struct LayerAnimation {
  let frameCount: Int
  let framesPerSecond: Double

  /// Seconds that the last picture stays before the shuffle begins again.
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
    _ layer: Layer, index: Int, poses: [CardPose], face: String
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

  private func transform(_ pose: CardPose) -> String {
    let place =
      "translate(\(Double(pose.center.x).decimal(2))px,\(Double(pose.center.y).decimal(2))px)"
    return place + "rotate(\(pose.angle.decimal(3))rad)"
  }
}
