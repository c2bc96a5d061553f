import DynamicsTiming
import Foundation

/// The timing functions, each as a small graph of progress over time.
enum EasingCurves {
  static let picture = Picture(
    "easing-curves", page: "DynamicsTiming/DynamicsTiming.docc/TimedAnimation"
  ) { Data(svg.utf8) }

  private static let rows: [[(name: String, curve: TimingFunction)]] = [
    [
      ("linear", .linear), ("default", .default), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInOut),
    ],
    [
      ("quadraticIn", .quadraticIn), ("cubicIn", .cubicIn), ("sineIn", .sineIn),
      ("exponentialIn", .exponentialIn), ("backIn", .backIn), ("elasticIn", .elasticIn),
      ("bounceIn", .bounceIn),
    ],
    [
      ("quadraticOut", .quadraticOut), ("cubicOut", .cubicOut), ("sineOut", .sineOut),
      ("exponentialOut", .exponentialOut), ("backOut", .backOut), ("elasticOut", .elasticOut),
      ("bounceOut", .bounceOut),
    ],
    [
      ("quadraticInOut", .quadraticInOut), ("cubicInOut", .cubicInOut), ("sineInOut", .sineInOut),
      ("exponentialInOut", .exponentialInOut), ("backInOut", .backInOut),
      ("elasticInOut", .elasticInOut), ("bounceInOut", .bounceInOut),
    ],
  ]

  /// Of a graph from 0 to 1, in points.
  private static let (width, height) = (70.0, 40.0)
  private static let cell = CGSize(width: 100, height: 94)

  private static var svg: String {
    let columns = rows.map(\.count).max() ?? 0
    let (width, height) = (Int(cell.width) * columns, Int(cell.height) * rows.count)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      <title>easing-curves</title>
      <style>text{font:11px sans-serif;fill:#808080;text-anchor:middle}\
      .a{fill:#808080;fill-opacity:.12}.c{fill:none;stroke:#0072b2;stroke-width:2}</style>
      """
    ]
    for (row, graphs) in rows.enumerated() {
      for (column, graph) in graphs.enumerated() {
        let place = "\(Int(cell.width) * column + 15) \(Int(cell.height) * row + 62)"
        lines.append(
          "<g transform=\"translate(\(place))\"><path class=\"a\" d=\"M0 0H70V-40H0Z\"/>"
            + "<path class=\"c\" d=\"\(path(of: graph.curve))\"/>"
            + "<text x=\"35\" y=\"26\">\(graph.name)</text></g>")
      }
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func path(of curve: TimingFunction) -> String {
    let count = 56
    let points = (0...count).map { index in
      let time = Double(index) / Double(count)
      return "\(tenths(width * time)) \(tenths(-height * curve(time)))"
    }
    return "M" + points.joined(separator: "L")
  }

  private static func tenths(_ number: Double) -> String {
    let rounded = (number * 10).rounded()
    return rounded == 0 ? "0" : "\(rounded / 10)"
  }
}
