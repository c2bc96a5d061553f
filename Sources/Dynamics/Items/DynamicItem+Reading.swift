internal import DynamicsEngine

// Each function calls the item's getters, and reports at most once.

extension DynamicItem {
  /// The pose of an item, and the transform that its getter returned.
  func readPose(reporter: Reporter) -> (ItemPose, CGAffineTransform)? {
    let center = self.center
    guard Limits.isPlace(center) else {
      DynamicsDiagnostics.report(
        "the center of \(self) has a coordinate that is not \(Describe.range(Limits.coordinate)); "
          + "the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    let transform = self.transform
    let angle = transform.rotationAngle
    guard angle.isFinite, transform.isFinite else {
      DynamicsDiagnostics.report(
        "the transform of \(self) is not finite; the item does not take part in the simulation",
        by: reporter)
      return nil
    }
    return (ItemPose(position: center, angle: angle), transform)
  }

  /// The shape of an item that is not a group.
  ///
  /// - Parameter present: A shape that is used again if it still fits.
  func readShape(present: CompoundShape? = nil, reporter: Reporter) -> CompoundShape? {
    let size = bounds.size
    guard Limits.side.contains(size.width), Limits.side.contains(size.height) else {
      DynamicsDiagnostics.report(
        "\(self) does not take part in the simulation: its width and height must be "
          + "\(Describe.range(Limits.side)) points. Set its size, then call "
          + "updateItem(usingCurrentState:)",
        by: reporter)
      return nil
    }
    let outline: Outline
    switch collisionBoundsType {
    case .rectangle: outline = .rectangle(size)
    case .ellipse: outline = .ellipse(size)
    case .path: return readPath(reporter: reporter)
    }
    if let present, present.isOnly(outline) { return present }
    return CompoundShape(outline)
  }
}
