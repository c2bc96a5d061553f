internal import DynamicsReporting
internal import Foundation

extension Recording {
  /// A description of the recording, in one sentence.
  var summary: String {
    let labels = items.compactMap(\.appearance.label).filter { !$0.isEmpty }
    let names = labels.prefix(12).joined(separator: ", ")
    let list = names.isEmpty ? "" : ": \(names)\(labels.count > 12 ? " …" : "")"
    return "\(items.count) \(items.count == 1 ? "item" : "items")\(list); \(duration.decimal(2)) s"
  }

  /// The start time of a picture, clamped to the recording.
  func validStartTime(_ time: TimeInterval) -> TimeInterval {
    if (0...duration).contains(time) { return time }
    let usedTime = time > 0 ? duration : 0
    DynamicsDiagnostics.report(
      "a start at \(time) s is not within the recording; it starts at \(usedTime) s")
    return usedTime
  }
}

extension Recording {
  /// The background below all items: SVG elements as they are, or a rectangle of a color.
  func backdrop(_ background: String) -> String {
    guard !background.isEmpty, !background.contains("<") else { return background }
    return "<rect \(sheet) fill=\"\(background.xml)\"/>"
  }

  /// The attributes of a rectangle as large as the bounds.
  var sheet: String {
    """
    x="\(bounds.minX.decimal(2))" y="\(bounds.minY.decimal(2))" \
    width="\(max(bounds.width, 1).decimal(2))" height="\(max(bounds.height, 1).decimal(2))"
    """
  }
}
