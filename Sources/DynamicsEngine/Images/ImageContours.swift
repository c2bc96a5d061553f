internal import DynamicsChipmunk
package import Foundation

/// Finds the outlines of what an image shows, by marching squares (`cpMarchSoft`).
package enum ImageContours {
  /// The closed contours along which the opacity crosses a threshold, in pixels from the upper left corner.
  ///
  /// Those around an area go clockwise on screen, and those around a hole counterclockwise. Beyond
  /// its edges the image is transparent.
  ///
  /// - Parameters:
  ///   - opacities: That of each pixel, row by row from the top.
  ///   - width: The pixels of a row.
  ///   - threshold: Not an opacity that a pixel has, so that no contour goes through the center of one.
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  package static func contours(
    of opacities: [UInt8], width: Int, threshold: Double
  ) -> [[CGPoint]] {
    guard width > 0, !opacities.isEmpty else { return [] }
    let height = opacities.count / width
    return opacities.withUnsafeBufferPointer { opacities in
      let tracing = Tracing(opacities, width, height)
      let context = Unmanaged.passUnretained(tracing).toOpaque()
      // A sample at the center of each pixel, and of the transparent ones around the image.
      cpMarchSoft(
        cpBB(l: -0.5, b: -0.5, r: Double(width) + 0.5, t: Double(height) + 0.5),
        UInt(width + 2), UInt(height + 2), threshold,
        { start, end, context in
          Unmanaged<Tracing>.fromOpaque(context!).takeUnretainedValue().add(start, end)
        }, context,
        { point, context in
          Unmanaged<Tracing>.fromOpaque(context!).takeUnretainedValue().opacity(at: point)
        }, context)
      return tracing.contours
    }
  }

  /// The pixels that Chipmunk's functions ask for, and the segments that they tell.
  private final class Tracing {
    private let opacities: UnsafeBufferPointer<UInt8>
    private let (width, height): (Int, Int)
    private var segments: [(start: CGPoint, end: CGPoint)] = []

    init(_ opacities: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int) {
      (self.opacities, self.width, self.height) = (opacities, width, height)
    }

    func opacity(at point: cpVect) -> Double {
      let (x, y) = (Int((point.x - 0.5).rounded()), Int((point.y - 0.5).rounded()))
      guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
      return Double(opacities[y * width + x])
    }

    func add(_ start: cpVect, _ end: cpVect) {
      segments.append((CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y)))
    }

    /// The segments, joined at their ends: neighboring cells compute the same bits for a point.
    var contours: [[CGPoint]] {
      var starts: [CGPoint: Int] = [:]
      starts.reserveCapacity(segments.count)
      for (index, segment) in segments.enumerated() { starts[segment.start] = index }
      var isUsed = segments.map { _ in false }
      var contours: [[CGPoint]] = []
      for first in segments.indices where !isUsed[first] {
        var contour: [CGPoint] = []
        var next: Int? = first
        while let index = next, !isUsed[index] {
          isUsed[index] = true
          contour.append(segments[index].start)
          next = starts[segments[index].end]
        }
        contours.append(contour)
      }
      return contours
    }
  }
}
