public import Foundation

internal import DynamicsReporting

extension BezierPath {
  /// Makes a closed rectangle, clockwise on screen from its upper left corner.
  ///
  /// - Parameter rect: In points. If it is not finite, as `CGRect.null`, the path stays empty.
  public convenience init(rect: CGRect) {
    self.init()
    if isUsable(rect) { addRect(rect) }
  }

  /// Makes a closed ellipse inscribed in a rectangle, clockwise on screen from its rightmost point.
  ///
  /// - Parameter rect: In points. If it is not finite, the path stays empty.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    guard isUsable(rect) else { return }
    addArc(
      EllipseArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        xAxis: CGVector(dx: rect.width / 2, dy: 0), yAxis: CGVector(dx: 0, dy: rect.height / 2),
        startAngle: 0, endAngle: 2 * .pi))
    close()
  }

  /// Makes a closed rectangle with rounded corners, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: In points. If it is not finite, the path stays empty.
  ///   - cornerRadius: In points, at least 0; it is clamped to half the shorter side. For an
  ///     invalid number, the corners are square.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    guard isUsable(rect) else { return }
    if !(cornerRadius >= 0) {
      DynamicsDiagnostics.report("a corner radius must be zero or more, not \(cornerRadius)")
    }
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    addRoundedRect(
      rect, radii: Array(repeating: CGSize(width: radius, height: radius), count: 4))
  }

  /// Makes an open arc of a circle; see
  /// ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  ///
  /// For invalid arguments, the path stays empty.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc of a circle, and a line to its start from the current point.
  ///
  /// An empty path begins with the arc. As UIKit documents, from angle 0 to π clockwise is the
  /// lower half of the circle, and counterclockwise the upper half. An arc goes at most once
  /// around. If the angles differ by whole turns, it is a full circle; if they are equal, only the
  /// line is added.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius in points, at least 0.
  ///   - startAngle: In radians from the positive x axis, clockwise on screen.
  ///   - endAngle: The same for the end.
  ///   - clockwise: Whether the arc goes clockwise on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let extent = abs(center.x) + abs(center.y) + 2 * radius
    guard radius >= 0, extent.isFinite, (endAngle - startAngle).isFinite else {
      return DynamicsDiagnostics.report(
        "an arc needs a finite center, finite angles and a radius of zero or more")
    }
    addArc(
      EllipseArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  private func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  func addRoundedRect(_ rect: CGRect, radii: [CGSize]) {
    guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let inset = radii[0].height > 0 ? max(0, radii[0].width) : 0
    move(to: CGPoint(x: left + inset, y: top))
    addCorner(CGPoint(x: right, y: top), from: radii[1].upward, to: radii[1].rightward)
    addCorner(CGPoint(x: right, y: bottom), from: radii[2].rightward, to: radii[2].downward)
    addCorner(CGPoint(x: left, y: bottom), from: radii[3].downward, to: radii[3].leftward)
    addCorner(CGPoint(x: left, y: top), from: radii[0].leftward, to: radii[0].upward)
    close()
  }

  /// Adds a line to a corner, and the corner as a quarter of an ellipse.
  private func addCorner(_ corner: CGPoint, from start: CGVector, to end: CGVector) {
    let extent = CGVector(dx: start.dx + end.dx, dy: start.dy + end.dy)
    guard extent.dx != 0, extent.dy != 0 else { return addLineOrMove(to: corner) }
    let center = CGPoint(x: corner.x - extent.dx, y: corner.y - extent.dy)
    addArc(
      EllipseArc(center: center, xAxis: start, yAxis: end, startAngle: 0, endAngle: .pi / 2))
  }

  private func addArc(_ arc: EllipseArc) {
    addLineOrMove(to: arc.start)
    add(.arc(arc))
  }

  func addLineOrMove(to point: CGPoint) {
    if isEmpty {
      move(to: point)
    } else if currentPoint != point {
      addLine(to: point)
    }
  }

  func isUsable(_ rect: CGRect, by caller: String = #function) -> Bool {
    if rect.isFinite { return true }
    DynamicsDiagnostics.report("the rectangle of a path must be finite", by: caller)
    return false
  }
}

extension CGSize {
  fileprivate var rightward: CGVector { CGVector(dx: max(0, width), dy: 0) }
  fileprivate var leftward: CGVector { CGVector(dx: -max(0, width), dy: 0) }
  fileprivate var downward: CGVector { CGVector(dx: 0, dy: max(0, height)) }
  fileprivate var upward: CGVector { CGVector(dx: 0, dy: -max(0, height)) }
}
