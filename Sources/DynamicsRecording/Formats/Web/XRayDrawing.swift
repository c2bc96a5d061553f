package import Dynamics
internal import Foundation

/// The X-ray as SVG elements and style rules.
package enum XRayDrawing {
  /// The definitions of the marks' shapes and of the hatching of sleeping items.
  ///
  /// Each mark is drawn along a line from (0, 0) to (100, 0): browsers draw an animated element once, and a line of length 1,
  /// scaled by some hundred, has blurred ends.
  package static func definitions(_ names: WebNames = WebNames()) -> String {
    let marks = DebugMark.Kind.allCases.map { kind in
      "<path id=\"\(names("x-" + kind.rawValue))\" vector-effect=\"non-scaling-stroke\" d=\"\(path(of: kind, length: drawnLength))\"/>"
    }
    return """
      <pattern id="\(names("x-hatching"))" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><path d="M0 0V6" stroke="#777" stroke-width="2.5"/></pattern>
      \(marks.joined(separator: "\n"))

      """
  }

  /// The length of the line along which marks are drawn, in points.
  static let drawnLength = 100.0

  /// Rules for the classes `x-bounds`, `x-boundary`, `x-asleep` and those of marks.
  package static func style(_ names: WebNames = WebNames()) -> String {
    let x = names("x-")
    let kinds = DebugMark.Kind.allCases.map { kind in
      ".\(x)\(kind.rawValue){stroke:\(kind.xrayInk.hex);stroke-width:\(kind.strokeWidth.decimal(1))"
        + "\(dashes(of: kind).map { ";stroke-dasharray:\($0)" } ?? "")}"
    }
    return """
      .\(x)mark,.\(x)bounds,.\(x)boundary{fill:none;stroke-linejoin:round;stroke-linecap:round}
      .\(x)bounds{stroke:#d0006f;stroke-width:1}
      .\(x)boundary{stroke:#d0006f;stroke-width:3}
      .\(x)look{opacity:.55}
      .\(x)asleep{fill:url(#\(x)hatching)}
      \(kinds.joined(separator: "\n"))

      """
  }

  /// Rules that draw marks from their ends, which are custom properties.
  ///
  /// If `transform` or `opacity` is animated, browsers draw an element once and scale the result,
  /// so its lines would be scaled, too.
  static func animatedStyle(_ names: WebNames) -> String {
    let properties = ["x1", "y1", "x2", "y2"].map {
      "@property --\(names($0)){syntax:\"&lt;number>\";inherits:false;initial-value:0}"
    }
    func value(_ name: String) -> String { "var(--\(names(name)))" }
    let place = "translate(calc(\(value("x1"))*1px),calc(\(value("y1"))*1px))"
    let width = "\(value("x2")) - \(value("x1"))"
    let height = "\(value("y2")) - \(value("y1"))"
    return """
      \(properties.joined(separator: "\n"))
      .\(names("x-mark")){transform:\(place)rotate(atan2(\(height),\(width)))\
      scaleX(calc(hypot(\(width),\(height))/\(drawnLength.decimal(0))))}
      .\(names("x-pin")){transform:\(place)}

      """
  }

  /// The custom properties from which ``animatedStyle(_:)`` draws a mark.
  static func properties(of frame: Recording.MarkKeyframe, _ names: WebNames) -> String {
    [
      ("x1", frame.start.x), ("y1", frame.start.y), ("x2", frame.end.x), ("y2", frame.end.y),
    ].map { "--\(names($0)):\($1.decimal(2))" }.joined(separator: ";")
  }

  static func path(of boundary: Recording.Boundary) -> String {
    boundary.lines.map { line in
      line.enumerated().map { index, point in
        "\(index == 0 ? "M" : "L")\(point.x.decimal(2)) \(point.y.decimal(2))"
      }.joined()
    }.joined()
  }

  /// The shape of a mark along the x axis, from (0, 0).
  package static func path(of kind: DebugMark.Kind, length: Double) -> String {
    func x(_ fraction: Double) -> String { (fraction * length).decimal(4) }
    switch kind {
    case .rod: return "M0-2.5H\(x(1))V2.5H0Z"
    case .spring:
      let teeth = (0..<8).map { "L\(x(0.15 + 0.1 * Double($0))) \($0.isMultiple(of: 2) ? -5 : 5)" }
      return "M0 0H\(x(0.1))\(teeth.joined())L\(x(0.9)) 0H\(x(1))"
    case .rope:
      let waves = (2...8).map { "T\(x(0.125 * Double($0))) 0" }
      return "M0 0Q\(x(0.0625))-5 \(x(0.125)) 0\(waves.joined())"
    case .slide: return "M0-6V6M0 0H\(x(1))M\(x(1))-6V6"
    case .pin: return "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0M-5 0H5M0-5V5"
    case .push, .field, .velocity, .reaction, .motor:
      return "M0 0H\(x(1))M\(x(0.75))-4L\(x(1)) 0L\(x(0.75)) 4"
    case .contact: return "M0-6V6M0 0H\(x(1))"
    case .passingPair, .sensor: return "M0 0H\(x(1))"
    }
  }

  private static func dashes(of kind: DebugMark.Kind) -> String? {
    kind == .slide ? "7 4 2 4" : nil
  }
}

extension DebugMark.Kind {
  var isPoint: Bool { self == .pin }
}

extension UnitLine {
  /// The line as the value of an SVG `transform` attribute.
  func svgTransform(isPoint: Bool) -> String {
    let place = Recording.Pose(center: start, angle: isPoint ? 0 : angle).svgTransform
    return isPoint
      ? place : place + "scale(\((length / XRayDrawing.drawnLength).decimal(5)) 1)"
  }
}
