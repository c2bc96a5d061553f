import Foundation

/// A picture of values over time: curves in a frame, and dots that run along them.
struct Graph {
  struct Curve {
    let name: String
    let color: String
    /// Pairs of a time in seconds and a value, in order.
    ///
    /// The line is broken between times that are more than 0.1 s apart.
    let points: [(time: Double, value: Double)]
    /// Whether it is drawn as dashes, without a dot.
    var isDashed = false
  }

  let title: String
  /// Of the time axis, in seconds.
  let duration: Double
  let values: ClosedRange<Double>
  /// Values with a line across, and their names.
  let levels: [(value: Double, name: String)]
  let curves: [Curve]
  /// The time at which the picture opens, in seconds.
  let opening: Double

  private static let (left, top, width, height) = (70.0, 20.0, 480.0, 200.0)
  /// How long the end is seen, in seconds.
  private static let hold = 1.0

  var svg: Data {
    let cycle = duration + Self.hold
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 280" width="600" height="280" \
      role="img">
      <title>\(title)</title>
      <style>text{font:13px sans-serif;fill:#808080}.level{stroke:#808080;stroke-dasharray:2 4}\
      .curve{fill:none;stroke-width:2.5}\
      .dot{animation:\(cycle)s linear -\(opening)s infinite}\
      @media(prefers-reduced-motion:reduce){.dot{animation:none!important}}
      \(curves.indices.map(keyframes).joined())</style>
      <rect x="\(Self.left)" y="\(Self.top)" width="\(Self.width)" height="\(Self.height)" rx="4" \
      fill="#808080" fill-opacity=".08"/>
      """
    ]
    for level in levels {
      lines.append(
        """
        <path class="level" d="M\(Self.left) \(y(level.value))h\(Self.width)"/>\
        <text x="\(Self.left - 8)" y="\(y(level.value) + 4)" text-anchor="end">\(level.name)</text>
        """)
    }
    for tick in stride(from: 0, through: duration, by: duration > 2.5 ? 1 : 0.5) {
      lines.append(
        "<text x=\"\(x(tick))\" y=\"240\" text-anchor=\"middle\">\(tenths(tick)) s</text>")
    }
    for (index, curve) in curves.enumerated() {
      let dashes = curve.isDashed ? " stroke-dasharray=\"5 5\"" : ""
      let place = Self.left + Double(index) * 150
      lines.append(
        "<path class=\"curve\" stroke=\"\(curve.color)\"\(dashes) d=\"\(path(of: curve))\"/>")
      if !curve.isDashed {
        lines.append(
          """
          <circle class="dot" style="animation-name:c\(index)" r="7" fill="\(curve.color)" \
          transform="translate(\(x(opening)) \(y(value(of: curve, at: opening))))"/>
          """)
      }
      lines.append(
        """
        <circle cx="\(place + 6)" cy="262" r="5" fill="\(curve.color)"/>\
        <text x="\(place + 18)" y="266">\(curve.name)</text>
        """)
    }
    return Data((lines + ["</svg>", ""]).joined(separator: "\n").utf8)
  }

  private func path(of curve: Curve) -> String {
    var last = -Double.infinity
    return curve.points.map { point in
      defer { last = point.time }
      return "\(point.time - last > 0.1 ? "M" : "L")\(x(point.time)) \(y(point.value))"
    }.joined()
  }

  private func keyframes(_ index: Int) -> String {
    if curves[index].isDashed { return "" }
    let cycle = duration + Self.hold
    let frames = curves[index].points.map { point in
      let end = point.time >= duration ? ",to" : ""
      return "\(hundredths(point.time / cycle * 100))%\(end)"
        + "{transform:translate(\(x(point.time))px,\(y(point.value))px)}"
    }
    return "@keyframes c\(index){\(frames.joined())}\n"
  }

  /// Linear between points.
  private func value(of curve: Curve, at time: Double) -> Double {
    let later = curve.points.firstIndex { $0.time >= time } ?? curve.points.count - 1
    guard later > 0 else { return curve.points[0].value }
    let (start, end) = (curve.points[later - 1], curve.points[later])
    return start.value + (end.value - start.value) * (time - start.time) / (end.time - start.time)
  }

  private func x(_ time: Double) -> Double { tenths(Self.left + time / duration * Self.width) }

  private func y(_ value: Double) -> Double {
    let fraction = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return tenths(Self.top + (1 - fraction) * Self.height)
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
  private func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
