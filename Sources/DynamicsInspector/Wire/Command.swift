#if Inspector
  import Dynamics
  import DynamicsTiming
  import Foundation

  /// A command of a page.
  enum Command: Sendable {
    case watch(animator: Int)
    case ready
    case pause, resume
    case step(count: Int)
    case speed(Double)
    case seek(TimeInterval)
    case grab(pointer: Int, item: Int, at: CGPoint, time: TimeInterval)
    case drag(pointer: Int, to: CGPoint, time: TimeInterval)
    case release(pointer: Int, time: TimeInterval)
    case push(item: Int, at: CGPoint, impulse: CGVector)
    case set(behavior: Int, property: String, value: PropertyValue)
    case reset(behavior: Int, property: String)
    case select(item: Int?)
    case layers([String])
    case plot([PlotSource])

    /// The most steps of one command.
    static let mostSteps = 240
    static let mostPlots = 16
  }

  /// A plotted number: a property of a behavior by its name, a part of one, or `"energy"` or `"speed"`.
  enum PlotSource: Decodable, Sendable, Hashable {
    case energy, speed
    case property(behavior: Int, name: String, part: Part?)

    /// A number of a point or a vector.
    enum Part: String, Decodable {
      case x, y
    }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        switch name {
        case "energy": self = .energy
        case "speed": self = .speed
        default:
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "there is no such plot"))
        }
        return
      }
      var list = try decoder.unkeyedContainer()
      self = .property(
        behavior: try list.decode(Int.self), name: try list.decode(String.self),
        part: list.isAtEnd ? nil : try list.decode(Part.self))
    }
  }

  extension Command: Decodable {
    private enum CodingKeys: String, CodingKey {
      case name = "do"
      case animator, count, value, time, pointer, item, x, y, at, impulse, behavior, property,
        layers
      case of
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      func number(_ key: CodingKeys) throws -> Double {
        let number = try fields.decode(Double.self, forKey: key)
        guard number.isFinite else { throw Self.flaw("\(key.rawValue) is not finite", fields) }
        return number
      }
      func integer(_ key: CodingKeys) throws -> Int { try fields.decode(Int.self, forKey: key) }
      func point() throws -> CGPoint { CGPoint(x: try number(.x), y: try number(.y)) }

      switch try fields.decode(String.self, forKey: .name) {
      case "watch": self = .watch(animator: try integer(.animator))
      case "ready": self = .ready
      case "pause": self = .pause
      case "resume": self = .resume
      case "step":
        let count = try fields.decodeIfPresent(Int.self, forKey: .count) ?? 1
        guard (1...Self.mostSteps).contains(count) else {
          throw Self.flaw("count is not from 1 to \(Self.mostSteps)", fields)
        }
        self = .step(count: count)
      case "speed": self = .speed(try number(.value))
      case "seek": self = .seek(try number(.time))
      case "grab":
        self = .grab(
          pointer: try integer(.pointer), item: try integer(.item), at: try point(),
          time: try number(.at))
      case "drag":
        self = .drag(pointer: try integer(.pointer), to: try point(), time: try number(.at))
      case "release": self = .release(pointer: try integer(.pointer), time: try number(.at))
      case "push":
        self = .push(
          item: try integer(.item), at: try point(),
          impulse: try fields.decode(CGVector.self, forKey: .impulse))
      case "set":
        self = .set(
          behavior: try integer(.behavior),
          property: try fields.decode(String.self, forKey: .property),
          value: try fields.decode(PropertyValue.self, forKey: .value))
      case "reset":
        self = .reset(
          behavior: try integer(.behavior),
          property: try fields.decode(String.self, forKey: .property))
      case "select": self = .select(item: try fields.decodeIfPresent(Int.self, forKey: .item))
      case "layers": self = .layers(try fields.decode([String].self, forKey: .layers))
      case "plot":
        let sources = try fields.decode([PlotSource].self, forKey: .of)
        guard sources.count <= Self.mostPlots else {
          throw Self.flaw("there are more than \(Self.mostPlots) plots", fields)
        }
        self = .plot(sources)
      case let other: throw Self.flaw("there is no command '\(other.prefix(20))'", fields)
      }
    }

    private static func flaw(
      _ text: String, _ fields: KeyedDecodingContainer<CodingKeys>
    ) -> DecodingError {
      .dataCorrupted(.init(codingPath: fields.codingPath, debugDescription: text))
    }

    /// Reads a message of a page.
    ///
    /// - Throws: ``Flaw``, with a sentence for the page.
    init(text: String) throws {
      do {
        self = try JSONDecoder().decode(Command.self, from: Data(text.utf8))
      } catch let error as DecodingError {
        throw Flaw(text: "A command was not understood: \(Self.reason(error)).")
      }
    }

    struct Flaw: Error {
      let text: String
    }

    private static func reason(_ error: DecodingError) -> String {
      func place(_ path: [any CodingKey]) -> String {
        path.map(\.stringValue).joined(separator: ".")
      }
      switch error {
      case .keyNotFound(let key, _): return "it has no '\(key.stringValue)'"
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        return "its '\(place(context.codingPath))' is of the wrong type"
      case .dataCorrupted(let context):
        return context.codingPath.isEmpty
          ? context.debugDescription
          : "its '\(place(context.codingPath))' is wrong: \(context.debugDescription)"
      @unknown default: return "it is malformed"
      }
    }
  }
#endif
