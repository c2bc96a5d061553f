internal import Foundation

extension LottieShape {
  /// The label of an item as lines, named by its text; empty without a label.
  static func label(of item: Recording.Item) -> String {
    guard let label = item.appearance.label else { return "" }
    let lines = StrokeFont.lines(of: label)
    guard !lines.isEmpty else { return "" }
    let box = item.shape.box
    let width = StrokeFont.advance * CGFloat(StrokeFont.count(of: label))
    // In points; capitals of 11 points have the size of a label in the other formats.
    let unit: CGFloat = min(
      box.height * 0.42 / StrokeFont.capHeight, box.width * 0.9 / width, 11 / StrokeFont.capHeight)
    let paths = lines.map { (line: [CGPoint]) -> String in
      let points = line.map { CGPoint(x: box.midX + $0.x * unit, y: box.midY + $0.y * unit) }
      return "{\"ty\":\"sh\",\"ks\":\(LottieProperty.constant(path(points, isClosed: false)))}"
    }
    let ink: Color = item.appearance.hasLightLabel ? "#ffffff" : "#222222"
    return group(paths + [stroke(ink, width: 0.8 * Double(unit))], name: label)
  }
}
