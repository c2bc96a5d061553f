import Dynamics

/// Coordinates in which drives go along x, from the first item to its neighbors and to the wall at x 0.
struct SeamFrame {
  /// Where x and y are 0.
  let origin: CGPoint
  /// Quarter turns from here to the room, which are exact, so that gaps are, too.
  let quarters: Int
  /// More of a turn, in radians.
  let tilt: CGFloat

  func room(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let way = way(x, y)
    return CGPoint(x: origin.x + way.x, y: origin.y + way.y)
  }

  func way(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let quarter = turned(CGPoint(x: x, y: y))
    guard tilt != 0 else { return quarter }
    return CGPoint(
      x: quarter.x * cos(tilt) - quarter.y * sin(tilt),
      y: quarter.x * sin(tilt) + quarter.y * cos(tilt))
  }

  func vector(_ x: CGFloat, _ y: CGFloat) -> CGVector {
    let way = way(x, y)
    return CGVector(dx: way.x, dy: way.y)
  }

  /// From the room to here.
  func local(_ point: CGPoint) -> CGPoint {
    let (axis, side) = (way(1, 0), way(0, 1))
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return CGPoint(x: x * axis.x + y * axis.y, y: x * side.x + y * side.y)
  }

  /// Only by the quarters.
  func turned(_ point: CGPoint) -> CGPoint {
    switch quarters {
    case 0: point
    case 1: CGPoint(x: -point.y, y: point.x)
    case 2: CGPoint(x: -point.x, y: -point.y)
    default: CGPoint(x: point.y, y: -point.x)
    }
  }

  func turned(_ size: CGSize) -> CGSize {
    quarters % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
  }
}
