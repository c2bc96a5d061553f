internal import DynamicsReporting

extension CALayer {
  /// Adds a sublayer in front of the others.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Inserts a sublayer at an index; an index beyond the last inserts it in front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  /// Inserts a sublayer behind another one; in front of all if that is no sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling } ?? others.count }
  }

  /// Inserts a sublayer in front of another one; in front of all if that is no sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count }
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    superlayer?.tree.removeAll { $0 === self }
    superlayer = nil
  }

  /// Moves a layer from its superlayer to this one.
  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard !isInside(layer) else {
      return DynamicsDiagnostics.report(
        "a layer cannot be its own superlayer, or that of one of its superlayers; ignored",
        by: "addSublayer(_:)")
    }
    layer.removeFromSuperlayer()
    tree.insert(layer, at: place(tree))
    layer.superlayer = self
  }

  /// Whether the layer is a layer or one of its descendants.
  private func isInside(_ layer: CALayer) -> Bool {
    self === layer || superlayer?.isInside(layer) == true
  }
}
