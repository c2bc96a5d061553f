internal import Dynamics
internal import DynamicsEngine
internal import DynamicsGeometry
internal import DynamicsRecording
internal import Foundation

/// Where the items of an animator are at one moment.
struct Moment {
  let time: TimeInterval
  let items: [PlacedItem]

  init(time: TimeInterval, items: [PlacedItem]) { (self.time, self.items) = (time, items) }

  init(of animator: DynamicAnimator, at time: TimeInterval) {
    self.time = time
    items = animator.drawnItems.map { drawn in
      PlacedItem(
        id: drawn.id, name: PlacedItem.name(of: drawn.item, drawn.id), center: drawn.pose.center,
        parts: Recording.Shape(partsOf: drawn.shape).placed(at: drawn.pose.center, drawn.pose.angle)
      )
    }
  }
}

/// An item at one moment.
struct PlacedItem {
  let id: ItemID
  let name: String
  let center: CGPoint
  /// The corners of its convex parts, in points; ellipses are polygons.
  let parts: [[CGPoint]]

  static func name(of item: any DynamicItem, _ id: ItemID) -> String { "\(type(of: item)) \(id)" }

  var box: CGRect { CGRect(enclosing: [center] + parts.joined()) }
}

/// The moments of a recording.
struct Moments: Sequence {
  private let recording: Recording
  private let names: [ItemID: String]

  init(of recording: Recording, names: [ItemID: String]) {
    (self.recording, self.names) = (recording, names)
  }

  func makeIterator() -> some IteratorProtocol<Moment> {
    recording.frames.lazy.map { frame in
      Moment(
        time: frame.time,
        items: zip(recording.items, frame.poses).compactMap { item, pose in
          guard let pose, let id = item.id else { return nil }
          return PlacedItem(
            id: id, name: names[id] ?? "item \(id)", center: pose.center,
            parts: item.shape.placed(at: pose.center, pose.angle))
        })
    }.makeIterator()
  }
}

extension Recording.Shape {
  /// An ellipse of 64 corners is at most 0.12 % of its radius too small.
  fileprivate func placed(at center: CGPoint, _ angle: Double) -> [[CGPoint]] {
    let pose = Recording.Pose(center: center, angle: angle)
    return polygons(pointsPerEllipse: 64).flatMap(ConvexDecomposition.parts).map(pose.placing)
  }
}
