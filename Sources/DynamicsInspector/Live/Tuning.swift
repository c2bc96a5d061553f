#if Inspector
  import Dynamics
  import DynamicsGeometry
  import DynamicsReporting
  import DynamicsTiming

  /// The properties that pages have changed.
  @MainActor
  final class Tuning {
    private struct Change {
      let behavior: Int
      let name: String
      /// The value before the first change.
      let original: PropertyValue
    }

    private let behaviors: BehaviorIndex
    private var changes: [Change] = []

    init(_ behaviors: BehaviorIndex) { self.behaviors = behaviors }

    /// Sets a property, and returns why it has not changed as it should, if so.
    func set(_ name: String, of behavior: Int, to value: PropertyValue) -> String? {
      guard let property = behaviors.property(name, of: behavior) else {
        return "There is no property '\(name.prefix(40))' of behavior \(behavior)."
      }
      let before = property.value
      let (_, diagnostics) = DynamicsDiagnostics.collecting { property.set(value) }
      if let first = diagnostics.first { return first.message }
      note(name, behavior, before, property.value)
      return nil
    }

    func reset(_ name: String, of behavior: Int) -> String? {
      guard let property = behaviors.property(name, of: behavior) else {
        return "There is no property '\(name.prefix(40))' of behavior \(behavior)."
      }
      let original = changes.first { $0.behavior == behavior && $0.name == name }?.original
      return set(name, of: behavior, to: original ?? property.defaultValue)
    }

    private func note(
      _ name: String, _ behavior: Int, _ before: PropertyValue, _ now: PropertyValue
    ) {
      if let place = changes.firstIndex(where: { $0.behavior == behavior && $0.name == name }) {
        if changes[place].original == now { changes.remove(at: place) }
      } else if before != now {
        changes.append(Change(behavior: behavior, name: name, original: before))
      }
    }

    /// The present values of the properties that were changed.
    private var values: [(behavior: Int, name: String, value: PropertyValue)] {
      changes.compactMap { change in
        behaviors.property(change.name, of: change.behavior).map {
          (change.behavior, change.name, $0.value)
        }
      }
    }

    /// Keeps tuned values while the animator goes back to a moment before that.
    func keepingValues(_ body: () throws -> Void) rethrows {
      let values = values
      try body()
      for (behavior, name, value) in values {
        behaviors.property(name, of: behavior)?.set(value)
      }
    }

    // MARK: Swift

    /// The statements that set the changed properties, one in each line.
    var statements: String {
      var lines: [String] = []
      for (behavior, name, value) in values {
        let line = statement(behavior, name, value)
        // The parts of a motor are set together.
        if !lines.contains(line) { lines.append(line) }
      }
      return lines.joined(separator: "\n")
    }

    private func statement(_ behavior: Int, _ name: String, _ value: PropertyValue) -> String {
      guard let entry = behaviors.entries[behavior] else { return "" }
      let several = entry.place.count > 1
      let variable =
        entry.type.prefix(1).lowercased() + entry.type.dropFirst()
        + (several ? "\(entry.place.number)" : "")
      var assignment = "\(name) = \(Self.code(value))"
      if let attachment = entry.behavior as? AttachmentBehavior, name.hasPrefix("motor.") {
        assignment = "motor = \(Self.code(attachment.motor))"
      }
      return "\(variable).\(assignment)" + (several ? comment(entry) : "")
    }

    /// Tells which of several behaviors it is.
    private func comment(_ entry: BehaviorIndex.Entry) -> String {
      let items = entry.behavior?.inspectedItems.count ?? 0
      return "  // \(entry.type) \(entry.place.number) of \(entry.place.count), with "
        + (items == 1 ? "1 item" : "\(items) items")
    }

    private static func code(_ motor: AttachmentBehavior.Motor?) -> String {
      guard let motor else { return "nil" }
      let target =
        motor.angle.map { "angle: \(code($0)), " }
        ?? motor.translation.map { "translation: \(code($0)), " } ?? ""
      return "AttachmentBehavior.Motor(\(target)speed: \(code(motor.speed)), "
        + "maximum: \(code(motor.maximum)))"
    }

    static func code(_ value: PropertyValue) -> String {
      switch value {
      case .none: "nil"
      case .number(let number): code(number)
      case .flag(let flag): "\(flag)"
      case .point(let point): "CGPoint(x: \(code(point.x)), y: \(code(point.y)))"
      case .vector(let vector): "CGVector(dx: \(code(vector.dx)), dy: \(code(vector.dy)))"
      case .range(let range):
        "FloatRange(minimum: \(code(range.minimum)), maximum: \(code(range.maximum)))"
      case .choice(let name): ".\(name)"
      }
    }

    private static func code(_ number: Double) -> String {
      if number.isNaN { return ".nan" }
      if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
#endif
