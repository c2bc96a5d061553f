#if Inspector
  import DynamicsGeometry
  import DynamicsTiming
  import Foundation

  // The messages to a page, as JSON texts; Wire.md describes them for the page.

  protocol ServerMessage: Sendable {
    func encoded() throws -> Data
  }

  /// A message that is encoded as its properties are, with its type.
  protocol PlainMessage: ServerMessage, Encodable {
    static var type: String { get }
  }

  extension PlainMessage {
    func encoded() throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
      return try encoder.encode(Typed(message: self))
    }
  }

  private struct Typed<Message: PlainMessage>: Encodable {
    let message: Message

    private enum CodingKeys: CodingKey { case type }

    func encode(to encoder: any Encoder) throws {
      try message.encode(to: encoder)
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(Message.type, forKey: .type)
    }
  }

  /// All animators, with whether each has a session to save.
  struct AnimatorsMessage: PlainMessage {
    static let type = "animators"
    var names: [String]
    var sessions: [Bool]
    /// The formats of recordings, by name.
    var formats: [String]
  }

  /// The diagnostics that were reported since the last time.
  struct DiagnosticMessage: PlainMessage {
    static let type = "diagnostic"
    var number: Int
    /// The time of the animator that the page watches, in seconds.
    var time: TimeInterval
    var text: String
    /// How often it was reported so far.
    var count: Int
  }

  /// A command that had no effect, with the reason in one sentence.
  struct ProblemMessage: PlainMessage {
    static let type = "problem"
    var text: String
  }

  /// The statements that set the properties changed live, and which these are.
  struct ChangesMessage: PlainMessage {
    static let type = "changes"
    var swift: String
    var properties: [Property]

    struct Property: Encodable, Sendable, Hashable {
      var behavior: Int
      var name: String

      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(behavior)
        try list.encode(name)
      }
    }
  }

  /// Properties with new values.
  struct ValuesMessage: PlainMessage {
    static let type = "values"
    var animator: Int
    var values: [Value]

    struct Value: Encodable, Sendable {
      var behavior: Int
      var name: String
      var value: PropertyValue

      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(behavior)
        try list.encode(name)
        try list.encode(value)
      }
    }
  }

  /// Items with new speeds.
  struct SpeedsMessage: PlainMessage {
    static let type = "speeds"
    var animator: Int
    /// IDs, each followed by the speed in points per second, to a tenth.
    var speeds: [Double]
  }

  /// An item by its ID, or a boundary by its name; `null` for the reference bounds.
  enum Party: Encodable, Sendable, Hashable {
    case item(Int)
    case boundary(String?)

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .item(let id): try value.encode(id)
      case .boundary(let name?): try value.encode(name)
      case .boundary(nil): try value.encodeNil()
      }
    }
  }
#endif
