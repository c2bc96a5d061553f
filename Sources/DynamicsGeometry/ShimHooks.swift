package import Foundation

/// The internal functions of the framework that the iOS shims use.
///
/// All functions that exist only for the shims are reached through `shims`, and are in files of
/// this name: here for paths, in `Dynamics/ShimHooks.swift` for animators and behaviors.
package struct ShimHooks<Subject: AnyObject> {
  /// The object that the hooks belong to.
  package let subject: Subject

  /// Makes the hooks of a subject.
  package init(_ subject: Subject) { self.subject = subject }
}

extension BezierPath {
  /// The internal functions of a path that the iOS shims use.
  package var shims: ShimHooks<BezierPath> { ShimHooks(self) }
}

extension ShimHooks<BezierPath> {
  /// Whether two paths have the same moves, lines and curves.
  package func isDrawn(as other: BezierPath) -> Bool { subject.subpaths == other.subpaths }

  /// Removes all points.
  package func removeAllPoints() { subject.subpaths = [] }

  /// Adds a path of one subpath, joined to the current point.
  package func `continue`(with path: BezierPath) {
    guard let part = path.subpaths.first else { return }
    subject.addLineOrMove(to: part.start)
    for segment in part.segments { subject.add(segment) }
  }

  /// Makes a closed rectangle with elliptical corners, clockwise on screen.
  ///
  /// - Parameters:
  ///   - rect: In points. If it is not finite, the path stays empty.
  ///   - cornerRadii: In points, clockwise from the upper left. Each is clamped to half the side. A
  ///     corner is square if one of its radii is not greater than 0.
  package static func roundedRect(_ rect: CGRect, cornerRadii: [CGSize]) -> BezierPath {
    let path = BezierPath()
    guard path.isUsable(rect) else { return path }
    path.addRoundedRect(
      rect,
      radii: cornerRadii.map {
        CGSize(width: min($0.width, rect.width / 2), height: min($0.height, rect.height / 2))
      })
    return path
  }
}
