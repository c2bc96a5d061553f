internal import DynamicsEngine
internal import DynamicsGeometry
public import Foundation

// The surfaces of boundaries: belts.

extension CollisionBehavior {
  /// Makes the surface of a boundary a belt, which friction lets carry the items that touch it.
  ///
  /// Not in UIKit. The boundary itself stays where it is, or moves as before. An item that is dropped on a level belt
  /// accelerates by friction × gravity up to the speed of the belt. Items that a belt carries do not rest; those that
  /// something holds against it may. The speed stays when the boundary is replaced or moves; it is gone when the boundary
  /// is removed. Box2D calls it `tangentSpeed`, Chipmunk `surfaceVelocity`. For items, see
  /// ``DynamicItemBehavior/surfaceSpeed``.
  ///
  /// - Parameters:
  ///   - speed: In points per second, from −100 000 to 100 000; the default of a boundary is 0. A positive speed is in the
  ///     direction in which the path of the boundary is drawn, on both of its sides.
  ///   - identifier: The name of the boundary; an unknown one is reported, and nothing changes.
  /// - Complexity: O(*n*), where *n* is the number of contacts that sleep.
  public func setSurfaceSpeed(
    _ speed: CGFloat, forBoundaryWithIdentifier identifier: AnyHashable
  ) {
    guard Validation.isValid(speed, in: Limits.surfaceSpeed) else { return }
    guard let entry = boundaryTable.element(for: identifier) else {
      return reportUnknown(identifier, by: "setSurfaceSpeed(_:forBoundaryWithIdentifier:)")
    }
    changeSurface(of: entry, entry.surface) { $0.speed = Double(speed) }
  }

  /// The speed of the surface of a boundary in points per second; 0 for an unknown identifier.
  ///
  /// - Complexity: O(1) on average.
  public func surfaceSpeed(forBoundaryWithIdentifier identifier: AnyHashable) -> CGFloat {
    CGFloat(boundaryTable.element(for: identifier)?.surface.speed ?? 0)
  }

  /// The speed of the surface of the reference bounds in points per second, clockwise on screen.
  ///
  /// Not in UIKit. From −100 000 to 100 000; the default is 0. It counts while
  /// ``translatesReferenceBoundsIntoBoundary`` is `true`. See
  /// ``setSurfaceSpeed(_:forBoundaryWithIdentifier:)``.
  ///
  /// - Complexity: Reading is O(1). Setting is O(*n*), where *n* is the number of contacts that sleep.
  public var surfaceSpeedOfReferenceBounds: CGFloat {
    get { CGFloat(boundaries.referenceSurface.speed) }
    set {
      guard Validation.isValid(newValue, in: Limits.surfaceSpeed) else { return }
      changeSurface(of: nil, boundaries.referenceSurface) { $0.speed = Double(newValue) }
    }
  }

  /// - Parameter entry: `nil` for the reference bounds.
  func changeSurface(
    of entry: BoundaryList.Entry?, _ old: BoundarySurface, _ edit: (inout BoundarySurface) -> Void
  ) {
    var surface = old
    edit(&surface)
    guard surface != old else { return }
    boundaries.setSurface(surface, of: entry, in: simulation)
    if simulation != nil { didChange() }
  }
}

// MARK: Marks

extension CollisionBehavior {
  /// Adds arrows to the edges of belts, in their direction, and of one-sided boundaries, toward the solid side.
  func addSurfaces(to marks: inout DebugMarks) {
    var index = 0
    func add(_ arrow: CGVector, at place: CGPoint) {
      let tail = CGPoint(x: place.x - arrow.dx / 2, y: place.y - arrow.dy / 2)
      marks.add(DebugMark(.motor, from: tail, arrow), of: number, index: index)
      index += 1
    }
    for (contours, surface) in boundaries.surfaces where !surface.isPlain {
      for (start, along) in contours.flatMap(Self.edgesForArrows) {
        let arrow = along * (DebugMark.motorLength / along.length)
        if surface.speed != 0 { add(arrow * (surface.speed < 0 ? -1 : 1), at: start + along * 0.5) }
        guard surface.solidSide != .both else { continue }
        let right = CGVector(dx: -arrow.dy, dy: arrow.dx)
        add(right * (surface.solidSide == .right ? 1 : -1), at: start + along * 0.25)
      }
    }
  }

  /// The edges that are longer than an arrow, or the longest one if there are none, as of a curve.
  private static func edgesForArrows(
    of contour: Contour
  ) -> [(start: CGPoint, along: CGVector)] {
    let edges = zip(contour.polyline, contour.polyline.dropFirst()).map { start, end in
      (start: start, along: CGVector(dx: end.x - start.x, dy: end.y - start.y))
    }
    let long = edges.filter { $0.along.length >= DebugMark.motorLength }
    guard long.isEmpty else { return long }
    return edges.filter { $0.along.length > 0 }.max { $0.along.length < $1.along.length }
      .map { [$0] } ?? []
  }
}
