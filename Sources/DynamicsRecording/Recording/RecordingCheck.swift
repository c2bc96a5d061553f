internal import Foundation

/// Checks that a decoded recording is valid, so that players and formats can rely on it.
struct RecordingCheck {
  /// The largest coordinate of an item in an animator, in points.
  private static let farthest = 1e9
  /// The most frames; more would not fit in memory.
  static let mostFrames = 1e9

  /// The longest duration in seconds, about three years.
  static let longest = 1e8

  private let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  func run() throws {
    let (duration, rate) = (recording.duration, recording.framesPerSecond)
    try require((0...Self.longest).contains(duration), "its duration is \(duration) s")
    try require(
      rate > 0 && rate <= 1e6 && duration * rate <= Self.mostFrames,
      "its frame rate is \(rate) frames a second")
    let box = recording.bounds
    try require(
      isNear([box.minX, box.minY, box.maxX, box.maxY]) && box.size.width >= 0
        && box.size.height >= 0, "its bounds are \(box)")
    for (index, item) in recording.items.enumerated() { try check(item, "item \(index)") }
    for (index, boundary) in recording.boundaries.enumerated() {
      try require(
        isWithin([boundary.presence]) && boundary.lines.allSatisfy { isNear($0) },
        "boundary \(index) is out of range")
    }
    for (index, mark) in recording.marks.enumerated() {
      try check(mark.keyframes.map(\.time), "mark \(index)")
      try require(
        mark.keyframes.allSatisfy {
          isNear([$0.start, $0.end]) && (0...1).contains($0.strength)
        }, "mark \(index) is out of range")
    }
    try checkContacts()
    try checkStackings()
  }

  /// Checks metadata before it is assigned, since a recording does not accept too much of it.
  static func checkMetadata(_ metadata: [String: String]) throws {
    guard RecordingMetadata.byteCount(metadata) > RecordingMetadata.maximumBytes else { return }
    throw RecordingError.corrupt(
      "its metadata has more than \(RecordingMetadata.maximumBytes) bytes")
  }

  private func check(_ item: Recording.Item, _ name: String) throws {
    try check(item.keyframes.map(\.time), name)
    try require(
      item.keyframes.allSatisfy {
        isNear([$0.pose.center]) && abs($0.pose.angle) <= Self.farthest
      }, "\(name) has a pose that is out of range")
    try require(
      isWithin(item.presence) && isWithin(item.sleep),
      "\(name) is present or asleep outside of the recording's duration")
    try require(
      !item.shape.parts.isEmpty
        && item.shape.parts.allSatisfy {
          isNear([$0.center]) && isNear([$0.angle]) && isSound($0.outline)
        }, "\(name) has no valid shape")
    try require(
      RecordingAppearance.cornerRadii.contains(item.appearance.cornerRadius),
      "\(name) has a corner radius that is out of range")
    try require(
      item.appearance.figures?.allSatisfy(\.isSound) ?? true,
      "\(name) has a figure with a number that is out of range")
  }

  private func isSound(_ outline: Recording.Shape.Outline) -> Bool {
    switch outline {
    case .rectangle(let size), .ellipse(let size):
      size.width > 0 && size.height > 0 && isNear([size.width, size.height])
    case .polygon(let corners): corners.count > 2 && isNear(corners)
    }
  }

  private func check(_ times: [TimeInterval], _ name: String) throws {
    try require(!times.isEmpty, "\(name) has no keyframes")
    try require(
      times.allSatisfy { (0...recording.duration).contains($0) }
        && zip(times, times.dropFirst()).allSatisfy { $0 < $1 },
      "\(name) has keyframes out of order")
  }

  private func checkContacts() throws {
    try checkOrder(recording.contacts.map(\.time), "contact")
    for (index, contact) in recording.contacts.enumerated() {
      var indices = [contact.item]
      if case .item(let other) = contact.other { indices.append(other) }
      try require(
        indices.allSatisfy(recording.items.indices.contains)
          && isNear([contact.point, CGPoint(x: contact.normal.dx, y: contact.normal.dy)])
          && contact.impulse.isFinite, "contact \(index) has no valid item, point or impulse")
    }
  }

  private func checkStackings() throws {
    try checkOrder(recording.stackings.map(\.time), "stacking")
    for (index, stacking) in recording.stackings.enumerated() {
      try require(
        stacking.items.allSatisfy(recording.items.indices.contains)
          && Set(stacking.items).count == stacking.items.count,
        "stacking \(index) has items that do not exist, or one twice")
    }
  }

  private func checkOrder(_ times: [TimeInterval], _ name: String) throws {
    for (index, (last, time)) in zip([0] + times, times).enumerated() {
      try require(
        time >= last && time <= recording.duration, "\(name) \(index) is out of order")
    }
  }

  private func isWithin(_ spans: [ClosedRange<TimeInterval>]) -> Bool {
    spans.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= recording.duration }
  }

  private func isNear(_ points: [CGPoint]) -> Bool {
    points.allSatisfy { isNear([$0.x, $0.y]) }
  }

  private func isNear(_ numbers: [CGFloat]) -> Bool {
    numbers.allSatisfy { abs($0) <= Self.farthest }
  }

  private func require(_ isSo: Bool, _ reason: @autoclosure () -> String) throws {
    if !isSo { throw RecordingError.corrupt(reason()) }
  }
}
