internal import Dynamics
public import Foundation

extension RecordingFormat {
  /// JSON with the arguments of `element.animate(keyframes, options)` of the Web Animations API.
  public static var webAnimations: RecordingFormat { webAnimations() }

  /// JSON with the arguments of `element.animate(keyframes, options)` of the Web Animations API.
  ///
  /// ```js
  /// for (const item of recording.items) {
  ///   const element = stage.appendChild(document.createElement("div"))
  ///   Object.assign(element.style, item.style)
  ///   element.animate(item.keyframes, item.options)
  /// }
  /// ```
  ///
  /// `stage` is an element with a `position`, as large as `recording.bounds`. Lengths are in CSS
  /// pixels, times in milliseconds, angles in radians. If a tolerance is not valid,
  /// all keyframes are written.
  ///
  /// - Parameters:
  ///   - showsXray: Whether there are `marks`: attachments, contacts and others, as lines of one
  ///     pixel that are scaled to their length. The default is `false`.
  ///   - tolerance: As ``SVGStyle/tolerance``; the default is 0.25 points.
  ///   - angleTolerance: As ``SVGStyle/angleTolerance``; the default is 0.01 radians.
  /// - Complexity: Writing is O(*n*), where *n* is the number of keyframes that
  ///   ``Recording/simplified(tolerance:angle:)`` keeps, besides simplifying itself.
  public static func webAnimations(
    showsXray: Bool = false, tolerance: CGFloat = 0.25, angleTolerance: CGFloat = 0.01
  ) -> RecordingFormat {
    RecordingFormat(name: "web-animations", fileExtension: "json") { recording, output in
      let simplified = recording.simplified(tolerance: tolerance, angle: angleTolerance)
      try WebAnimationsWriter(recording: simplified, tolerance: tolerance)
        .write(marks: showsXray ? simplified.xrayMarks : [], to: &output)
    }
  }
}

private struct WebAnimationsWriter {
  /// The version of the file's layout; increase it with each change.
  private static let version = 1

  let recording: Recording
  let tolerance: Double

  func write(marks: [Recording.Mark], to output: inout RecordingOutput) throws {
    let box = recording.bounds
    try output.write(
      """
      {"version":\(Self.version),"units":{"angle":"rad","length":"px","time":"ms"},
      "bounds":{"x":\(box.minX.decimal(2)),"y":\(box.minY.decimal(2)),\
      "width":\(box.width.decimal(2)),"height":\(box.height.decimal(2))},
      "duration":\(milliseconds),
      "items":[
      """)
    let orders = recording.orders
    try output.writeList(Array(recording.items.enumerated())) { index, item in
      text(of: item, index, orders.isEmpty ? [] : orders[index])
    }
    try output.write(",\n\"marks\":[")
    try output.writeList(Array(marks.enumerated())) { text(of: $1, $0) }
    try output.write("}\n")
  }

  private var milliseconds: String { (recording.duration * 1000).decimal(3) }

  private var options: String {
    "{\"duration\":\(milliseconds),\"fill\":\"both\",\"iterations\":1}"
  }

  private func text(
    of item: Recording.Item, _ index: Int, _ order: [(time: TimeInterval, place: Int)]
  ) -> String {
    let box = ElementBox(item.shape)
    var frames = Frames(duration: recording.duration)
    frames.add(item.cssTransforms().map { ($0.time, "\"transform\":\"\($0.transform)\"") })
    frames.addSteps(seen(item.presence))
    frames.addSteps(order.map { ($0.time, "\"zIndex\":\"\($0.place)\"") })
    let (width, height) = (box.size.width.decimal(2), box.size.height.decimal(2))
    let style = """
      {"position":"absolute",\(place),"width":"\(width)px","height":"\(height)px",\
      "margin":"\(box.margin(.pixels))","transformOrigin":"\(box.origin(.pixels))",\
      "boxSizing":"border-box"}
      """
    return """
      {"id":"item-\(index)","label":\(item.appearance.label?.json ?? "null"),\
      "width":\(width),"height":\(height),
      "style":\(style),
      "keyframes":[\(frames.text)],
      "options":\(options)}
      """
  }

  private func text(of mark: Recording.Mark, _ index: Int) -> String {
    let lines = mark.unitLines(tolerance: tolerance)
    let fades = lines.contains { $0.strength != 1 }
    var frames = Frames(duration: recording.duration)
    frames.add(
      lines.map { line in
        let opacity = fades ? ",\"opacity\":\(line.strength.decimal(2))" : ""
        return (line.time, "\"transform\":\"\(line.cssTransform())\"\(opacity)")
      })
    frames.addSteps(seen([mark.presence]))
    let style = """
      {"position":"absolute",\(place),"width":"1px","height":"2px","margin":"-1px 0 0",\
      "transformOrigin":"0 50%"}
      """
    return """
      {"id":"mark-\(index)","kind":"\(mark.kind.rawValue)",
      "style":\(style),
      "keyframes":[\(frames.text)],
      "options":\(options)}
      """
  }

  private var place: String {
    let (left, top) = recording.elementOffset(.pixels)
    return "\"left\":\"\(left)\",\"top\":\"\(top)\""
  }

  private func seen(
    _ presence: [ClosedRange<TimeInterval>]
  ) -> [(time: TimeInterval, properties: String)] {
    let switches = recording.seenSpans(presence).switches(before: .infinity)
    if switches.count == 1, switches[0].isSeen { return [] }
    return switches.map {
      ($0.time, $0.isSeen ? "\"visibility\":\"visible\"" : "\"visibility\":\"hidden\"")
    }
  }
}

/// The keyframes of an animation, in which each property has its own times.
private struct Frames {
  private let duration: TimeInterval
  private let places: Int
  private var all: [(time: TimeInterval, properties: String)] = []

  init(duration: TimeInterval) {
    // A recording without duration has the same picture at the beginning and the end.
    self.duration = duration > 0 ? duration : 1
    // Offsets are precise to 0.1 ms, for any duration.
    places = Int(min(max(log10(self.duration) + 4, 4), 11).rounded(.up))
  }

  /// Adds values that are interpolated linearly, from the beginning to the end.
  mutating func add(_ values: [(time: TimeInterval, properties: String)]) {
    guard let first = values.first, let last = values.last else { return }
    if first.time > 0 { all.append((0, first.properties)) }
    all += values
    if last.time < duration { all.append((duration, last.properties)) }
  }

  mutating func addSteps(_ values: [(time: TimeInterval, properties: String)]) {
    add(values.map { ($0.time, $0.properties + ",\"easing\":\"step-end\"") })
  }

  /// The keyframes in order of time, as the Web Animations API requires.
  var text: String {
    let ordered = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return ordered.map { "{\"offset\":\(offset($0.element.time)),\($0.element.properties)}" }
      .joined(separator: ",\n")
  }

  private func offset(_ time: TimeInterval) -> String {
    min(max(time / duration, 0), 1).decimal(places)
  }
}
