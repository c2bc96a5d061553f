internal import Dynamics
internal import Foundation

extension RecordingFormat {
  /// A page in one file that needs no server: play, pause, scrub, change the speed, loop, X-ray.
  public static var html: RecordingFormat { html(style: HTMLStyle()) }

  /// A page in one file that needs no server: play, pause, scrub, change the speed, loop, X-ray.
  ///
  /// It works with the keyboard, by touch and with screen readers, and has a light and a dark look.
  /// Contacts are marked along its time line. ``Recording/metadata`` is listed below the picture, in
  /// `<meta>` elements with the prefix `recording:`, and as `metadata` in the JSON of the page. For
  /// people who have asked for reduced motion, it starts paused. Items are drawn within 0.05 points
  /// and 0.002 radians of their recorded poses.
  ///
  /// - Parameter style: The options.
  /// - Complexity: Writing is O(*n*) in time and space, where *n* is the number of keyframes that
  ///   this takes and of items in changes of the stacking order, besides
  ///   ``Recording/simplified(tolerance:angle:)``.
  public static func html(style: HTMLStyle) -> RecordingFormat {
    RecordingFormat(name: "html", fileExtension: "html") { recording, output in
      try HTMLWriter(
        recording: recording.simplified(tolerance: 0.05, angle: 0.002), style: style
      ).write(to: &output)
    }
  }
}

private struct HTMLWriter {
  let recording: Recording
  let style: HTMLStyle

  private var title: String { (style.title ?? "Recorded motion").xml }

  /// The prefix keeps a name such as `viewport` from changing the page.
  private var metaElements: String {
    recording.sortedMetadata.map { name, value in
      "\n<meta name=\"recording:\(name.xml)\" content=\"\(value.xml)\">"
    }.joined()
  }

  func write(to output: inout RecordingOutput) throws {
    let marks = recording.xrayMarks
    try output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>\(metaElements)
      <style>
      \(HTMLPage.style)
      \(XRayDrawing.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>

      """)
    try writePicture(marks, to: &output)
    try output.write(
      HTMLPage.controls(
        duration: recording.duration.decimal(4), timeline: HTMLTimeline(recording).svg))
    try output.write(HTMLPage.legend(of: Set(marks.map(\.kind) + [.velocity])))
    try output.write(HTMLPage.facts(recording.sortedMetadata))
    try output.write("</main>\n<script type=\"application/json\" id=\"data\">\n")
    try HTMLData(recording: recording, marks: marks, style: style).write(to: &output)
    try output.write("</script>\n<script>\n\(HTMLPage.script)</script>\n</body>\n</html>\n")
  }

  private func writePicture(_ marks: [Recording.Mark], to output: inout RecordingOutput) throws {
    let view = recording.viewWithMargin
    let (width, height) = (view.width.decimal(2), view.height.decimal(2))
    try output.write(
      """
      <svg id="picture" viewBox="\(view.minX.decimal(2)) \(view.minY.decimal(2)) \(width) \(height)" \
      style="--width:\(width);--height:\(height)" role="img" aria-labelledby="picture-title" \
      aria-describedby="picture-text">
      <title id="picture-title">\(title)</title>
      <desc id="picture-text">\((style.description ?? recording.summary).xml)</desc>
      <defs>
      \(style.definitions)\(XRayDrawing.definitions)</defs>
      <rect id="paper" \(recording.sheet)/>
      \(recording.backdrop(style.background))
      <g id="items">

      """)
    for (index, item) in recording.items.enumerated() {
      let label = item.appearance.label.map { " aria-label=\"\($0.xml)\"" } ?? ""
      try output.write(
        """
        <g id="item-\(index)" visibility="hidden"\(label)>\
        <g class="look">\(ItemDrawing.look(of: item))</g>\
        <g class="xray x-asleep">\(ItemDrawing.shape(item.shape, ""))</g>\
        <g class="xray x-bounds">\(ItemDrawing.shape(item.shape, ""))</g></g>

        """)
    }
    try output.write("</g>\n<g class=\"xray\">\n")
    for (index, boundary) in recording.boundaries.enumerated() {
      try output.write(
        """
        <path id="boundary-\(index)" class="x-boundary" visibility="hidden" \
        d="\(XRayDrawing.path(of: boundary))"/>

        """)
    }
    for (index, mark) in marks.enumerated() {
      try output.write(
        """
        <path id="mark-\(index)" class="x-mark x-\(mark.kind.rawValue)" visibility="hidden"/>

        """)
    }
    try output.write("<g id=\"velocities\"></g>\n</g>\n</svg>\n")
  }
}

extension Recording {
  /// The bounds with a margin, so that a line along their edge is drawn in its full width.
  fileprivate var viewWithMargin: CGRect {
    let margin = max(bounds.width, bounds.height, 1) * 0.02
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: max(bounds.width, 1), height: max(bounds.height, 1)
    ).insetBy(dx: -margin, dy: -margin)
  }
}
