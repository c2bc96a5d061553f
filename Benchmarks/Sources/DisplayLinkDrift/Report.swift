import Foundation

/// A table of the measurements of both sources, side by side.
struct Report {
  let contest: Contest

  /// The lines of the table; times in milliseconds.
  var text: String {
    let columns = [
      Self.labels,
      [contest.name] + cells(of: contest.link) + [milliseconds(contest.timestampError)],
      ["Timer"] + cells(of: contest.timer) + ["-"],
    ]
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    return Self.labels.indices.map { row in
      zip(columns, widths).enumerated().map { number, column in
        let cell = column.0[row]
        let space = String(repeating: " ", count: column.1 - cell.count)
        return number == 0 ? cell + space : space + cell
      }.joined(separator: "   ")
    }.joined(separator: "\n")
  }

  private static let labels = [
    "", "frames delivered", "frames skipped",
    "lateness, median", "lateness, 90 %", "lateness, 99 %", "lateness, greatest",
    "jitter, median", "jitter, 90 %", "jitter, 99 %", "jitter, greatest",
    "drift, last 100 less first 100", "drift an hour, fitted line",
    "timestamp less due, greatest",
  ]

  private func cells(of log: BeatLog) -> [String] {
    let shares = [0.5, 0.9, 0.99, 1]
    let lateness = Distribution(log.lateness)
    let jitter = Distribution(log.jitter)
    return [String(log.lateness.count), String(log.skipped)]
      + shares.map { milliseconds(lateness.quantile($0)) }
      + shares.map { milliseconds(jitter.quantile($0)) }
      + drift(of: log)
  }

  private func drift(of log: BeatLog) -> [String] {
    guard let trend = Trend(of: log.lateness) else { return ["-", "-"] }
    let beatsAnHour = 3600 * Double(log.lateness.count) / (Double(log.last) * log.period)
    let anHour = milliseconds(trend.slope * beatsAnHour, signed: true)
    let error = milliseconds(trend.slopeError * beatsAnHour)
    return [milliseconds(trend.change, signed: true), "\(anHour) ± \(error)"]
  }

  private func milliseconds(_ seconds: TimeInterval, signed: Bool = false) -> String {
    String(format: signed ? "%+.3f" : "%.3f", seconds * 1000)
  }
}
