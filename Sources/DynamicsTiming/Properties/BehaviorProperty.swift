internal import DynamicsReporting

/// A property of a behavior, which a panel, a scene file or a tuning tool reads and sets by its name.
///
/// ```swift
/// let spring = SnapBehavior(item: card, snapTo: CGPoint(x: 150, y: 200))
/// for property in spring.properties {
///   print(property.name, property.value, property.unit.symbol)
/// }
/// spring.properties.first { $0.name == "damping" }?.set(.number(0.8))
/// ```
///
/// It keeps its behavior, and always reads and sets the present value. It is not a copy of it.
public struct BehaviorProperty {
  /// The name of the property in Swift; a part of a value has a dot in it, such as `motor.speed`.
  public let name: String
  /// The unit of its numbers.
  public let unit: BehaviorUnit
  /// The numbers that it accepts, each coordinate of a point, or each end of a range that is finite; `nil` if it
  /// accepts all, or has none.
  public let range: ClosedRange<Double>?
  /// The value that applies until one is set; `.none` if there is none, or if the behavior was
  /// made with a value.
  public let defaultValue: PropertyValue
  /// The names among which a `.choice` chooses; else empty.
  public let choices: [String]

  private let read: () -> PropertyValue
  private let write: ((PropertyValue) -> Void)?
  private let canBeSet: () -> Bool

  /// Makes a property for the list of a program's own behavior.
  ///
  /// ```swift
  /// final class Wobble: DynamicBehavior {
  ///   var strength = 2.0
  ///   override var properties: [BehaviorProperty] {
  ///     super.properties + [
  ///       BehaviorProperty(
  ///         "strength", range: 0...10, defaultValue: .number(2),
  ///         get: { .number(self.strength) },
  ///         set: { if case .number(let strength) = $0 { self.strength = strength } })
  ///     ]
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, as in Swift.
  ///   - unit: The unit of its numbers.
  ///   - range: The numbers that it accepts; others are reported, and `set` is not called.
  ///   - defaultValue: The value as long as none was set.
  ///   - choices: The names among which a `.choice` chooses; others are reported.
  ///   - get: Returns the present value.
  ///   - set: Sets a value of the same kind as the default, or as the present one if there is no default; `nil` for
  ///     a property that can only be read.
  public init(
    _ name: String, unit: BehaviorUnit = .none, range: ClosedRange<Double>? = nil,
    defaultValue: PropertyValue, choices: [String] = [], get: @escaping () -> PropertyValue,
    set: ((PropertyValue) -> Void)? = nil
  ) {
    self.init(
      name: name, unit: unit, range: range, defaultValue: defaultValue, choices: choices, read: get,
      write: set.map { set in
        { value in
          // Without a default, it may have no value again.
          let kind = defaultValue == .none && value != .none ? get() : defaultValue
          if let flaw = value.flaw(like: kind, in: range, choices) {
            return DynamicsDiagnostics.report(
              "\(flaw); nothing changed", by: "BehaviorProperty.\(name)")
          }
          set(value)
        }
      })
  }

  /// - Parameter write: Sets a value of any kind, or reports it.
  package init(
    name: String, unit: BehaviorUnit, range: ClosedRange<Double>?, defaultValue: PropertyValue,
    choices: [String], read: @escaping () -> PropertyValue, write: ((PropertyValue) -> Void)?,
    canBeSet: @escaping () -> Bool = { true }
  ) {
    (self.name, self.unit, self.range) = (name, unit, range)
    (self.defaultValue, self.choices) = (defaultValue, choices)
    (self.read, self.write, self.canBeSet) = (read, write, canBeSet)
  }

  /// The present value; `.none` if none was set, or the property does not apply.
  public var value: PropertyValue { read() }

  /// Whether ``set(_:)`` can change it.
  public var isSettable: Bool { write != nil && canBeSet() }

  /// Sets the value, as the property itself would be set.
  ///
  /// `.none` makes the property as if it had never been set, if it may have no value. A value of another kind, one
  /// out of ``range``, and one for a property that can only be read are reported, and change nothing.
  public func set(_ value: PropertyValue) {
    guard let write, canBeSet() else {
      return DynamicsDiagnostics.report(
        "\(name) can only be read; nothing changed", by: "BehaviorProperty.\(name)")
    }
    write(value)
  }
}

extension BehaviorProperty: CustomStringConvertible {
  /// The name, the value and the unit, as in `frequency: 5.8 Hz`.
  public var description: String {
    "\(name): \(value)" + (unit == .none || value == .none ? "" : " \(unit.symbol)")
  }
}

extension PropertyValue {
  /// The reason why a property that has values like another one cannot have this value; `nil` if it can.
  fileprivate func flaw(
    like other: PropertyValue, in range: ClosedRange<Double>?, _ choices: [String]
  ) -> String? {
    switch (self, other) {
    case (.number(let number), .number), (.number(let number), .none):
      return check([number], in: range)
    case (.point(let point), .point), (.point(let point), .none):
      return check([point.x, point.y], in: range)
    case (.vector(let vector), .vector), (.vector(let vector), .none):
      return check([vector.dx, vector.dy], in: range)
    case (.range(let ends), .range), (.range(let ends), .none):
      return check([ends.minimum, ends.maximum].filter { !$0.isInfinite }, in: range)
    case (.flag, .flag), (.flag, .none), (.none, .none): return nil
    case (.choice(let name), .choice), (.choice(let name), .none):
      return choices.contains(name) ? nil : "\(name) is not one of its choices"
    default: return "it cannot be \(self), which is of another kind than \(other)"
    }
  }

  private func check(_ numbers: [Double], in range: ClosedRange<Double>?) -> String? {
    guard let range else { return nil }
    return numbers.first { !range.contains($0) }.map {
      "\($0) is not from \(DescribedNumber.text(range.lowerBound)) to "
        + DescribedNumber.text(range.upperBound)
    }
  }
}
