internal import Foundation

/// The moments at which contacts began, as ticks along the slider of time.
struct HTMLTimeline {
  /// Ticks that are nearer to each other than this part of the duration would be one.
  private static let resolution = 1.0 / 500
  private static let width = 1000.0

  private let times: [TimeInterval]
  private let duration: TimeInterval

  init(_ recording: Recording) {
    duration = recording.duration
    let gap = duration * Self.resolution
    times = recording.contacts.filter { $0.phase == .began }.map(\.time).sorted()
      .reduce(into: []) { kept, time in
        if kept.last.map({ time - $0 > gap }) ?? true { kept.append(time) }
      }
  }

  /// An SVG whose width is the duration; empty if nothing touches anything, without a remark.
  ///
  /// - Parameter remarks: The times of remarks.
  func svg(_ names: WebNames, remarks: [TimeInterval] = []) -> String {
    guard duration > 0, !times.isEmpty || !remarks.isEmpty else { return "" }
    let ticks = times.map { "M\(place($0)) 0V10" }.joined()
    // Triangles that point down to their moments.
    let marks = remarks.map { "M\(place($0)) 10l-9-10h18z" }.joined()
    let markPath = marks.isEmpty ? "" : "<path class=\"\(names("failed"))\" d=\"\(marks)\"/>"
    return """
      <svg id="\(names("timeline"))" viewBox="0 0 1000 10" preserveAspectRatio="none" role="img" \
      aria-label="Contacts begin at \(times.count) \(times.count == 1 ? "moment" : "moments")" \
      data-times="\(times.map { $0.decimal(4) }.joined(separator: " "))">\
      <path d="\(ticks)"/>\(markPath)</svg>
      """
  }

  private func place(_ time: TimeInterval) -> String { (time / duration * Self.width).decimal(1) }
}
