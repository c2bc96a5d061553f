/// The colors of paints, with one color for each gradient.
struct PaintColors {
  private let tree: ElementTree
  private let reader: PropertyReader
  /// The colors of the gradients that were used so far.
  private var means: [String: Color?] = [:]

  init(_ tree: ElementTree, _ reader: PropertyReader) {
    self.tree = tree
    self.reader = reader
  }

  /// The color of a paint; `nil` for none.
  ///
  /// - Parameters:
  ///   - drawing: It notes gradients and patterns.
  ///   - budget: It counts the elements and rules of gradients.
  mutating func color(
    of paint: Paint, opacity: Double, _ drawing: inout Drawing, _ budget: inout WorkBudget
  ) throws(SVGError) -> Color? {
    switch paint {
    case .none: return nil
    case .color(let color): return color.opacity(opacity)
    case .reference(let id, let fallback):
      if let mean = try mean(of: id, &budget) {
        drawing.note("the gradient #\(id), drawn in the mean of its colors")
        return mean.opacity(opacity)
      }
      if let fallback { return fallback.opacity(opacity) }
      guard tree.element(id: id[...]) != nil else { return nil }
      drawing.note("the pattern #\(id), drawn in gray")
      return Color(red: 128, green: 128, blue: 128).opacity(opacity)
    }
  }

  private mutating func mean(
    of gradient: String, _ budget: inout WorkBudget
  ) throws(SVGError) -> Color? {
    if let known = means[gradient] { return known }
    let mean = Color.mean(of: try stops(of: gradient[...], &budget))
    means[gradient] = .some(mean)
    return mean
  }

  /// The colors of a gradient, which may have those of another one.
  private func stops(
    of id: Substring, _ budget: inout WorkBudget
  ) throws(SVGError) -> [Color] {
    var next: Substring? = id
    var seen: Set<Int> = []
    while seen.count <= SVGLimits.gradientLinks, let id = next, let index = tree.element(id: id),
      seen.insert(index).inserted
    {
      try budget.visit(tree[index])
      var colors: [Color] = []
      for case .element(let stop) in tree[index].children where tree[stop].name == "stop" {
        try budget.visit(tree[stop])
        let properties = try reader.properties(of: tree[stop], Lineage(tree[stop]), &budget)
        let color = Color(css: properties["stop-color"] ?? "black")
        let opacity = properties["stop-opacity"].flatMap(Length.init)?.value(of: 1) ?? 1
        colors.append((color ?? Color(red: 0, green: 0, blue: 0)).opacity(opacity))
      }
      if !colors.isEmpty { return colors }
      next = tree[index].reference
    }
    return []
  }
}
