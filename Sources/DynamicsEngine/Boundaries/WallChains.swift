internal import DynamicsChipmunk
internal import DynamicsGeometry

/// Makes chains, and keeps those of the latest reference bounds, which may be a boundary of many
/// collision sets.
///
/// Nothing changes a chain, so boundaries share them.
final class WallChains {
  private let ground: UnsafeMutablePointer<cpBody>
  private var latest: (contours: [Contour], chains: [Chain])?

  init(ground: UnsafeMutablePointer<cpBody>) { self.ground = ground }

  /// Makes a chain for each contour that has a length.
  func chains(of contours: [Contour]) -> [Chain] {
    if let latest, latest.contours == contours { return latest.chains }
    let chains = contours.compactMap {
      Chain($0.polyline.map(Vector.init), approximating: $0, on: ground)
    }
    if contours.allSatisfy(\.isReferenceBounds) { latest = (contours, chains) }
    return chains
  }
}
