extension TimingFunction {
  /// The function as numbers, for state in memory: four control points, or the two parts of a name.
  package var code: [Double] {
    switch curve {
    case .bezier(let bezier): [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
    case .penner(let penner):
      [
        Double(PennerEasing.Family.allCases.firstIndex(of: penner.family)!),
        Double(PennerEasing.Side.allCases.firstIndex(of: penner.side)!),
      ]
    }
  }

  /// Makes a function from its ``code``; `nil` if that is invalid.
  package init?(code: [Double]) {
    if code.count == 4 {
      let bezier = BezierEasing(x1: code[0], y1: code[1], x2: code[2], y2: code[3])
      guard bezier.isFunction else { return nil }
      self.init(curve: .bezier(bezier))
    } else {
      guard code.count == 2, let family = Self.element(code[0], of: PennerEasing.Family.self),
        let side = Self.element(code[1], of: PennerEasing.Side.self)
      else { return nil }
      self.init(curve: .penner(PennerEasing(family: family, side: side)))
    }
  }

  private static func element<Case: CaseIterable>(
    _ number: Double, of _: Case.Type
  ) -> Case? {
    let all = Array(Case.allCases)
    guard let index = Int(exactly: number), all.indices.contains(index) else { return nil }
    return all[index]
  }
}
