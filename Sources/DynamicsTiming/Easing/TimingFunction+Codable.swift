/// Encoded as the four numbers of its control points, as the name of one of Penner's equations, or
/// as a spring.
extension TimingFunction: Codable {
  /// Reads an array of four numbers, a name such as "bounceOut", or a ``Spring``.
  ///
  /// - Throws: `DecodingError` for anything else, and for control points that do not make a
  ///   function.
  public init(from decoder: any Decoder) throws {
    if var numbers = try? decoder.unkeyedContainer() {
      let bezier = BezierEasing(
        x1: try numbers.decode(Double.self), y1: try numbers.decode(Double.self),
        x2: try numbers.decode(Double.self), y2: try numbers.decode(Double.self))
      guard bezier.isFunction else {
        throw DecodingError.dataCorruptedError(
          in: numbers, debugDescription: "the control points are not valid")
      }
      curve = .bezier(bezier)
      return
    }
    let container = try decoder.singleValueContainer()
    if let spring = try? container.decode(Spring.self), let easing = SpringEasing(spring) {
      curve = .spring(easing)
      return
    }
    let name = try container.decode(String.self)
    guard let penner = PennerEasing(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the timing function \(name) is unknown")
    }
    curve = .penner(penner)
  }

  /// Writes an array of four numbers, a name or a spring.
  public func encode(to encoder: any Encoder) throws {
    switch curve {
    case .bezier(let bezier):
      var numbers = encoder.unkeyedContainer()
      for number in [bezier.x1, bezier.y1, bezier.x2, bezier.y2] { try numbers.encode(number) }
    case .penner(let penner):
      var container = encoder.singleValueContainer()
      try container.encode(penner.name)
    case .spring(let easing): try easing.spring.encode(to: encoder)
    }
  }
}

extension PennerEasing {
  fileprivate var name: String { family.rawValue + side.rawValue }

  fileprivate init?(name: String) {
    let all = Family.allCases.flatMap { family in
      Side.allCases.map { PennerEasing(family: family, side: $0) }
    }
    guard let named = all.first(where: { $0.name == name }) else { return nil }
    self = named
  }
}
