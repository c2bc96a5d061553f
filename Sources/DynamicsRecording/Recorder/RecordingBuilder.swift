package import Dynamics
package import DynamicsEngine
internal import DynamicsGeometry
package import Foundation

/// Builds a recording, moment by moment.
///
/// It takes values only, and calls none of the program's code.
package struct RecordingBuilder {
  /// An item at one moment.
  package struct SeenItem {
    var pose: DrawnPose
    var shape: CompoundShape

    var id: ItemID { pose.id }

    package init(_ pose: DrawnPose, _ shape: CompoundShape) {
      self.pose = pose
      self.shape = shape
    }

    init(_ item: DrawnItem) { self.init(item.pose, item.shape) }
  }

  package struct Moment {
    var time: TimeInterval
    var items: [SeenItem]
    /// The appearances of items that are new; see ``isNew(_:)``.
    var appearances: [ItemID: RecordingAppearance]
    /// The boundaries; `nil` if they have not changed since the moment before.
    var boundaries: [DebugBoundary]?
    var marks: [(id: DebugMarkID, mark: DebugMark)]
    /// The contacts, with times of the recording.
    var contacts: [(time: TimeInterval, event: ContactEvent)]
    /// The items from the lowest to the topmost; `nil` without a stacking order.
    var stacking: [ItemID]?

    package init(
      time: TimeInterval, items: [SeenItem], appearances: [ItemID: RecordingAppearance],
      boundaries: [DebugBoundary]?, marks: [(id: DebugMarkID, mark: DebugMark)],
      contacts: [(time: TimeInterval, event: ContactEvent)], stacking: [ItemID]? = nil
    ) {
      (self.time, self.items, self.appearances) = (time, items, appearances)
      (self.boundaries, self.marks, self.contacts) = (boundaries, marks, contacts)
      self.stacking = stacking
    }
  }

  private(set) var byteCount = 0
  private var recording: Recording
  private var lastTime: TimeInterval = 0
  /// The index of the latest entry of each item, including items that have left.
  private var places: [ItemID: Int] = [:]
  /// The shape of each entry, from the engine.
  private var shapes: [CompoundShape] = []
  private var present: [ItemID: Int] = [:]
  private var boundaryPlaces: [DebugBoundary: Int] = [:]
  private var markPlaces: [DebugMarkID: Int] = [:]

  package init(framesPerSecond: Double) {
    recording = Recording(bounds: .null, duration: 0, framesPerSecond: framesPerSecond)
  }

  func isNew(_ item: DrawnItem) -> Bool { places[item.id] == nil }

  package mutating func add(_ moment: Moment) {
    addItems(of: moment)
    addBoundaries(of: moment)
    addMarks(of: moment)
    addContacts(of: moment)
    addStacking(of: moment)
    lastTime = moment.time
  }

  // MARK: Items

  private mutating func addItems(of moment: Moment) {
    var left = present
    for seen in moment.items {
      let place = place(of: seen, moment)
      left[seen.id] = nil
      if present[seen.id] == place {
        recording.items[place].presence.endLast(at: moment.time)
      } else {
        // An item that changes its shape continues as a new entry.
        if let old = present[seen.id] { endPresence(of: old, before: moment.time) }
        recording.items[place].presence.append(moment.time...moment.time)
      }
      present[seen.id] = place
      byteCount += recording.items[place].keyframes.addTimed(
        .init(time: moment.time, pose: .init(center: seen.pose.center, angle: seen.pose.angle)))
      updateSleep(of: place, seen, at: moment.time)
    }
    for (id, place) in left {
      endPresence(of: place, before: moment.time)
      stay(place, until: moment.time)
      present[id] = nil
    }
  }

  private mutating func place(of seen: SeenItem, _ moment: Moment) -> Int {
    if let place = places[seen.id], shapes[place] == seen.shape { return place }
    let place = recording.items.count
    let appearance =
      places[seen.id].map { recording.items[$0].appearance } ?? moment.appearances[seen.id]
      ?? .outlined(seen.id.rawValue)
    recording.items.append(
      Recording.Item(
        id: seen.id, shape: Recording.Shape(seen.shape), appearance: appearance, keyframes: [],
        presence: []))
    shapes.append(seen.shape)
    places[seen.id] = place
    byteCount +=
      512 + (appearance.svg?.utf8.count ?? 0)
      + (appearance.figures ?? []).reduce(0) {
        $0 + 256 + 16 * $1.curves.reduce(0) { $0 + $1.points.count } + ($1.image?.data.count ?? 0)
      }
    return place
  }

  private mutating func endPresence(of place: Int, before time: TimeInterval) {
    guard let last = recording.items[place].presence.last else { return }
    recording.items[place].presence.endLast(at: shown(last, before: time).upperBound)
  }

  /// Adds a keyframe for an item that leaves, so that it does not start to move to a later
  /// position.
  private mutating func stay(_ place: Int, until time: TimeInterval) {
    guard var keyframe = recording.items[place].keyframes.last else { return }
    keyframe.time = time
    byteCount += recording.items[place].keyframes.addTimed(keyframe)
  }

  /// The presence of an item that is gone at `time`; its last moment is shown for one more frame.
  private func shown(
    _ presence: ClosedRange<TimeInterval>, before time: TimeInterval
  ) -> ClosedRange<TimeInterval> {
    let lower = presence.lowerBound
    return lower...max(lower, time - 1 / recording.framesPerSecond)
  }

  private mutating func updateSleep(of place: Int, _ seen: SeenItem, at time: TimeInterval) {
    guard seen.pose.isAsleep else { return }
    if let last = recording.items[place].sleep.last, last.upperBound >= lastTime {
      recording.items[place].sleep.endLast(at: time)
    } else {
      recording.items[place].sleep.append(time...time)
      byteCount += 16
    }
  }

  // MARK: Boundaries, contacts and stacking

  private mutating func addBoundaries(of moment: Moment) {
    // The presence of boundaries that remain is extended at the end.
    guard let boundaries = moment.boundaries else { return }
    var left = boundaryPlaces
    for seen in boundaries where left.removeValue(forKey: seen) == nil {
      guard boundaryPlaces[seen] == nil else { continue }
      boundaryPlaces[seen] = recording.boundaries.count
      recording.boundaries.append(
        Recording.Boundary(name: seen.name, lines: seen.lines, presence: moment.time...moment.time))
      byteCount += 256 + 16 * seen.lines.reduce(0) { $0 + $1.count }
    }
    for (seen, place) in left {
      boundaryPlaces[seen] = nil
      recording.boundaries[place].presence = shown(
        recording.boundaries[place].presence, before: moment.time)
    }
  }

  private mutating func addMarks(of moment: Moment) {
    var left = markPlaces
    for (id, mark) in moment.marks {
      left[id] = nil
      let keyframe = Recording.MarkKeyframe(
        time: moment.time, start: mark.start, end: mark.end, strength: mark.strength)
      let place: Int
      if let known = markPlaces[id], recording.marks[known].kind == mark.kind {
        place = known
      } else {
        place = recording.marks.count
        markPlaces[id] = place
        recording.marks.append(Recording.Mark(kind: mark.kind, keyframes: []))
        byteCount += 128
      }
      if recording.marks[place].keyframes.extendFading(to: keyframe) { continue }
      byteCount += recording.marks[place].keyframes.addTimed(keyframe)
    }
    for id in left.keys { markPlaces[id] = nil }
  }

  private mutating func addContacts(of moment: Moment) {
    for (time, event) in moment.contacts {
      guard let item = places[event.item] else { continue }
      let other: Recording.Contact.Other
      switch event.other {
      case .item(let id):
        guard let index = places[id] else { continue }
        other = .item(index: index)
      case .boundary(let id): other = .boundary(name: id?.description)
      }
      recording.contacts.append(
        Recording.Contact(
          time: max(time, recording.contacts.last?.time ?? 0), phase: event.phase, item: item,
          other: other, point: event.point, normal: event.normal, impulse: event.impulse))
      byteCount += 96
    }
  }

  private mutating func addStacking(of moment: Moment) {
    guard let requested = moment.stacking else { return }
    let top = requested.compactMap { present[$0] }
    let named = Set(top)
    let order = present.values.filter { !named.contains($0) }.sorted() + top
    guard order != recording.stackings.last?.items else { return }
    recording.stackings.append(Recording.Stacking(time: moment.time, items: order))
    byteCount += 16 + 8 * order.count
  }

  // MARK: Result

  package func recording(until duration: TimeInterval, in bounds: CGRect?) -> Recording {
    var whole = recording
    whole.duration = max(duration, lastTime)
    for place in present.values { whole.items[place].presence.endLast(at: whole.duration) }
    for place in boundaryPlaces.values {
      whole.boundaries[place].presence =
        whole.boundaries[place].presence.lowerBound...whole.duration
    }
    whole.bounds = bounds?.standardized ?? whole.extent
    return whole
  }
}

