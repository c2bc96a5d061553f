internal import Dynamics
internal import Foundation

/// What X-ray adds to a picture, as SVG.
enum XRayDrawing {
  /// Definitions of the marks' shapes, each drawn along a line from (0, 0) to (1, 0), and of the hatching of
  /// items that sleep.
  static var definitions: String {
    let marks = DebugMark.Kind.allCases.map { kind in
      "<path id=\"x-\(kind.rawValue)\" vector-effect=\"non-scaling-stroke\" d=\"\(path(of: kind))\"/>"
    }
    return """
      <pattern id="x-hatching" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path d="M0 0V6" stroke="#777" stroke-width="2.5"/></pattern>
      \(marks.joined(separator: "\n"))

      """
  }

  /// Rules for the classes `x-bounds`, `x-boundary`, `x-asleep` and those of marks.
  static var style: String {
    let kinds = DebugMark.Kind.allCases.map { kind in
      ".x-\(kind.rawValue){stroke:\(color(of: kind));stroke-width:\(width(of: kind).decimal(1))"
        + "\(dashes(of: kind).map { ";stroke-dasharray:\($0)" } ?? "")}"
    }
    return """
      .x-mark,.x-bounds,.x-boundary{fill:none;stroke-linejoin:round;stroke-linecap:round}
      .x-bounds{stroke:#d0006f;stroke-width:1}
      .x-boundary{stroke:#d0006f;stroke-width:3}
      .x-look{opacity:.55}
      .x-asleep{fill:url(#x-hatching)}
      \(kinds.joined(separator: "\n"))

      """
  }

  static func path(of boundary: Recording.Boundary) -> String {
    boundary.lines.map { line in
      line.enumerated().map { index, point in
        "\(index == 0 ? "M" : "L")\(point.x.decimal(2)) \(point.y.decimal(2))"
      }.joined()
    }.joined()
  }

  private static func path(of kind: DebugMark.Kind) -> String {
    switch kind {
    case .rod: "M0-2.5H1V2.5H0Z"
    case .spring: "M0 0H.1L.15-5L.25 5L.35-5L.45 5L.55-5L.65 5L.75-5L.85 5L.9 0H1"
    case .rope: "M0 0Q.0625-5 .125 0T.25 0T.375 0T.5 0T.625 0T.75 0T.875 0T1 0"
    case .slide: "M0-6V6M0 0H1M1-6V6"
    case .pin: "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0M-5 0H5M0-5V5"
    case .push, .field, .velocity: "M0 0H1M.75-4L1 0L.75 4"
    case .contact: "M0-6V6M0 0H1"
    }
  }

  private static func color(of kind: DebugMark.Kind) -> String {
    switch kind {
    case .rod: "#0072b2"
    case .spring: "#00856a"
    case .rope: "#8a5a00"
    case .slide: "#a8568a"
    case .pin: "#0072b2"
    case .push: "#d55e00"
    case .field: "#4a9fd0"
    case .velocity: "#2f9e2f"
    case .contact: "#e6001f"
    }
  }

  private static func width(of kind: DebugMark.Kind) -> Double {
    switch kind {
    case .push: 3
    case .field: 1
    default: 1.8
    }
  }

  private static func dashes(of kind: DebugMark.Kind) -> String? {
    kind == .slide ? "7 4 2 4" : nil
  }
}

extension DebugMark.Kind {
  /// Whether a mark is a point, whatever its end.
  var isPoint: Bool { self == .pin }
}

extension UnitLine {
  /// The line as the value of an SVG `transform` attribute.
  func svgTransform(isPoint: Bool) -> String {
    let place = Recording.Pose(center: start, angle: isPoint ? 0 : angle).svgTransform
    return isPoint ? place : place + "scale(\(length.decimal(3)) 1)"
  }
}
