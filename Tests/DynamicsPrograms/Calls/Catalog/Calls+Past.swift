import Dynamics
import Foundation

extension Call {
  /// Snapshots and histories.
  nonisolated(unsafe) static let past: [Call] = [
    Call("DynamicAnimator.snapshot()") { s in
      s.snapshots.append(s.animator().snapshot())
      if s.snapshots.count > 4 { s.snapshots.removeFirst() }
    },
    Call("DynamicAnimator.restore(_:)") { s in try s.animator().restore(s.snapshot()) },
    Call("DynamicAnimator.restore(_:items:)") { s in
      try s.animator().restore(s.snapshot()) { _ in s.optional(s.item()) }
    },
    Call("History.write(to:)", "History.session(contentsOf:)") { s in
      s.see(try s.session().times.count)
    },
    Call(of: "Session", "contacts marks(at:layers:) moment(at:) range snapshot(at:) times") { s in
      let session = try s.session()
      let time = s.moment(in: session.range)
      s.hold(session.range, session.times.count, session.contacts.count)
      s.see(try session.marks(at: time, layers: .everything).count)
      s.look(at: try session.moment(at: time))
      try s.animator().restore(session.snapshot(at: time))
    },
    Call(
      of: "Session.Moment", "behaviors boundaries elapsedTime items referenceBounds"
    ) { s in
      let session = try s.session()
      s.look(at: try session.moment(at: s.moment(in: session.range)))
    },
    Call(
      of: "Session.Item",
      "angle angularVelocity center className collisionBoundsType id outlines size state velocity"
    ) { s in s.look(at: try s.lastMoment()) },
    Call(of: "Session.Behavior", "className items parent properties") { s in
      s.look(at: try s.lastMoment())
    },
    Call(of: "Session.Property", "name unit value") { s in s.look(at: try s.lastMoment()) },
    Call("DynamicAnimator.forecast(for:)") { s in s.look(at: s.forecast(of: s.animator())) },
    Call("DynamicAnimator.forecast(of:for:)") { s in
      let animator = s.animator()
      let item = s.item()
      s.look(at: animator.forecast(of: item, for: s.interval(of: animator)))
    },
    Call(of: "Forecast", "contacts description duration itemIDs pose(of:at:) restsAt") { s in
      s.look(at: s.forecast(of: s.animator()))
    },
    Call(of: "Forecast.Pose", "angle center") { s in s.look(at: s.forecast(of: s.animator())) },
    Call(of: "DynamicAnimator.Snapshot", "byteCount elapsedTime itemIDs") { s in
      let snapshot = s.snapshot()
      s.hold(snapshot.byteCount, snapshot.elapsedTime, snapshot.itemIDs.count)
    },
    Call(of: "SnapshotError", "corrupt structureDiffers(_:) version description errorDescription") {
      s in
      for error in [SnapshotError.corrupt, .version, .structureDiffers(s.text())] {
        s.see(error.description, error.errorDescription)
      }
    },
    Call(of: "History", "init(_:seconds:maximumBytes:) byteCount range") { s in
      let animator = s.animator()
      let history = History(
        animator, seconds: s.number(0...3), maximumBytes: s.integer(1000...1_000_000))
      animator.advance(by: s.interval(of: animator))
      s.hold(history.byteCount, history.range)
    },
    Call(of: "History", "rewind(to:)") { s in
      let (animator, history) = s.history()
      try history.rewind(to: s.moment(in: history.range))
      animator.step()
    },
    Call(of: "History", "snapshot(at:)") { s in
      let (animator, history) = s.history()
      let snapshot = try history.snapshot(at: s.moment(in: history.range))
      s.hold(snapshot.elapsedTime)
      try animator.restore(snapshot)
    },
    Call(of: "HistoryError", "animatorIsGone outOfRange(_:within:) description errorDescription") {
      s in
      for error in [HistoryError.animatorIsGone, .outOfRange(s.number(), within: 0...1)] {
        s.see(error.description, error.errorDescription)
      }
    },
  ]
}

extension ValueSource {
  func snapshot() -> DynamicAnimator.Snapshot {
    if snapshots.isEmpty || chance(4) { snapshots.append(animator().snapshot()) }
    return pick(snapshots)
  }

  func history() -> (DynamicAnimator, History) {
    let animator = animator()
    let history = History(animator, seconds: number(0.1...3))
    animator.advance(by: interval(of: animator))
    return (animator, history)
  }

  func moment(in range: ClosedRange<Double>) -> Double { number(range) }
}

extension ValueSource {
  fileprivate func forecast(of animator: DynamicAnimator) -> Forecast {
    let hash = animator.stateHash
    let forecast = animator.forecast(for: interval(of: animator))
    see(animator.stateHash == hash)
    return forecast
  }

  fileprivate func look(at forecast: Forecast) {
    hold(forecast.duration, forecast.restsAt, forecast.contacts.count)
    see(forecast.description)
    let time = number(0...forecast.duration)
    for id in forecast.itemIDs {
      guard let pose = forecast.pose(of: id, at: time) else { continue }
      hold(pose.center, pose.angle)
    }
  }
}

extension ValueSource {
  /// A session of some steps of an animator, from a file.
  func session() throws -> Session {
    let (animator, history) = history()
    animator.advance(by: interval(of: animator))
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).session")
    defer { try? FileManager.default.removeItem(at: url) }
    try history.write(to: url)
    return try History.session(contentsOf: url)
  }

  fileprivate func lastMoment() throws -> Session.Moment {
    let session = try session()
    return try session.moment(at: session.range.upperBound)
  }

  fileprivate func look(at moment: Session.Moment) {
    hold(moment.elapsedTime, moment.referenceBounds)
    see(moment.boundaries.count)
    for item in moment.items {
      hold(item.center, item.angle, item.velocity, item.angularVelocity, item.size)
      see(item.className, item.collisionBoundsType, item.id, item.state, item.outlines.count)
    }
    for behavior in moment.behaviors {
      see(behavior.className, behavior.items.count, behavior.parent)
      for property in behavior.properties {
        see(property.name, property.unit.symbol, property.value.description)
      }
    }
  }
}
