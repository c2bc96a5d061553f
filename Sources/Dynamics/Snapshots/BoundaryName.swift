internal import DynamicsEngine

/// The identifier of a boundary, as far as it can be written down.
///
/// Strings and integers are whole; of other identifiers their type and description are known, by which
/// one that is there can be found again.
enum BoundaryName: Hashable {
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
    coder.codeCase(&self, of: [.text(""), .integer(0), .other("")], place)
    switch self {
    case .text(let text): self = .text(coder.coded(text) { $0.code(&$1) })
    case .integer(let integer): self = .integer(coder.coded(integer) { $0.code(&$1) })
    case .other(let description): self = .other(coder.coded(description) { $0.code(&$1) })
    }
  }

  private var place: Int {
    switch self {
    case .text: 0
    case .integer: 1
    case .other: 2
    }
  }
}