extension [ClosedRange<TimeInterval>] {
  fileprivate mutating func endLast(at time: TimeInterval) {
    self[count - 1] = self[count - 1].lowerBound...time
  }
}

extension [Recording.MarkKeyframe] {
  /// Moves the last keyframe if the mark does not move and its strength changes uniformly or not at
  /// all, as for contacts.
  fileprivate mutating func extendFading(to next: Element) -> Bool {
    guard count > 1, let last, next.time > last.time else { return false }
    let first = self[count - 2]
    let between = first.mixed(
      with: next, fraction: (last.time - first.time) / (next.time - first.time))
    guard first.start == next.start, last.start == next.start, first.end == next.end,
      last.end == next.end, abs(between.strength - last.strength) < 1e-9
    else { return false }
    self[count - 1] = next
    return true
  }
}

extension Recording {
  /// The bounding box of all items and boundaries at all times.
  fileprivate var extent: CGRect {
    var box = CGRect.null
    for item in items {
      let radius = item.shape.radius
      for keyframe in item.keyframes {
        box = box.union(
          CGRect(origin: keyframe.pose.center, size: .zero).insetBy(dx: -radius, dy: -radius))
      }
    }
    for point in boundaries.flatMap(\.lines).joined() {
      box = box.union(CGRect(origin: point, size: .zero))
    }
    return box.isNull ? .zero : box
  }
}

