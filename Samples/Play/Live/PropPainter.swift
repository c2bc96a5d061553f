import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import SampleSupport

/// Draws items on the canvas of a terminal.
struct PropPainter {
  let viewport: Viewport

  func paint(_ prop: Prop, isSelected: Bool, on canvas: inout TerminalCanvas) {
    let item = prop.item
    let size = item.bounds.size
    let pose = Recording.Pose(center: item.center, angle: item.angle)
    let reach = hypot(size.width, size.height) / 2
    let isRound = item.collisionBoundsType == .ellipse
    paintShadow(pose, size, isRound, reach, on: &canvas)
    viewport.paint(pose, within: reach, on: &canvas) { place in
      color(prop.look, size, place, isRound, isSelected)
    }
  }

  /// Darkens the ground below and to the right of an item.
  private func paintShadow(
    _ pose: Recording.Pose, _ size: CGSize, _ isRound: Bool, _ reach: Double,
    on canvas: inout TerminalCanvas
  ) {
    let offset = min(1.2 / viewport.scale, 4)
    let shadow = Recording.Pose(
      center: CGPoint(x: pose.center.x + offset, y: pose.center.y + offset), angle: pose.angle)
    viewport.forEachPixel(around: shadow, within: reach) { x, y, samples in
      let count = samples.count { inset(of: shadow.local($0), size, isRound) > 0 }
      guard count > 0 else { return }
      let share = 0.35 * Double(count) / Double(samples.count)
      canvas[x, y] = canvas[x, y].mixed(with: Color(0, 0, 0), fraction: share)
    }
  }

  /// Writes the text of an item in its middle, or the rank of a card in its corner.
  ///
  /// - Parameter others: The items above it, which may hide the text.
  func paintLabel(of prop: Prop, below others: ArraySlice<Prop>, on canvas: inout TerminalCanvas) {
    guard let label = prop.look.label else { return }
    let size = prop.item.bounds.size
    let columns = Double(min(size.width, size.height * 6)) * viewport.scale
    guard Double(label.count) <= max(1, columns) else { return }
    let isCard = prop.look.card != nil
    let text = prop.look.card?.rankName ?? label
    let corner = 2.2 / viewport.scale
    let place =
      isCard ? (corner - Double(size.width) / 2, corner - Double(size.height) / 2) : (0, 0)
    let pose = Recording.Pose(center: prop.item.center, angle: prop.item.angle)
    let cell = viewport.cell(on: pose, place.0, place.1)
    let point = viewport.point(atPixel: Double(cell.column) + 0.5, 2 * Double(cell.row) + 1)
    guard !others.contains(where: { covers($0, point) }) else { return }
    // A corner of a turned card has no room for a text with a ground of its own.
    guard
      !isCard
        || viewport.fits(text.count, atColumn: cell.column, row: cell.row, on: pose, size: size)
    else { return }
    canvas.write(
      text, column: cell.column - (isCard ? 0 : text.count / 2), row: cell.row,
      ink: isCard ? prop.look.fill : .white, ground: isCard ? Self.paper : nil)
  }

  private func covers(_ prop: Prop, _ point: CGPoint) -> Bool {
    let pose = Recording.Pose(center: prop.item.center, angle: prop.item.angle)
    let isRound = prop.item.collisionBoundsType == .ellipse
    return inset(of: pose.local(point), prop.item.bounds.size, isRound) > 0
  }

  /// The color of an item at a point; `nil` outside the item.
  private func color(
    _ look: Look, _ size: CGSize, _ place: (u: Double, v: Double), _ isRound: Bool,
    _ isSelected: Bool
  ) -> Color? {
    let inset = inset(of: place, size, isRound)
    guard inset > 0 else { return nil }
    let pixel = 1 / viewport.scale
    if isSelected, inset < pixel { return Self.selection }
    let color = inner(look, size, place, inset, pixel)
    // An edge of half a pixel tells items apart, unless they are too small for it.
    return inset < pixel / 2 && min(size.width, size.height) > 5 * pixel ? color.darker : color
  }

  private static let paper = Color(255, 253, 248)
  private static let selection = Color(255, 240, 120)

  /// The distance of a point from the edge of its item, in points; negative outside.
  private func inset(of place: (u: Double, v: Double), _ size: CGSize, _ isRound: Bool) -> Double {
    let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
    guard isRound else { return min(halfWidth - abs(place.u), halfHeight - abs(place.v)) }
    let radius = hypot(place.u / halfWidth, place.v / halfHeight)
    return (1 - radius) * min(halfWidth, halfHeight)
  }

  private func inner(
    _ look: Look, _ size: CGSize, _ place: (u: Double, v: Double), _ inset: Double, _ pixel: Double
  ) -> Color {
    switch look.kind {
    case .plain, .letter: return look.fill
    case .ball, .steel:
      let radius = Double(min(size.width, size.height)) / 2
      if hypot(place.u, place.v) < radius / 5 { return .white }
      return place.v > 0 ? look.fill.lighter : look.fill
    case .crate:
      let side = Double(min(size.width, size.height))
      if inset < side * 0.14 { return Color(219, 167, 99) }
      let slope = place.u / Double(size.width) + place.v / Double(size.height)
      return abs(slope) < 0.1 ? Color(138, 90, 43) : look.fill
    case .card:
      let radius = Double(size.width) * 0.3
      let isSuit = look.card.map {
        SuitBitmap.isInked(
          $0.suit, x: place.u / radius, y: place.v / radius, pixels: 2 * radius / pixel)
      }
      return isSuit ?? false ? look.fill : Self.paper
    case .page:
      let y = place.v + Double(size.height) / 2
      let isLine =
        y > 20 && (y - 20).truncatingRemainder(dividingBy: 42) < max(10, 1.5 * pixel)
        && abs(place.u + Double(size.width) * 0.12) < Double(size.width) * 0.3
      return isLine ? look.fill : Color(247, 248, 250)
    }
  }
}
