internal import Dynamics
public import Foundation

extension RecordingFormat {
  /// CSS keyframes for elements of a page: `@keyframes` and a class for each item.
  public static var css: RecordingFormat { css() }

  /// CSS keyframes for elements of a page: `@keyframes` and a class for each item.
  ///
  /// A comment at the top of the file explains how to use it in a page. If a
  /// tolerance is not valid, all keyframes are written.
  ///
  /// - Parameters:
  ///   - showsXray: Whether there are classes for attachments, contacts and other marks; the
  ///     default is `false`.
  ///   - tolerance: As ``SVGStyle/tolerance``; the default is 0.25 points.
  ///   - angleTolerance: As ``SVGStyle/angleTolerance``; the default is 0.01 radians.
  /// - Complexity: Writing is O(*n*), where *n* is the number of keyframes that
  ///   ``Recording/simplified(tolerance:angle:)`` keeps, besides simplifying itself.
  public static func css(
    showsXray: Bool = false, tolerance: CGFloat = 0.25, angleTolerance: CGFloat = 0.01
  ) -> RecordingFormat {
    RecordingFormat(name: "css", fileExtension: "css") { recording, output in
      let simplified = recording.simplified(tolerance: tolerance, angle: angleTolerance)
      try CSSWriter(recording: simplified, tolerance: tolerance)
        .write(marks: showsXray ? simplified.xrayMarks : [], to: &output)
    }
  }
}

private struct CSSWriter {
  let recording: Recording
  let tolerance: Double

  private var timeline: CSSTimeline { CSSTimeline(cycle: recording.duration) }

  func write(marks: [Recording.Mark], to output: inout RecordingOutput) throws {
    try writeHead(hasMarks: !marks.isEmpty, to: &output)
    let orders = recording.orders
    for (index, item) in recording.items.enumerated() {
      try write(item, index, orders.isEmpty ? [] : orders[index], to: &output)
    }
    for (index, mark) in marks.enumerated() { try write(mark, index, to: &output) }
  }

  private func writeHead(hasMarks: Bool, to output: inout RecordingOutput) throws {
    let (width, height) = (recording.bounds.width.decimal(2), recording.bounds.height.decimal(2))
    let (left, top) = recording.elementOffset
    let markUse = """

        <div class="mark mark-0"></div>
      Marks are lines, one pixel long and scaled to their length: give them a background.
      """
    try output.write(
      """
      /*
      Recorded motion: \(recording.summary.cssComment). Lengths in px, times in s.
      Use it with elements in a box of \(width) x \(height) px that has a position:
        <div style="position:relative;overflow:hidden;width:\(width)px;height:\(height)px">
        <div class="item item-0"></div>\(hasMarks ? markUse : "")
      An element's class has its size; its margins put its center where it is moved to.
      To repeat it, add .item,.mark{animation-iteration-count:infinite}.
      */
      .item,.mark{position:absolute;left:\(left)px;top:\(top)px;box-sizing:border-box;\
      animation:\(recording.duration.decimal(4))s linear both}
      .mark{width:1px;height:2px;margin:-1px 0 0;transform-origin:0 50%}
      @media(prefers-reduced-motion:reduce){.item,.mark{animation:none!important}}

      """)
  }

  private func write(
    _ item: Recording.Item, _ index: Int, _ order: [(time: TimeInterval, place: Int)],
    to output: inout RecordingOutput
  ) throws {
    let name = "item-\(index)"
    let box = ElementBox(item.shape)
    let transforms = item.cssTransforms
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
      .\(name){width:\(box.width)px;height:\(box.height)px;\
      margin:\(box.margin);transform-origin:\(box.origin);transform:\(transforms[0].transform)\
      \(orders.first.map { ";\($0.1)" } ?? "")\(initialVisibility(item.presence))\(animations)}

      """)
  }

  private func write(
    _ mark: Recording.Mark, _ index: Int, to output: inout RecordingOutput
  ) throws {
    let name = "mark-\(index)"
    let lines = mark.unitLines(tolerance: tolerance)
    let fades = lines.contains { $0.strength != 1 }
    let frames = lines.map { line in
      (
        line.time,
        "transform:\(line.cssTransform)"
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
