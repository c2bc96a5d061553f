package import Foundation

extension BezierPath {
  /// Adds an arc of an ellipse from the current point to another, as paths of SVG name it.
  ///
  /// Of the four arcs, two flags choose one. Radii that are too small for both ends grow in
  /// proportion, as SVG asks. The arc is a line if a radius is 0, or so large that no bend is seen.
  ///
  /// - Parameters:
  ///   - end: The end of the arc, in points.
  ///   - radii: The half axes of the ellipse, in points; their signs do not matter.
  ///   - rotation: The angle of the first axis, in radians.
  ///   - isLarge: Whether the arc is more than half the ellipse.
  ///   - isClockwise: Whether the arc goes clockwise on screen.
  package func addEllipticalArc(
    to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    guard let start = subpaths.last?.currentPoint, start != end else { return }
    let chord: CGFloat = hypotenuse(end.x - start.x, end.y - start.y)
    let (rx, ry): (CGFloat, CGFloat) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, max(rx, ry) < 1e6 * chord, rotation.isFinite else {
      return addLine(to: end)
    }
    let turn = SinCos(rotation)
    let (c, s): (CGFloat, CGFloat) = (turn.cosine, turn.sine)
    // In the axes of the ellipse, with its half axes as units, the ellipse is a unit circle.
    let dx: CGFloat = (c * (end.x - start.x) + s * (end.y - start.y)) / rx
    let dy: CGFloat = (c * (end.y - start.y) - s * (end.x - start.x)) / ry
    let distance: CGFloat = hypotenuse(dx, dy)
    guard distance.isFinite else { return addLine(to: end) }
    let growth: CGFloat = max(1, distance / 2)
    let half: CGFloat = min(1, distance / 2 / growth)
    let sagitta: CGFloat = (1 - half * half).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    // From the middle of the chord to the center of the circle, which has the radius 1 again.
    let away = (x: -side * sagitta * dy / distance, y: side * sagitta * dx / distance)
    let (ux, uy) = (dx / distance * half, dy / distance * half)
    let startAngle: CGFloat = arctangent(-uy - away.y, -ux - away.x)
    let endAngle: CGFloat = arctangent(uy - away.y, ux - away.x)
    var sweep = endAngle - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let xAxis = CGVector(dx: rx * growth * c, dy: rx * growth * s)
    let yAxis = CGVector(dx: -ry * growth * s, dy: ry * growth * c)
    add(
      .arc(
        EllipseArc(
          center: CGPoint(
            x: (start.x + end.x) / 2 + away.x * xAxis.dx + away.y * yAxis.dx,
            y: (start.y + end.y) / 2 + away.x * xAxis.dy + away.y * yAxis.dy),
          xAxis: xAxis, yAxis: yAxis, startAngle: startAngle, endAngle: startAngle + sweep)))
  }
}
