internal import DynamicsChipmunk

/// Replaces contacts with seams inside a concave outline by those of the outline.
///
/// The narrow phase collides the convex parts of an outline one by one. What slides from one part to
/// the next is slightly inside both, so it would hit the side or the corner of the next part, where
/// nothing is drawn.
struct SeamContacts: ~Copyable {
  /// Where Chipmunk puts the contacts with extended parts.
  private let found = FlatArray<cpContact>()

  init() { found.resize(to: 2, filling: cpContact()) }

  /// Corrects the contacts of some pairs, which are still in world coordinates.
  ///
  /// - Returns: The end of the range without the pairs that touch seams only.
  func correct(_ pairs: PairPointer, _ range: Range<Int>) -> Int {
    guard range.contains(where: { pairs[$0].hasSeams }) else { return range.upperBound }
    var end = range.lowerBound
    for index in range {
      if pairs[index].hasSeams { correct(pairs + index) }
      guard pairs[index].count > 0 else { continue }
      if end != index { pairs[end] = pairs[index] }
      end += 1
    }
    return end
  }

  private func correct(_ pair: PairPointer) {
    let (old, isDeep) = (pair.pointee, pair.depthInWorld > Tuning.GhostCorners.reach)
    findContactsOfOutline(pair)
    // Where nothing of the outline is near, deep overlaps come apart part by part.
    if isDeep, pair.pointee.count == 0 { pair.pointee = old }
  }

  private func findContactsOfOutline(_ pair: PairPointer) {
    var (isAExtended, isBExtended) = (false, false)
    while pair.pointee.count > 0 {
      let normal = pair.pointee.isSwapped ? -pair.pointee.normal : pair.pointee.normal
      let isAWrong = !isAExtended && pair.pointee.a.touchesSeam(normal)
      let isBWrong = !isBExtended && pair.pointee.b.touchesSeam(-normal)
      guard isAWrong || isBWrong else { return }
      (isAExtended, isBExtended) = (isAExtended || isAWrong, isBExtended || isBWrong)
      collide(pair, isAExtended, isBExtended)
    }
  }

  private func collide(_ pair: PairPointer, _ isAExtended: Bool, _ isBExtended: Bool) {
    let (a, b) = (pair.pointee.a, pair.pointee.b)
    guard let first = isAExtended ? a.extendedShape : UnsafePointer(a.pointee.shape),
      let second = isBExtended ? b.extendedShape : UnsafePointer(pair.pointee.obstacle)
    else { return pair.pointee.count = 0 }
    var info = ShapeContacts.find(first, second, into: found.base)
    var count = 0
    for place in 0..<Int(info.count) {
      let (onA, onB) =
        info.a == first ? (found[place].r1, found[place].r2) : (found[place].r2, found[place].r1)
      guard !isAExtended || a.isOnOwnSide(onA), !isBExtended || b.isOnOwnSide(onB) else { continue }
      found[count] = found[place]
      count += 1
    }
    info.count = Int32(count)
    pair.pointee.take(info)
  }
}

extension PairRow {
  /// Whether one of its shapes has seams that contacts have to be tested for.
  fileprivate var hasSeams: Bool {
    // From inside a convex chain, and across one, all corners count.
    (a.pointee.seams != nil || b.pointee.seams != nil) && !isInside && !isAcross && !touchesCurve
  }
}

extension ShapePointer {
  /// Whether an outward normal is that of a seam, and not of the outline.
  fileprivate func touchesSeam(_ normal: Vector) -> Bool {
    guard let seams = pointee.seams else { return false }
    return !seams.isOnOutline(normal.rotated(by: pointee.body!.rotation.inverse))
  }

  fileprivate var extendedShape: UnsafePointer<cpShape>? {
    pointee.seams?.shape(at: pointee.body!.pointee.body.transform)
  }

  /// - Parameter point: In world coordinates.
  fileprivate func isOnOwnSide(_ point: Vector) -> Bool {
    guard let seams = pointee.seams else { return true }
    let body = pointee.body!
    return seams.isOnOwnSide((point - body.position).rotated(by: body.rotation.inverse))
  }
}
