internal import DynamicsEngine

/// The identifier of a boundary, as far as it can be written down.
///
/// Strings and integers are whole; of other identifiers their type and description are known, by which
/// one that is there can be found again.
enum BoundaryName: Equatable {
  case text(String)
  case integer(Int)
  case other(String)

  /// Calls none of the program's code; `nil` for one that must be described.
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
  mutating func code(_ coder: inout WordCoder) {
    var (kind, text, integer) = parts
    coder.code(&kind, in: 0..<3)
    if kind == 1 { coder.code(&integer) } else { coder.code(&text) }
    self =
      switch kind {
      case 0: .text(text)
      case 1: .integer(integer)
      default: .other(text)
      }
  }

  private var parts: (kind: Int, text: String, integer: Int) {
    switch self {
    case .text(let text): (0, text, 0)
    case .integer(let integer): (1, "", integer)
    case .other(let description): (2, description, 0)
    }
  }
}
