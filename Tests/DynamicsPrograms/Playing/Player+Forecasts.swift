import Dynamics

extension Player {
  /// Makes a forecast, which must change nothing but what blocks of fields do.
  func foresee(_ animator: DynamicAnimator, _ seconds: Double) {
    let (hash, callsBefore) = (animator.stateHash, calls)
    depthOfForecast = depth
    let forecast = animator.forecast(for: seconds > 1 ? 40 * animator.timeStep : seconds)
    depthOfForecast = nil
    guard calls == callsBefore else { return }
    if animator.stateHash != hash { fault("a forecast changed something") }
    for id in forecast.itemIDs where forecast.pose(of: id, at: forecast.duration) == nil {
      fault("a forecast has no pose of \(id) at its end")
    }
  }

  /// Nobody interferes any more, so all must happen as foretold.
  func checkForecast(of animator: DynamicAnimator) {
    animator.resume()
    animator.followsFrames = false
    let (count, timeStep) = (24, animator.timeStep)
    let forecast = animator.forecast(for: Double(count) * timeStep)
    for item in animator.items { compare(forecast, of: item, in: animator, steps: count) }
    let log = animator.contactLog()
    var contacts: [ContactEvent] = []
    for step in 0...count where faults.isEmpty {
      if step > 0 { animator.step() }
      contacts += log.drain()
      let now = animator.forecast(for: 0)
      for id in now.itemIDs
      where now.pose(of: id, at: 0) != forecast.pose(of: id, at: Double(step) * timeStep) {
        fault("\(id) is not where it was foretold, after \(step) steps")
      }
    }
    if forecast.contacts.map(\.point) != contacts.map(\.point) {
      fault("other contacts than those foretold")
    }
    if (forecast.restsAt == nil) != animator.isRunning {
      fault("it was foretold to rest at \(forecast.restsAt ?? -1) s")
    }
  }
}

extension Player {
  /// A forecast of one item must be a part of the forecast of all.
  private func compare(
    _ all: Forecast, of item: any DynamicItem, in animator: DynamicAnimator, steps: Int
  ) {
    guard let id = animator.id(of: item) else { return }
    let forecast = animator.forecast(of: item, for: all.duration)
    for step in 0...steps {
      let time = Double(step) * animator.timeStep
      for near in forecast.itemIDs
      where forecast.pose(of: near, at: time) != all.pose(of: near, at: time) {
        return fault("the forecast of \(id) has \(near) elsewhere after \(step) steps")
      }
    }
    if forecast.pose(of: id, at: 0) == nil { fault("the forecast of \(id) does not have it") }
  }
}

extension Place {
  var mayBeCalledByForecasts: Bool {
    switch self {
    case .fieldBlock, .view, .identifier, .diagnostic: true
    default: false
    }
  }
}
