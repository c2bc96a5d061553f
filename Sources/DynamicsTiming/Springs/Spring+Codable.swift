extension Spring: Codable {
  private enum CodingKeys: CodingKey { case response, dampingFraction }

  /// Reads a spring.
  ///
  /// - Throws: `DecodingError` also for numbers out of range.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let response = try values.decode(Double.self, forKey: .response)
    let dampingFraction = try values.decode(Double.self, forKey: .dampingFraction)
    guard Self.responses.contains(response), Self.dampingFractions.contains(dampingFraction) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the spring is out of range"))
    }
    self.init(response: response, dampingFraction: dampingFraction)
  }

  /// Writes a spring.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(response, forKey: .response)
    try values.encode(dampingFraction, forKey: .dampingFraction)
  }
}
