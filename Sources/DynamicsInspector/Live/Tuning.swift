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
      /// The value that the program had set when a page changed it first.
      var original: PropertyValue
      /// Whether it has been set back.
      ///
      /// It is remembered, as one can go back to a moment before that.
      var isUndone = false
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
      let change = changes.first { $0.behavior == behavior && $0.name == name && !$0.isUndone }
      return set(name, of: behavior, to: change?.original ?? property.defaultValue)
    }

    private func note(
      _ name: String, _ behavior: Int, _ before: PropertyValue, _ now: PropertyValue
    ) {
      if let place = changes.firstIndex(where: { $0.behavior == behavior && $0.name == name }) {
        // The program may have set another value since.
        if changes[place].isUndone { changes[place].original = before }
        changes[place].isUndone = changes[place].original == now
      } else if before != now {
        changes.append(Change(behavior: behavior, name: name, original: before))
      }
    }

    /// The present values of the properties that were changed; also of those that were set back if the program
    /// has not set them since.
    private func values(
      withUndone: Bool = false
    ) -> [(behavior: Int, name: String, value: PropertyValue)] {
      changes.compactMap { change in
        guard withUndone || !change.isUndone,
          let value = behaviors.property(change.name, of: change.behavior)?.value,
          !change.isUndone || change.original == value
        else { return nil }
        return (change.behavior, change.name, value)
      }
    }

    /// Keeps tuned values while the animator goes back to a moment before that.
    func keepingValues(_ body: () throws -> Void) rethrows {
      let values = values(withUndone: true)
      try body()
      for (behavior, name, value) in values {
        behaviors.property(name, of: behavior)?.set(value)
      }
    }

    // MARK: Swift

    struct Summary: Hashable {
      /// They set the changed properties, one in each line.
      var statements = ""
      var properties: [ChangesMessage.Property] = []
    }

    var summary: Summary {
      var lines: [String] = []
      let values = values()
      for (behavior, name, value) in values {
        let line = statement(behavior, name, value)
        // The parts of a motor are set together.
        if !lines.contains(line) { lines.append(line) }
      }
      return Summary(
        statements: lines.joined(separator: "\n"),
        properties: values.map { ChangesMessage.Property(behavior: $0.behavior, name: $0.name) })
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
