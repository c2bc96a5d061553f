extension RecordingAppearance {
  /// Whether a label is white, since it is on a dark fill.
  var hasLightLabel: Bool {
    guard let fill, fill.alpha > 127 else { return false }
    let brightness = (299 * Int(fill.red) + 587 * Int(fill.green) + 114 * Int(fill.blue)) / 1000
    return brightness <= 150
  }
}
