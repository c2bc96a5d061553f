internal import DynamicsEngine

/// A kind of value that a declared property has.
protocol DeclaredValue: Equatable, Sendable {
  /// A value to begin with when one is read from a snapshot.
  static var blank: Self { get }

  /// The names among which it chooses, if it is a choice.
  static var choices: [String] { get }

  /// The value in a list of properties.
  var listed: PropertyValue { get }

  /// The value that a listed one stands for; `nil` if it is of another kind.
  init?(listed value: PropertyValue)

  /// The text of a report if a number in it is out of range; `nil` if the value is valid.
  func flaw(in range: ClosedRange<CGFloat>) -> String?

  /// Visits the value in a snapshot, which must be in range.
  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder)
}

extension DeclaredValue {
  static var choices: [String] { [] }

  /// Values that are no numbers have no range.
  func flaw(in range: ClosedRange<CGFloat>) -> String? { nil }
}

protocol DeclaredNumber: DeclaredValue, BinaryFloatingPoint {}

extension CGFloat: DeclaredNumber {}
extension Double: DeclaredNumber {}

extension DeclaredNumber {
  static var blank: Self { 0 }
  var listed: PropertyValue { .number(Double(self)) }

  init?(listed value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }

  func flaw(in range: ClosedRange<CGFloat>) -> String? {
    let number = CGFloat(self)
    return range.contains(number) ? nil : "\(number) is not \(Validation.allowed(range, number))"
  }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    var number = CGFloat(self)
    coder.code(&number, in: range)
    self = Self(number)
  }
}

extension Bool: DeclaredValue {
  static var blank: Bool { false }
  var listed: PropertyValue { .flag(self) }

  init?(listed value: PropertyValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    coder.code(&self)
  }
}

extension UInt64: DeclaredValue {
  static var blank: UInt64 { 0 }
  var listed: PropertyValue { .number(Double(self)) }

  init?(listed value: PropertyValue) {
    guard case .number(let number) = value, number <= 0x1p53, let whole = UInt64(exactly: number)
    else { return nil }
    self = whole
  }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    coder.code(&self)
  }
}

extension CGPoint: DeclaredValue {
  static var blank: CGPoint { .zero }
  var listed: PropertyValue { .point(self) }

  init?(listed value: PropertyValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }

  func flaw(in range: ClosedRange<CGFloat>) -> String? {
    range.contains(x) && range.contains(y)
      ? nil : "(\(x), \(y)) has a coordinate that is not \(Validation.allowed(range, x, y))"
  }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    coder.code(&x, in: range)
    coder.code(&y, in: range)
  }
}

extension CGVector: DeclaredValue {
  static var blank: CGVector { .zero }
  var listed: PropertyValue { .vector(self) }

  init?(listed value: PropertyValue) {
    guard case .vector(let vector) = value else { return nil }
    self = vector
  }

  func flaw(in range: ClosedRange<CGFloat>) -> String? {
    range.contains(dx) && range.contains(dy)
      ? nil : "(\(dx), \(dy)) has a component that is not \(Validation.allowed(range, dx, dy))"
  }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    coder.code(&dx, in: range)
    coder.code(&dy, in: range)
  }
}

extension FloatRange: DeclaredValue {
  static var blank: FloatRange { .infinite }
  var listed: PropertyValue { .range(self) }

  init?(listed value: PropertyValue) {
    guard case .range(let range) = value else { return nil }
    self = range
  }

  /// An end may also be infinite.
  func flaw(in range: ClosedRange<CGFloat>) -> String? {
    let isUsable =
      minimum <= maximum && minimum < .infinity && maximum > -.infinity
      && [minimum, maximum].allSatisfy { $0.isInfinite || range.contains($0) }
    return isUsable
      ? nil
      : "the range from \(minimum) to \(maximum) is empty, or an end is not \(Describe.range(range))"
  }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    coder.code(&minimum, in: .everything)
    coder.code(&maximum, in: .everything)
    coder.check(flaw(in: range) == nil, "a range is empty, or has an end that is out of range")
  }
}

/// A value that has no effect until it is set.
extension Optional: DeclaredValue where Wrapped: DeclaredValue {
  static var blank: Wrapped? { nil }
  var listed: PropertyValue { self?.listed ?? .none }

  init?(listed value: PropertyValue) {
    if value == .none {
      self = nil
    } else {
      guard let wrapped = Wrapped(listed: value) else { return nil }
      self = wrapped
    }
  }

  func flaw(in range: ClosedRange<CGFloat>) -> String? { self?.flaw(in: range) }

  mutating func code(in range: ClosedRange<CGFloat>, _ coder: inout WordCoder) {
    var isPresent = self != nil
    coder.code(&isPresent)
    guard isPresent else { return self = nil }
    var value: Wrapped = self ?? Wrapped.blank
    value.code(in: range, &coder)
    self = value
  }
}
