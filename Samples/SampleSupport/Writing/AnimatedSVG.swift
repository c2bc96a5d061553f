package import Foundation

/// One animated picture that any browser shows, with nothing beside it.
package struct AnimatedSVG {
  private let size: CGSize
  private let title: String
  private let description: String
  private let definitions: String
  private let background: String
  private let faces: [String]

  /// - Parameters:
  ///   - definitions: Elements that others refer to, each item's face among them, as they look
  ///     around (0, 0).
  ///   - background: Elements behind all items.
  ///   - faces: By item, the id of its face.
  package init(
    size: CGSize, title: String, description: String, definitions: String, background: String,
    faces: [String]
  ) {
    self.size = size
    self.title = title
    self.description = description
    self.definitions = definitions
    self.background = background
    self.faces = faces
  }

  package func text(_ scenes: [Scene], framesPerSecond: Double) -> String {
    let (width, height) = (Double(size.width).decimal(2), Double(size.height).decimal(2))
    let tracks = faces.indices.map { item in Keyframes.unwound(scenes.map { $0.poses[item] }) }
    let animation = LayerAnimation(frameCount: scenes.count, framesPerSecond: framesPerSecond)
    var styles = ""
    var body = ""
    for (index, layer) in Layers.make(for: scenes).enumerated() {
      let drawn = animation.draw(
        layer, index: index, poses: tracks[layer.item], face: faces[layer.item])
      styles += drawn.style
      body += drawn.element
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">
      <title>\(title)</title>
      <desc>\(description)</desc>
      <style>
      \(animation.commonStyle)
      \(styles)</style>
      <defs>
      \(definitions)</defs>
      \(background)
      \(body)</svg>

      """
  }
}
