/// A property of a class of behaviors, declared once.
///
/// From it come the check of its setter, its words in a snapshot, its part of `description`, and its entry in
/// ``DynamicBehavior/properties``. The documentation's table of limits and the values of random programs are
/// compared with it.
struct Declaration<Owner: DynamicBehavior, Settings: Sendable>: Sendable {
  let name: String
  /// `.everything` if there is none.
  let range: ClosedRange<CGFloat>
  let choices: [String]
  /// Where it is in the settings; `nil` for another view of stored properties.
  let stored: StoredProperty<Settings>?
  private var unit: @Sendable (Owner) -> BehaviorUnit
  private var standard: @Sendable (Owner) -> PropertyValue
  private var read: @Sendable (Owner) -> PropertyValue
  private var isSettable: @Sendable (Owner) -> Bool = { _ in true }
  /// Whether it takes words of a snapshot's state only if it was set.
  private(set) var isCodedIfSet = false
  /// Sets it, and returns `false` for a value of another kind; `nil` if it can only be read.
  private let write: (@Sendable (Owner, PropertyValue) -> Bool)?
}

// MARK: Declaring

extension Declaration where Owner: SettingsBehavior, Owner.Settings == Settings {
  /// Declares a property that is stored in the settings.
  ///
  /// - Parameters:
  ///   - path: The property of the settings. If it is optional, `nil` says that it was not set.
  ///   - member: The property of the behavior, which a subclass may override.
  ///   - coded: The range in snapshots, if it is not that of the setter.
  init<Stored: DeclaredValue, Member: DeclaredValue>(
    _ name: String, _ path: any WritableKeyPath<Settings, Stored> & Sendable,
    _ member: any ReferenceWritableKeyPath<Owner, Member> & Sendable,
    in range: ClosedRange<CGFloat> = .everything, coded: ClosedRange<CGFloat>? = nil,
    unit: BehaviorUnit = .none, default standard: Member? = nil
  ) {
    let stored = StoredProperty(path, in: coded ?? range)
    self.init(
      name: name, range: range, choices: Member.choices, stored: stored, unit: { _ in unit },
      standard: { _ in standard?.listed ?? .none },
      read: { owner in
        stored.isMissing(in: owner.settings) ? .none : owner[keyPath: member].listed
      },
      write: { owner, value in
        if let value = Member(listed: value) {
          owner[keyPath: member] = value
        } else {
          guard value == .none, let missing = Stored(listed: .none) else { return false }
          owner.set(path, to: missing, by: name)
        }
        return true
      })
  }
}

extension Declaration {
  /// Declares another view of the settings, or of the behavior's state, that can be set.
  init<Member: DeclaredValue>(
    _ name: String, _ member: any ReferenceWritableKeyPath<Owner, Member> & Sendable,
    in range: ClosedRange<CGFloat> = .everything, unit: BehaviorUnit = .none,
    default standard: Member? = nil
  ) {
    self.init(
      name: name, range: range, choices: Member.choices, stored: nil, unit: { _ in unit },
      standard: { _ in standard?.listed ?? .none },
      read: { $0[keyPath: member].listed },
      write: { owner, value in
        guard let value = Member(listed: value) else { return false }
        owner[keyPath: member] = value
        return true
      })
  }

  /// Declares a property that can only be read.
  init<Member: DeclaredValue>(
    reading name: String, _ member: any KeyPath<Owner, Member> & Sendable,
    unit: BehaviorUnit = .none
  ) {
    self.init(
      name: name, range: .everything, choices: Member.choices, stored: nil, unit: { _ in unit },
      standard: { _ in .none },
      read: { $0[keyPath: member].listed }, write: nil)
  }

  /// The same declaration with a unit that depends on the behavior.
  func unit(_ unit: @escaping @Sendable (Owner) -> BehaviorUnit) -> Self {
    with { $0.unit = unit }
  }

  /// The same declaration with a default that depends on the behavior.
  func standard(_ standard: @escaping @Sendable (Owner) -> PropertyValue) -> Self {
    with { $0.standard = standard }
  }

  /// The same declaration, read in another way than by the property of the behavior.
  func read(_ read: @escaping @Sendable (Owner) -> PropertyValue) -> Self {
    with { $0.read = read }
  }

  /// The same declaration of a property that some behaviors of the class cannot set.
  func settable(if isSettable: @escaping @Sendable (Owner) -> Bool) -> Self {
    with { $0.isSettable = isSettable }
  }

  /// The same declaration of a property that takes no words of the state unless it was set.
  ///
  /// A property that came later keeps the state hash of programs that do not set it.
  func codedIfSet() -> Self {
    with { $0.isCodedIfSet = true }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: Of a behavior

extension Declaration {
  func property(of owner: Owner) -> BehaviorProperty {
    BehaviorProperty(
      name: name, unit: unit(owner),
      range: range == .everything ? nil : Double(range.lowerBound)...Double(range.upperBound),
      defaultValue: standard(owner), choices: choices, read: { read(owner) },
      write: write.map { write in
        { value in
          if write(owner, value) { return }
          DynamicsDiagnostics.report(
            "it cannot be \(value); nothing changed", by: Reporter(Owner.self, name))
        }
      }, canBeSet: { isSettable(owner) })
  }

  /// Its part of the behavior's description: `nil` if it was not set, has its default, or is another view of stored
  /// properties.
  func trait(of owner: Owner, _ settings: Settings) -> String? {
    guard let stored, isSettable(owner), !stored.isMissing(in: settings) else { return nil }
    let value = read(owner)
    let isUsual = value == .none || !stored.mayBeMissing && value == standard(owner)
    return isUsual ? nil : "\(name): \(value)"
  }
}
