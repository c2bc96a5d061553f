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
  /// people who have asked for reduced motion, it starts paused at its end. Items are drawn within 0.05 points
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
  private let recording: Recording
  private let style: HTMLStyle
  private let scope: HTMLScope
  private let names: WebNames
  private let remarks: HTMLRemarks

  init(recording: Recording, style: HTMLStyle) {
    self.recording = recording
    self.style = style
    names = style.names
    remarks = HTMLRemarks(style.remarks, recording, names)
    scope = HTMLScope(names: names, isEmbedded: style.isEmbedded)
  }

  private var title: String { (style.title ?? "Recorded motion").xml }

  /// The prefix keeps a name such as `viewport` from changing the page.
  private var metaElements: String {
    recording.sortedMetadata.map { name, value in
      "\n<meta name=\"recording:\(name.xml)\" content=\"\(value.xml)\">"
    }.joined()
  }

  func write(to output: inout RecordingOutput) throws {
    try output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>\(metaElements)

      """)
    let rules = scope.rules(
      "\(HTMLPage.style(scope))\n\(remarks.style)\(XRayDrawing.style(names))")
    try output.write(
      style.isEmbedded
        ? """
        <style>body{margin:0}</style>
        </head>
        <body>
        <div id="\(names("recording"))" class="\(names("recording"))">
        <style>
        \(rules)</style>

        """
        : """
        <style>
        \(rules)
        </style>
        </head>
        <body>
        <main>
        <h1>\(title)</h1>

        """)
    let marks = recording.xrayMarks
    try output.write(remarks.list)
    try writePicture(marks, to: &output)
    try output.write(
      HTMLPage.controls(
        scope, duration: recording.duration.decimal(4),
        timeline: HTMLTimeline(recording).svg(names, remarks: remarks.remarks.map(\.time))))
    try output.write(HTMLPage.legend(names, of: Set(marks.map(\.kind) + [.velocity])))
    if !style.isEmbedded {
      try output.write(HTMLPage.facts(names, recording.sortedMetadata))
      try output.write("</main>\n")
    }
    try output.write("<script type=\"application/json\" id=\"\(names("data"))\">\n")
    try HTMLData(recording: recording, marks: marks, style: style, opening: remarks.opening)
      .write(to: &output)
    try output.write("</script>\n<script>\n\(scope.script(HTMLPage.script(scope)))</script>\n")
    try output.write("\(style.isEmbedded ? "</div>\n" : "")</body>\n</html>\n")
  }

  private func writePicture(_ marks: [Recording.Mark], to output: inout RecordingOutput) throws {
    let view = recording.viewWithMargin
    let (width, height) = (view.width.decimal(2), view.height.decimal(2))
    try output.write(
      """
      <svg id="\(names("picture"))" viewBox="\(view.minX.decimal(2)) \(view.minY.decimal(2)) \(width) \(height)" \
      style="--width:\(width);--height:\(height)" role="img" aria-labelledby="\(names("picture-title"))" \
      aria-describedby="\(names("picture-text"))">
      <title id="\(names("picture-title"))">\(title)</title>
      <desc id="\(names("picture-text"))">\((style.description ?? recording.summary).xml)</desc>
      <defs>
      \(style.definitions)\(XRayDrawing.definitions(names))</defs>
      <rect id="\(names("paper"))" \(recording.sheet)/>
      \(recording.backdrop(style.background))
      <g id="\(names("items"))">

      """)
    for (index, item) in recording.items.enumerated() {
      let label = item.appearance.label.map { " aria-label=\"\($0.xml)\"" } ?? ""
      try output.write(
        """
        <g id="\(names("item-\(index)"))" visibility="hidden"\(label)>\
        <g class="\(names("look"))">\(look(of: item))</g>\
        <g class="\(names("xray")) \(names("x-asleep"))">\(ItemDrawing.shape(item.shape, ""))</g>\
        <g class="\(names("xray")) \(names("x-bounds"))">\(ItemDrawing.shape(item.shape, ""))</g></g>

        """)
    }
    try output.write("</g>\n<g class=\"\(names("xray"))\">\n")
    for (index, boundary) in recording.boundaries.enumerated() {
      try output.write(
        """
        <path id="\(names("boundary-\(index)"))" class="\(names("x-boundary"))" visibility="hidden" \
        d="\(XRayDrawing.path(of: boundary))"/>

        """)
    }
    for (index, mark) in marks.enumerated() {
      try output.write(
        """
        <path id="\(names("mark-\(index)"))" class="\(names("x-mark")) \(names("x-\(mark.kind.rawValue)"))" visibility="hidden"/>

        """)
    }
    try output.write("<g id=\"\(names("velocities"))\"></g>\n</g>\n\(remarks.figures)</svg>\n")
  }

  private func look(of item: Recording.Item) -> String {
    style.hasLevelLabels
      ? ItemDrawing.look(of: item, labelClass: names("level")) : ItemDrawing.look(of: item)
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
