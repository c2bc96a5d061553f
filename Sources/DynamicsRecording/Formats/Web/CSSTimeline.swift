internal import Foundation

/// Writes changes over the time of a recording as CSS keyframes.
struct CSSTimeline {
  /// The duration of the animation, in seconds.
  let cycle: TimeInterval
  private let places: Int

  init(cycle: TimeInterval) {
    self.cycle = cycle
    // Percentages are precise to 0.1 ms, for any duration.
    places = cycle > 0 ? Int(min(max(log10(cycle) + 2, 2), 9).rounded(.up)) : 2
  }

  /// A rule for values that are interpolated linearly; `nil` if they never change.
  func keyframes(
    _ name: String, _ values: [(time: TimeInterval, declarations: String)]
  ) -> String? {
    guard cycle > 0, let first = values.first,
      values.contains(where: { $0.declarations != first.declarations })
    else { return nil }
    var rule = "@keyframes \(name){"
    for (index, value) in values.enumerated() {
      let time = percent(value.time)
      var selectors = [time]
      if index == 0, time != "0%" { selectors.insert("0%", at: 0) }
      if index == values.count - 1, time != "100%" { selectors.append("to") }
      rule += "\(selectors.joined(separator: ",")){\(value.declarations)}"
    }
    return rule + "}\n"
  }

  /// A rule for a value that is on during some spans, to be used with `step-end`; `nil` if it is
  /// always on.
  func switching(
    _ name: String, _ spans: [Range<TimeInterval>], on: String, off: String
  ) -> String? {
    keyframes(name, spans.switches(before: cycle).map { ($0.time, $0.isSeen ? on : off) })
  }

  private func percent(_ time: TimeInterval) -> String {
    (min(max(time / cycle, 0), 1) * 100).decimal(places) + "%"
  }
}

extension Recording.Pose {
  /// The pose as a CSS transform of an element that is drawn around (0, 0).
  func cssTransform(_ length: CSSLength = .pixels) -> String {
    cssTranslation(length) + "rotate(\(angle.decimal(4))rad)"
  }

  func cssTranslation(_ length: CSSLength) -> String {
    "translate(\(length(center.x)),\(length(center.y)))"
  }
}

extension Recording.Item {
  var isUpright: Bool { keyframes.allSatisfy { $0.pose.angle == 0 } }

  func cssTransforms(_ length: CSSLength = .pixels) -> [(time: TimeInterval, transform: String)] {
    let isUpright = isUpright
    return keyframes.map {
      ($0.time, isUpright ? $0.pose.cssTranslation(length) : $0.pose.cssTransform(length))
    }
  }
}

extension UnitLine {
  /// The CSS transform from a line between (0, 0) and (1, 0) to this one.
  func cssTransform(_ unit: CSSLength = .pixels) -> String {
    Recording.Pose(center: start, angle: angle).cssTransform(unit)
      + "scaleX(\(length.decimal(3)))"
  }
}
