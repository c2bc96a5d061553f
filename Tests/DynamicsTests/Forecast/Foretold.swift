import Dynamics
import Testing

extension DynamicAnimator {
  /// Expects that a forecast changes nothing, and that all then happens as foretold, to the last bit.
  ///
  /// - Parameter item: `nil` for a forecast of all.
  @discardableResult
  func expectForetold(
    of item: (any DynamicItem)? = nil, for seconds: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Forecast {
    let (hash, snapshot, centers) = (stateHash, snapshot(), items.map(\.center))
    let forecast =
      if let item { forecast(of: item, for: seconds) } else { self.forecast(for: seconds) }
    #expect(stateHash == hash, "the forecast changed the state", sourceLocation: sourceLocation)
    #expect(self.snapshot() == snapshot, sourceLocation: sourceLocation)
    #expect(items.map(\.center) == centers, sourceLocation: sourceLocation)
    let covered = forecast.itemIDs
    #expect(forecast.duration == seconds, sourceLocation: sourceLocation)
    let log = contactLog()
    var contacts: [ContactEvent] = []
    var restsAt = isRunning ? nil : 0.0
    let count = Int((seconds / timeStep).rounded(.down))
    let present = Dictionary(uniqueKeysWithValues: items.map { (id(of: $0)!, $0) })
    for step in 0...count {
      let time = Double(step) * timeStep
      // A forecast of no time has the present poses.
      let now = step % 7 == 0 ? self.forecast(for: 0) : nil
      for (id, item) in present where covered.contains(id) {
        let pose = try #require(forecast.pose(of: id, at: time), sourceLocation: sourceLocation)
        try #require(pose.center == item.center, "\(id), \(time) s", sourceLocation: sourceLocation)
        if let now, let known = now.pose(of: id, at: 0) {
          try #require(pose == known, "\(id), \(time) s", sourceLocation: sourceLocation)
        }
      }
      guard step < count else { break }
      self.step()
      contacts += log.drain()
      if !isRunning, restsAt == nil { restsAt = Double(step + 1) * timeStep }
    }
    guard item == nil else { return forecast }
    #expect(forecast.restsAt == restsAt, sourceLocation: sourceLocation)
    #expect(forecast.contacts.count == contacts.count, sourceLocation: sourceLocation)
    for (event, actual) in zip(forecast.contacts, contacts) {
      #expect(event.phase == actual.phase, sourceLocation: sourceLocation)
      #expect(event.item == actual.item, sourceLocation: sourceLocation)
      #expect(event.other == actual.other, sourceLocation: sourceLocation)
      #expect(event.point == actual.point, sourceLocation: sourceLocation)
      #expect(event.impulse == actual.impulse, sourceLocation: sourceLocation)
    }
    return forecast
  }
}
