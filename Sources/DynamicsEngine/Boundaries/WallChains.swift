internal import DynamicsGeometry

/// Makes chains, and keeps those of the latest reference bounds, which may be a boundary of many collision sets.
///
/// Nothing changes the chains of reference bounds, so boundaries share them.
final class WallChains {
  private var latest: (contours: [Contour], chains: [Chain])?

  func chains(of contours: [Contour]) -> [Chain] {
    if let latest, latest.contours == contours { return latest.chains }
    let chains = EdgeShapes.chains(of: contours)
    if contours.allSatisfy(\.isReferenceBounds) { latest = (contours, chains) }
    return chains
  }
}
