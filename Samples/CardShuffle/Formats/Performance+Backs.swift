import Foundation
@_spi(Samples) import DynamicsRecording

extension Performance {
  /// The recording for formats that draw SVG: cards are face down until they are turned over.
  ///
  /// An item of a recording has one appearance. So each card becomes several items, one after the
  /// other: its back, both sides in narrower widths while it turns, and its face.
  func recordingWithBacks(_ look: CardLook) -> Recording {
    guard startsFaceDown else { return recording }
    var turning = Recording(
      bounds: recording.bounds, duration: recording.duration,
      framesPerSecond: recording.framesPerSecond)
    turning.metadata = recording.metadata
    var sides: [[Int]] = []
    for (card, item) in recording.items.enumerated() {
      var indices: [Int] = []
      for side in self.sides(of: card) {
        indices.append(turning.items.count)
        turning.add(
          Recording.Item(
            id: item.id, shape: item.shape,
            appearance: look.appearance(
              of: deck[card], isFaceUp: side.isFaceUp, width: side.width),
            keyframes: item.keyframes(around: side.presence, recording.framesPerSecond),
            presence: [side.presence]))
      }
      sides.append(indices)
    }
    for stacking in recording.stackings {
      turning.addStacking(stacking.items.flatMap { sides[$0] }, at: stacking.time)
    }
    for boundary in recording.boundaries { turning.add(boundary) }
    for mark in recording.marks { turning.add(mark) }
    return turning
  }

  private struct Side {
    var isFaceUp: Bool
    var width: Double
    var presence: ClosedRange<TimeInterval>
  }

  /// The number of widths while a card turns.
  private static let widths = 4

  /// The sides of a card over time; times are those of frames.
  private func sides(of card: Int) -> [Side] {
    let rate = recording.framesPerSecond
    let last = recording.duration * rate
    var times = [0.0]
    for width in 0...Self.widths {
      let time = faceUpTimes[card] + CardTurn.duration * Double(width) / Double(Self.widths)
      times.append(min(last, (time * rate).rounded(.up)))
    }
    times.append(last + 1)
    var sides: [Side] = []
    // At a low frame rate, a card may turn within a frame.
    for (index, span) in zip(times, times.dropFirst()).enumerated() where span.0 < span.1 {
      let progress = min(1, max(0, (Double(index) - 0.5) / Double(Self.widths)))
      let isWhole = index == 0 || index == Self.widths + 1
      let end = min(recording.duration, (span.1 - 1) / rate)
      sides.append(
        Side(
          isFaceUp: progress > 0.5, width: isWhole ? 1 : abs(cos(.pi * progress)),
          presence: (span.0 / rate)...end))
    }
    return sides
  }
}

extension Recording.Item {
  /// The keyframes that decide the poses from a time until the frame after another.
  fileprivate func keyframes(
    around span: ClosedRange<TimeInterval>, _ framesPerSecond: Double
  ) -> [Recording.Keyframe] {
    let first = keyframes.lastIndex { $0.time <= span.lowerBound } ?? 0
    let end = span.upperBound + 1 / framesPerSecond
    let last = keyframes.firstIndex { $0.time >= end } ?? keyframes.count - 1
    return Array(keyframes[first...max(first, last)])
  }
}
