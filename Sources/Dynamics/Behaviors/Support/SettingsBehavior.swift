/// A behavior whose properties are fields of a structure.
///
/// The public properties of a behavior are overridable, so each class declares them; these methods
/// are their setters. They report a number out of range, which changes nothing.
protocol SettingsBehavior: DynamicBehavior {
  associatedtype Settings: Equatable

  var settings: Settings { get set }

  /// Called when a setter has changed the settings.
  func settingsDidChange(from old: Settings)
}

extension SettingsBehavior {
  func set<Value>(_ property: WritableKeyPath<Settings, Value>, to value: Value) {
    let old = settings
    var new = old
    new[keyPath: property] = value
    // Also for −0 in place of 0, which would be other bits without a change.
    guard new != old else { return }
    settings = new
    settingsDidChange(from: old)
  }

  func set(
    _ property: WritableKeyPath<Settings, CGFloat>, to number: CGFloat,
    in range: ClosedRange<CGFloat>, by member: String = #function, file: String = #fileID
  ) {
    guard Validation.number(number, in: range, by: member, file: file) else { return }
    set(property, to: number)
  }

  /// Sets a number that has no effect until it is set.
  func set(
    _ property: WritableKeyPath<Settings, CGFloat?>, to number: CGFloat?,
    in range: ClosedRange<CGFloat>, by member: String = #function, file: String = #fileID
  ) {
    if let number {
      guard Validation.number(number, in: range, by: member, file: file) else { return }
    }
    set(property, to: number)
  }
}
