internal import DynamicsEngine

/// What a boundary is called, as far as that can be written down.
///
/// Strings and integers are whole; of other identifiers their type and description are known, by which
/// one that is there can be found again.
enum BoundaryName: Equatable {
  case text(String)
  case integer(Int)
  case other(String)

  /// Calls none of the program's code; `nil` for what must be described.
  init?(plain identifier: AnyHashable) {
    switch identifier.base {
    case let text as String: self = .text(text)
    case let integer as Int: self = .integer(integer)
    default: return nil
    }
  }

  init(describing identifier: AnyHashable) {
    self =
      Self(plain: identifier) ?? .other("\(type(of: identifier.base)) \(identifier.base)")
  }

  /// `nil` when it cannot be made from its name.
  var identifier: AnyHashable? {
    switch self {
    case .text(let text): AnyHashable(text)
    case .integer(let integer): AnyHashable(integer)
    case .other: nil
    }
  }
}

extension BoundaryName {
  func write(to writer: inout StateWriter) {
    switch self {
    case .text(let text):
      writer.write(0)
      writer.write(text)
    case .integer(let integer):
      writer.write(1)
      writer.write(integer)
    case .other(let description):
      writer.write(2)
      writer.write(description)
    }
  }

  init(from reader: inout StateReader) throws {
    switch try reader.readInt() {
    case 0: self = .text(try reader.readText())
    case 1: self = .integer(try reader.readInt())
    case 2: self = .other(try reader.readText())
    default: throw StateError("a boundary is called by no known kind of name")
    }
  }
}
