public import DynamicsGeometry
public import Foundation

/// The value of a ``BehaviorProperty``.
///
/// It is encoded as an object with one key, the name of its case: `{"number": 0.5}`. JSON has no infinity, so a number
/// that is not finite is encoded as `"infinity"`, `"-infinity"` or `"nan"`.
public enum PropertyValue: Sendable, Hashable {
  /// No value: the property was not set, or does not apply.
  case none
  /// A number, in the unit of the property.
  case number(Double)
  /// Whether something is so.
  case flag(Bool)
  /// A point, in points of the reference coordinates.
  case point(CGPoint)
  /// A direction with a length, in the unit of the property.
  case vector(CGVector)
  /// A range, whose ends may be infinite.
  case range(FloatRange)
  /// The name of one of several cases.
  case choice(String)
}

extension PropertyValue: CustomStringConvertible {
  /// The value as in the description of a behavior: numbers have at most three decimals.
  public var description: String {
    switch self {
    case .none: "none"
    case .number(let number): DescribedNumber.text(number)
    case .flag(let flag): "\(flag)"
    case .point(let point): DescribedNumber.pair(point.x, point.y)
    case .vector(let vector): DescribedNumber.pair(vector.dx, vector.dy)
    case .range(let range):
      "\(DescribedNumber.text(range.minimum)) to \(DescribedNumber.text(range.maximum))"
    case .choice(let name): name
    }
  }
}

extension PropertyValue: Codable {
  private enum CodingKeys: CodingKey { case none, number, flag, point, vector, range, choice }

  /// Reads the value of the one key; an object with another key, or none, is an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = values.allKeys.first, values.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: values.codingPath, debugDescription: "a value has one key"))
    }
    self =
      switch key {
      case .none: .none
      case .number: .number(try values.decode(CodedNumber.self, forKey: key).number)
      case .flag: .flag(try values.decode(Bool.self, forKey: key))
      case .point:
        .point(try values.decode([CodedNumber].self, forKey: key).pair { CGPoint(x: $0, y: $1) })
      case .vector:
        .vector(
          try values.decode([CodedNumber].self, forKey: key).pair { CGVector(dx: $0, dy: $1) })
      case .range: .range(try values.decode(FloatRange.self, forKey: key))
      case .choice: .choice(try values.decode(String.self, forKey: key))
      }
  }

  /// Writes an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .none: try values.encode(true, forKey: .none)
    case .number(let number): try values.encode(CodedNumber(number), forKey: .number)
    case .flag(let flag): try values.encode(flag, forKey: .flag)
    case .point(let point):
      try values.encode([CodedNumber(point.x), CodedNumber(point.y)], forKey: .point)
    case .vector(let vector):
      try values.encode([CodedNumber(vector.dx), CodedNumber(vector.dy)], forKey: .vector)
    case .range(let range): try values.encode(range, forKey: .range)
    case .choice(let name): try values.encode(name, forKey: .choice)
    }
  }
}

/// A number that is text in an encoding if it is not finite.
private struct CodedNumber: Codable {
  let number: Double

  init(_ number: Double) { self.number = number }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self.number = number
      return
    }
    guard let number = Self.texts[try value.decode(String.self)] else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "this is not a number")
    }
    self.number = number
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if number.isFinite { return try value.encode(number) }
    try value.encode(number.isNaN ? "nan" : number > 0 ? "infinity" : "-infinity")
  }

  private static let texts: [String: Double] = [
    "infinity": .infinity, "-infinity": -.infinity, "nan": .nan,
  ]
}

extension [CodedNumber] {
  fileprivate func pair<Value>(_ make: (CGFloat, CGFloat) -> Value) throws -> Value {
    guard count == 2 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "a point or a vector has two numbers"))
    }
    return make(self[0].number, self[1].number)
  }
}
