internal import Foundation

extension LottieShape {
  /// The label of an item as lines, named by its text; empty without a label.
  static func label(of item: Recording.Item) -> String {
    guard let label = ItemLabel(of: item) else { return "" }
    let lines = StrokeFont.lines(of: label.text)
    guard !lines.isEmpty else { return "" }
    let (box, center) = (item.shape.box, label.center)
    let width = StrokeFont.advance * CGFloat(StrokeFont.count(of: label.text))
    // In points; capitals of 11 points have the size of a label in the other formats.
    let unit: CGFloat = min(
      box.height * 0.42 / StrokeFont.capHeight, box.width * 0.9 / width, 11 / StrokeFont.capHeight)
    let paths = lines.map { (line: [CGPoint]) -> String in
      let points = line.map { CGPoint(x: center.x + $0.x * unit, y: center.y + $0.y * unit) }
      return "{\"ty\":\"sh\",\"ks\":\(LottieProperty.constant(path(points, isClosed: false)))}"
    }
    let ink: Color = label.isLight ? "#ffffff" : "#222222"
    return group(paths + [stroke(ink, width: 0.8 * Double(unit))], name: label.text)
  }
}
