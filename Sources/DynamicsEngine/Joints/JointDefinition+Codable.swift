internal import DynamicsGeometry

/// A kind is coded as its name and its numbers; infinite ones, which JSON does not have, are left out.
extension JointDefinition.Kind: Codable {
  private enum Name: String, Codable {
    case distance, rope, revolute, prismatic, weld, target, angle
  }

  fileprivate enum CodingKeys: CodingKey {
    case kind, length, axis, turn, lower, upper, frictionTorque, maxForce, angle
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .distance(let length):
      try container.encode(Name.distance, forKey: .kind)
      try container.encode(length, forKey: .length)
    case .rope(let length):
      try container.encode(Name.rope, forKey: .kind)
      try container.encode(length, forKey: .length)
    case .revolute(let turn, let range, let frictionTorque):
      try container.encode(Name.revolute, forKey: .kind)
      try container.encode(turn, forKey: .turn)
      try container.encode(range)
      try container.encode(frictionTorque, forKey: .frictionTorque)
    case .prismatic(let axis, let turn, let range):
      try container.encode(Name.prismatic, forKey: .kind)
      try container.encode(axis, forKey: .axis)
      try container.encode(turn, forKey: .turn)
      try container.encode(range)
    case .weld(let turn):
      try container.encode(Name.weld, forKey: .kind)
      try container.encode(turn, forKey: .turn)
    case .target(let maxForce):
      try container.encode(Name.target, forKey: .kind)
      try container.encodeIfPresent(maxForce.ifFinite, forKey: .maxForce)
    case .angle(let angle):
      try container.encode(Name.angle, forKey: .kind)
      try container.encode(angle, forKey: .angle)
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double {
      try container.decode(Double.self, forKey: key)
    }
    switch try container.decode(Name.self, forKey: .kind) {
    case .distance: self = .distance(length: try number(.length))
    case .rope: self = .rope(length: try number(.length))
    case .revolute:
      self = .revolute(
        turn: try number(.turn), range: try container.decodeRange(),
        frictionTorque: try number(.frictionTorque))
    case .prismatic:
      self = .prismatic(
        axis: try container.decode(CGVector.self, forKey: .axis), turn: try number(.turn),
        range: try container.decodeRange())
    case .weld: self = .weld(turn: try number(.turn))
    case .target:
      self = .target(
        maxForce: try container.decodeIfPresent(Double.self, forKey: .maxForce) ?? .infinity)
    case .angle: self = .angle(try number(.angle))
    }
  }
}

extension KeyedEncodingContainer<JointDefinition.Kind.CodingKeys> {
  fileprivate mutating func encode(_ range: ClosedRange<Double>) throws {
    try encodeIfPresent(range.lowerBound.ifFinite, forKey: .lower)
    try encodeIfPresent(range.upperBound.ifFinite, forKey: .upper)
  }
}

extension KeyedDecodingContainer<JointDefinition.Kind.CodingKeys> {
  fileprivate func decodeRange() throws -> ClosedRange<Double> {
    let lower = try decodeIfPresent(Double.self, forKey: .lower) ?? -.infinity
    let upper = try decodeIfPresent(Double.self, forKey: .upper) ?? .infinity
    guard lower <= upper else {
      throw DecodingError.dataCorruptedError(
        forKey: .upper, in: self, debugDescription: "a range must not end before it begins")
    }
    return lower...upper
  }
}

extension Double {
  fileprivate var ifFinite: Double? { isFinite ? self : nil }
}
