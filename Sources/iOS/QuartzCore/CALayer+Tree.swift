internal import DynamicsReporting

extension CALayer {
  /// Puts a layer in front of the others in this one.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts a layer at a place among the others; beyond the last is the front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.count) }
  }

  /// Puts a layer right behind one that is in this layer; if that is not, in front of all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling } ?? others.count }
  }

  /// Puts a layer right in front of one that is in this layer; if that is not, in front of all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count }
  }

  /// Takes the layer out of the one that it is in.
  public func removeFromSuperlayer() {
    superlayer?.tree.removeAll { $0 === self }
    superlayer = nil
  }

  /// Takes a layer out of its superlayer and puts it in this one.
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

  /// Whether this is a layer or somewhere in it.
  private func isInside(_ layer: CALayer) -> Bool {
    self === layer || superlayer?.isInside(layer) == true
  }
}
