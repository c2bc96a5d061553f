import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation

/// The motion of items that no animator moves, frame by frame.
struct FrameLog {
  private let bounds: CGRect
  private var tracks: [(item: BasicItem, place: (BasicItem) -> CGPoint, size: CGSize)]
  private var keyframes: [[Recording.Keyframe]]
  private(set) var time: TimeInterval = 0

  /// - Parameter items: From the lowest to the topmost.
  init(_ items: [BasicItem], in bounds: CGRect) {
    self.bounds = bounds
    tracks = items.map { (item: $0, place: { $0.center }, size: $0.bounds.size) }
    keyframes = items.map { _ in [] }
    add(at: 0)
  }

  /// An item that changes its width, as three of the width that it has now.
  init(pill: BasicItem, in bounds: CGRect) {
    self.bounds = bounds
    let size = pill.bounds.size
    tracks = [0.0, 0.5, 1].map { share in
      let place = { (pill: BasicItem) in
        let room = pill.frame.width - size.width
        return CGPoint(x: pill.frame.minX + size.width / 2 + share * room, y: pill.center.y)
      }
      return (item: pill, place: place, size: size)
    }
    keyframes = tracks.map { _ in [] }
    add(at: 0)
  }

  mutating func add(at time: TimeInterval) {
    self.time = time
    for (index, track) in tracks.enumerated() {
      // An item has an angle from −π to π; a recording counts whole turns.
      let last = keyframes[index].last?.pose.angle ?? track.item.angle
      let turn = (track.item.angle - last).remainder(dividingBy: 2 * .pi)
      let pose = Recording.Pose(center: track.place(track.item), angle: last + turn)
      keyframes[index].append(.init(time: time, pose: pose))
    }
  }

  /// - Parameter look: Of an item.
  func recording(_ duration: TimeInterval, look: (BasicItem) -> RecordingAppearance) -> Recording {
    var recording = Recording(bounds: bounds, duration: duration, framesPerSecond: 60)
    for (track, keyframes) in zip(tracks, keyframes) {
      recording.add(
        Recording.Item(
          id: nil, shape: Recording.Shape([.init(.rectangle(size: track.size))]),
          appearance: look(track.item), keyframes: keyframes, presence: [0...duration]))
    }
    return recording
  }
}
