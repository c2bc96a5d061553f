extension TimingFunction {
  /// The function as numbers, for state in memory: a number for its kind, then those of the kind.
  package var code: [Double] {
    switch curve {
    case .bezier(let bezier): [0, bezier.x1, bezier.y1, bezier.x2, bezier.y2]
    case .penner(let penner):
      [
        1, Double(PennerEasing.Family.allCases.firstIndex(of: penner.family)!),
        Double(PennerEasing.Side.allCases.firstIndex(of: penner.side)!),
      ]
    case .spring(let easing): [2, easing.spring.response, easing.spring.dampingFraction]
    }
  }

  /// Makes a function from its ``code``; `nil` if that is invalid.
  package init?(code: [Double]) {
    switch (code.first, code.count) {
    case (0, 5):
      let bezier = BezierEasing(x1: code[1], y1: code[2], x2: code[3], y2: code[4])
      guard bezier.isFunction else { return nil }
      self.init(curve: .bezier(bezier))
    case (1, 3):
      guard let family = Self.element(code[1], of: PennerEasing.Family.self),
        let side = Self.element(code[2], of: PennerEasing.Side.self)
      else { return nil }
      self.init(curve: .penner(PennerEasing(family: family, side: side)))
    case (2, 3):
      guard Spring.responses.contains(code[1]), Spring.dampingFractions.contains(code[2]),
        let easing = SpringEasing(Spring(response: code[1], dampingFraction: code[2]))
      else { return nil }
      self.init(curve: .spring(easing))
    default: return nil
    }
  }

  private static func element<Case: CaseIterable>(_ number: Double, of _: Case.Type) -> Case? {
    let all = Array(Case.allCases)
    guard let index = Int(exactly: number), all.indices.contains(index) else { return nil }
    return all[index]
  }
}
