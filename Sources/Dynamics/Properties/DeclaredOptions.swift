internal import DynamicsEngine

/// A set of two options, listed as a choice: none, one of them, or all.
protocol DeclaredOptions: DeclaredValue, OptionSet where RawValue == UInt {
  /// The options.
  static var options: [(name: String, value: Self)] { get }
  static var all: (name: String, value: Self) { get }
}

extension DeclaredOptions {
  private static var named: [(name: String, value: Self)] { [("none", [])] + options + [all] }

  static var choices: [String] { named.map(\.name) }

  var listed: PropertyValue {
    let present = Self.options.filter { isSuperset(of: $0.value) }
    return .choice(present.count > 1 ? Self.all.name : present.first?.name ?? "none")
  }

  init?(listed value: PropertyValue) {
    guard let choice = Self.named.first(where: { .choice($0.name) == value }) else { return nil }
    self = choice.value
  }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    var bits = UInt64(rawValue)
    coder.code(&bits)
    self = Self(rawValue: UInt(bits))
    coder.check(rawValue == bits, "a set has an option that does not exist")
  }
}
