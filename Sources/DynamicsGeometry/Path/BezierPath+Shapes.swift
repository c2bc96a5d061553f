public import Foundation

internal import DynamicsReporting

extension BezierPath {
  /// Makes a closed rectangle, clockwise on screen from its upper left corner.
  ///
  /// A rectangle that is not finite, as `CGRect.null` is not, is diagnosed; the path stays empty.
  public convenience init(rect: CGRect) {
    self.init()
    if isUsable(rect) { addRect(rect) }
  }

  /// Makes a closed ellipse that fills `rect`, clockwise on screen from its rightmost point.
  ///
  /// A rectangle that is not finite is diagnosed; the path stays empty.
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

  /// Makes a closed rectangle with round corners, clockwise on screen.
  ///
  /// The radius, in points, is at most half the shorter side; a larger one gets that. A negative
  /// radius or NaN is diagnosed and leaves the corners square; a rectangle that is not finite is
  /// diagnosed and leaves the path empty.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    guard isUsable(rect) else { return }
    if !(cornerRadius >= 0) {
      DynamicsDiagnostics.report("a corner radius must be zero or more, not \(cornerRadius)")
    }
    if cornerRadius > 0 {
      addRoundedRect(rect, radius: min(cornerRadius, rect.width / 2, rect.height / 2))
    } else {
      addRect(rect)
    }
  }

  /// Makes an open arc of a circle.
  ///
  /// The rules are those of
  /// ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``; bad input leaves the path empty.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc of a circle, and before it a line from the current point to where it starts.
  ///
  /// An empty path begins with the arc. As UIKit documents, from angle 0 to π clockwise is the
  /// lower half of the circle, counterclockwise the upper. An arc goes on to its end angle in the
  /// direction asked for, at most once around; angles whole turns apart make a full circle, and
  /// equal ones only the line.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: In points, zero or more.
  ///   - startAngle: In radians from the positive x axis, positive clockwise on screen.
  ///   - endAngle: Likewise.
  ///   - clockwise: Whether to go clockwise, as seen on screen.
  ///
  /// A negative radius, or anything that is not finite, is diagnosed and nothing is added.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let reach = abs(center.x) + abs(center.y) + 2 * radius
    guard radius >= 0, reach.isFinite, (endAngle - startAngle).isFinite else {
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

  private func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let rightward = CGVector(dx: radius, dy: 0)
    let downward = CGVector(dx: 0, dy: radius)
    let leftward = CGVector(dx: -radius, dy: 0)
    let upward = CGVector(dx: 0, dy: -radius)
    move(to: CGPoint(x: left, y: rect.minY))
    addCorner(center: CGPoint(x: right, y: top), from: upward, to: rightward)
    addCorner(center: CGPoint(x: right, y: bottom), from: rightward, to: downward)
    addCorner(center: CGPoint(x: left, y: bottom), from: downward, to: leftward)
    addCorner(center: CGPoint(x: left, y: top), from: leftward, to: upward)
    close()
  }

  private func addArc(_ arc: EllipseArc) {
    addLineOrMove(to: arc.start)
    add(.arc(arc))
  }

  private func addLineOrMove(to point: CGPoint) {
    if isEmpty {
      move(to: point)
    } else if currentPoint != point {
      addLine(to: point)
    }
  }

  private func addCorner(center: CGPoint, from start: CGVector, to end: CGVector) {
    addArc(
      EllipseArc(center: center, xAxis: start, yAxis: end, startAngle: 0, endAngle: .pi / 2))
  }

  private func isUsable(_ rect: CGRect, by caller: String = #function) -> Bool {
    if rect.isFinite { return true }
    DynamicsDiagnostics.report("the rectangle of a path must be finite", by: caller)
    return false
  }
}
