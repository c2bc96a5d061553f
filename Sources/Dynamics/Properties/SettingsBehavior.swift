/// A behavior whose properties are fields of a structure, each declared once.
///
/// The public properties of a behavior are overridable, so each class has them; `set` is their setter.
protocol SettingsBehavior: DynamicBehavior, Describable {
  associatedtype Settings: Equatable & Sendable
  /// The class itself.
  associatedtype Owner: DynamicBehavior

  static var declarations: Declarations<Owner, Settings> { get }

  var settings: Settings { get set }

  /// Called when a setter has changed the settings.
  func settingsDidChange(from old: Settings)
}

// MARK: Setting

extension SettingsBehavior {
  /// Sets a declared property; a value out of its range is reported, and changes nothing.
  ///
  /// - Parameter adapt: Changes what else depends on it.
  func set<Value: DeclaredValue>(
    _ path: WritableKeyPath<Settings, Value>, to value: Value, by member: String = #function,
    file: String = #fileID, adapt: (inout Settings) -> Void = { _ in }
  ) {
    guard
      Validation.isValid(value, in: Self.declarations.range(of: path), by: member, file: file)
    else { return }
    var new = settings
    new[keyPath: path] = value
    adapt(&new)
    replaceSettings(by: new)
  }

  func replaceSettings(by new: Settings) {
    let old = settings
    // Also for −0 in place of 0, which would be other bits without a change.
    guard new != old else { return }
    settings = new
    settingsDidChange(from: old)
  }
}

// MARK: All properties

extension SettingsBehavior {
  var listedProperties: [BehaviorProperty] {
    guard let owner = self as? Owner else { return [] }
    return Self.declarations.all.map { $0.property(of: owner) }
  }

  var traits: [String] { declaredTraits }

  /// Those properties that do not have their defaults.
  var declaredTraits: [String] {
    guard let owner = self as? Owner else { return [] }
    return Self.declarations.all.compactMap { $0.trait(of: owner, settings) }
  }

  func range(of property: String) -> ClosedRange<CGFloat>? {
    Self.declarations.all.first { $0.name == property }?.range
  }
}