extension Recording.Shape {
  /// The shape as it is drawn.
  package init(_ shape: CompoundShape) {
    var (parts, outlines, holes) = ([Part](), [[CGPoint]](), [[CGPoint]]())
    for drawn in shape.drawnOutlines {
      switch drawn {
      case .part(let part): parts.append(Part(part))
      case .polygon(let corners) where corners.isClockwise: outlines.append(corners)
      case .polygon(let corners): holes.append(corners)
      }
    }
    // An island within a hole is an outline of its own, and has the holes in it.
    let innermost = holes.map { hole in
      outlines.indices.filter { outlines[$0].winding(around: hole[0]) != 0 }
        .min { outlines[$0].extent < outlines[$1].extent }
    }
    parts += outlines.enumerated().map { index, outline in
      let own = zip(holes, innermost).filter { $1 == index }.map(\.0)
      return Part(.polygon(corners: ConvexDecomposition.ring(around: outline, holes: own)))
    }
    self.init(parts)
  }

  /// The convex parts that collide, as polygons and curves of their own.
  package init(partsOf shape: CompoundShape) { self.init(shape.parts.map(Part.init)) }
}

extension [CGPoint] {
  /// The area of the box around the points; of outlines within each other, the inner one has a smaller box.
  fileprivate var extent: CGFloat {
    let box = CGRect(enclosing: self)
    return box.width * box.height
  }
}

extension Recording.Shape.Part {
  fileprivate init(_ part: CompoundShape.Part) {
    let outline: Recording.Shape.Outline =
      switch part.outline {
      case .rectangle(let size): .rectangle(size: size)
      case .ellipse(let size): .ellipse(size: size)
      case .polygon(let corners): .polygon(corners: corners)
      }
    self.init(outline, center: part.center, angle: part.angle)
  }
}

extension [CGPoint] {
  /// On screen.
  fileprivate var isClockwise: Bool {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } > 0
  }
}
