internal import Dynamics
internal import Foundation

extension RecordingFormat {
  /// CSS keyframes for elements of a page: `@keyframes` and a class for each item.
  public static var css: RecordingFormat { css() }

  /// CSS keyframes for elements of a page: `@keyframes` and a class for each item.
  ///
  /// A comment at the top of the file explains how to use it in a page.
  ///
  /// - Parameter style: The options.
  /// - Complexity: Writing is O(*n*), where *n* is the number of keyframes that
  ///   ``Recording/simplified(tolerance:angle:)`` keeps, besides simplifying itself.
  public static func css(style: CSSStyle = CSSStyle()) -> RecordingFormat {
    RecordingFormat(name: "css", fileExtension: "css") { recording, output in
      let simplified = recording.simplified(tolerance: style.tolerance, angle: style.angleTolerance)
      try CSSWriter(simplified, style)
        .write(marks: style.showsXray ? simplified.xrayMarks : [], to: &output)
    }
  }
}

private struct CSSWriter {
  private let recording: Recording
  private let style: CSSStyle
  private let names: WebNames
  private let length: CSSLength
  private let timeline: CSSTimeline
  /// In seconds, as the stagger.
  private let delay: TimeInterval
  private let stagger: TimeInterval

  init(_ recording: Recording, _ style: CSSStyle) {
    self.recording = recording
    self.style = style
    names = style.names
    // A box without a width has no parts.
    length =
      style.units == .points ? .pixels : .ofContainer(width: max(recording.bounds.width, 1))
    timeline = CSSTimeline(cycle: recording.duration)
    (delay, stagger) = (style.validDelay, style.validStagger)
  }

  func write(marks: [Recording.Mark], to output: inout RecordingOutput) throws {
    let head = CSSHead(
      recording: recording, style: style, names: names, length: length, delay: delay,
      hasMarks: !marks.isEmpty)
    try output.write(head.text)
    let orders = recording.orders
    for (index, item) in recording.items.enumerated() {
      try write(item, index, orders.isEmpty ? [] : orders[index], to: &output)
    }
    for (index, mark) in marks.enumerated() { try write(mark, index, to: &output) }
  }

  private func write(
    _ item: Recording.Item, _ index: Int, _ order: [(time: TimeInterval, place: Int)],
    to output: inout RecordingOutput
  ) throws {
    let name = names("item-\(index)")
    let box = ElementBox(item.shape)
    let transforms = item.cssTransforms(length)
    let orders = order.map { ($0.time, "z-index:\($0.place)") }
    let animations = try write(
      [
        (name, timeline.keyframes(name, transforms.map { ($0.time, "transform:\($0.transform)") })),
        seen(name, item.presence),
        ("\(name)-order", timeline.keyframes("\(name)-order", orders)),
      ], to: &output)
    if let label = item.appearance.label { try output.write("/* \(label.cssComment) */\n") }
    try output.write(
      """
      .\(name){width:\(length(box.size.width));height:\(length(box.size.height));\
      margin:\(box.margin(length));transform-origin:\(box.origin(length));\
      transform:\(transforms[0].transform)\
      \(orders.first.map { ";\($0.1)" } ?? "")\(initialVisibility(item.presence))\(animations)\
      \(delay(of: index))}

      """)
  }

  /// The delay of an item that differs from that of others.
  private func delay(of index: Int) -> String {
    guard stagger != 0 else { return "" }
    return ";animation-delay:\((delay + Double(index) * stagger).decimal(4))s"
  }

  private func write(
    _ mark: Recording.Mark, _ index: Int, to output: inout RecordingOutput
  ) throws {
    let name = names("mark-\(index)")
    let lines = mark.unitLines(tolerance: style.tolerance)
    let fades = lines.contains { $0.strength != 1 }
    let frames = lines.map { line in
      (
        line.time,
        "transform:\(line.cssTransform(length))"
          + (fades ? ";opacity:\(line.strength.decimal(2))" : "")
      )
    }
    let presence = [mark.presence]
    let animations = try write(
      [(name, timeline.keyframes(name, frames)), seen(name, presence)], to: &output)
    try output.write(
      """
      /* \(mark.kind.rawValue) */
      .\(name){\(frames[0].1)\(initialVisibility(presence))\(animations)}

      """)
  }

  private func seen(
    _ name: String, _ presence: [ClosedRange<TimeInterval>]
  ) -> (name: String, rule: String?) {
    let name = "\(name)-seen"
    let spans = recording.seenSpans(presence)
    return (
      name,
      timeline.switching(name, spans, on: "visibility:visible", off: "visibility:hidden")
    )
  }

  /// The style of a mark that is hidden at first, in case it has no rule.
  private func initialVisibility(_ presence: [ClosedRange<TimeInterval>]) -> String {
    recording.seenSpans(presence).first?.lowerBound == 0 ? "" : ";visibility:hidden"
  }

  /// Writes rules and returns the properties that use them; the first rule is linear, the others
  /// are stepped.
  private func write(
    _ rules: [(name: String, rule: String?)], to output: inout RecordingOutput
  ) throws -> String {
    let first = rules[0].name
    let used = rules.filter { $0.rule != nil }
    guard !used.isEmpty else { return "" }
    for rule in used { try output.write(rule.rule!) }
    return ";animation-name:\(used.map(\.name).joined(separator: ","));animation-timing-function:"
      + used.map { $0.name == first ? "linear" : "step-end" }.joined(separator: ",")
  }
}
