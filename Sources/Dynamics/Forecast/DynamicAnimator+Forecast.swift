internal import DynamicsEngine
public import Foundation

extension DynamicAnimator {
  /// Computes where everything will be, what will touch, and where it will rest.
  ///
  /// ```swift
  /// let forecast = animator.forecast(for: 3)
  /// if let id = animator.id(of: ball), let pose = forecast.pose(of: id, at: 1.5) {
  ///   print("In 1.5 s, the ball is at", pose.center)
  /// }
  /// ```
  ///
  /// Nothing moves or wakes: items, ``stateHash``, delegates, observers, streams and snapshots do not notice. A
  /// copy of the simulation takes the steps. If nobody interferes, the animator then moves in the same way, to the last
  /// bit. This is taken into account: instantaneous pushes, attachments that break, moves of items and
  /// boundaries that have begun, and reference bounds as they are now. A paused animator is foreseen as if it
  /// went on now. ``speed`` has no effect, since times are those of the simulation.
  ///
  /// This cannot be foreseen: what actions, delegates and other callbacks of your program will change, pointers and
  /// bounds that move later, and behaviors that your program will add. A drag holds its item where the pointer is now.
  ///
  /// The blocks of custom fields are called, with the field itself, as in a step. No other code of your program
  /// runs, except that the bounds of a reference view are read, and identifiers of boundaries other than strings
  /// and integers are described. A block that changes something changes it now. In a block, time cannot advance, and
  /// a forecast is reported and has a duration of 0. In all callbacks a forecast begins with the state that
  /// ``snapshot()`` would have.
  ///
  /// - Parameter seconds: How far to look ahead, in seconds from 0 to 60. Any other number is reported and
  ///   clamped; NaN counts as 0.
  /// - Complexity: The cost of ``snapshot()``, and of one ``step()`` for each ``timeStep`` until everything is at
  ///   rest.
  public func forecast(for seconds: TimeInterval) -> Forecast {
    forecast(for: Forecast.accepted(seconds), of: nil, reporter: Reporter(DynamicAnimator.self))
  }

  /// Computes where one item will be, what it will touch, and where it will rest.
  ///
  /// It takes only the items that may influence this one: those that attachments and collision behaviors join with
  /// it, also by way of others, and those that are anchored or kinematic. The result has the same bits as
  /// ``forecast(for:)``, and is sooner ready if the animator has other items. It covers all the items that it
  /// takes; ``Forecast/restsAt`` is the time at which these are at rest. With
  /// ``DynamicItemBehavior/usesPreciseCollisionDetection`` on any item, it takes all.
  ///
  /// - Parameters:
  ///   - item: An item of the animator; any other one is reported, and the result covers nothing.
  ///   - seconds: As for ``forecast(for:)``.
  /// - Complexity: As of ``forecast(for:)``, for the steps of these items.
  public func forecast(of item: any DynamicItem, for seconds: TimeInterval) -> Forecast {
    let duration = Forecast.accepted(seconds)
    guard let body = simulation.body(of: item) else {
      DynamicsDiagnostics.report("\(item) is not in this animator; the forecast covers nothing")
      return Forecast(
        duration: duration, timeStep: timeStep, contacts: [], restsAt: nil,
        tracks: PoseTracks(count: 0))
    }
    return forecast(for: duration, of: body, reporter: Reporter(DynamicAnimator.self))
  }

  /// Computes where everything will be if some drags release their items now, as ``DragBehavior/release()`` does.
  ///
  /// - Parameters:
  ///   - drags: Drags of this animator; others have no effect.
  ///   - seconds: As for ``forecast(for:)``.
  package func forecast(for seconds: TimeInterval, releasing drags: [DragBehavior]) -> Forecast {
    forecast(
      for: Forecast.accepted(seconds), of: nil, releasing: drags,
      reporter: Reporter(DynamicAnimator.self))
  }
}

extension Forecast {
  /// The longest forecast, in seconds: a scene that never rests takes memory for each step.
  private static let longest: TimeInterval = 60

  fileprivate static func accepted(
    _ seconds: TimeInterval, by member: String = #function
  ) -> TimeInterval {
    let clamped = seconds.isNaN ? 0 : min(max(seconds, 0), longest)
    if clamped != seconds {
      DynamicsDiagnostics.report(
        "\(seconds) s is not \(Describe.range(0...CGFloat(longest))); the forecast is for \(clamped) s",
        by: Reporter(DynamicAnimator.self, member))
    }
    return clamped
  }
}

extension DynamicAnimator {
  private func forecast(
    for seconds: TimeInterval, of item: BodyID?, releasing drags: [DragBehavior] = [],
    reporter: Reporter
  ) -> Forecast {
    guard !activity.isForeseeing else {
      DynamicsDiagnostics.report(
        "called from the block of a field during another forecast; the result has a duration of 0",
        by: reporter)
      return forecastOfNow
    }
    activity.isForeseeing = true
    defer { activity.isForeseeing = false }
    do {
      return try DynamicsDiagnostics.silencing {
        try Foreseen.copy(self, for: item, releasing: drags).forecast(for: seconds)
      }
    } catch {
      DynamicsDiagnostics.report(
        "called in the middle of a change of the animator; the result has a duration of 0",
        by: reporter)
      return forecastOfNow
    }
  }

  private var forecastOfNow: Forecast {
    Forecast(
      duration: 0, timeStep: timeStep, contacts: [], restsAt: activity.isAtRest ? 0 : nil,
      tracks: PoseLog(simulation).tracks)
  }
}

extension Foreseen {
  /// Takes the steps that begin before the end of a duration.
  func forecast(for seconds: TimeInterval) -> Forecast {
    let timeStep = animator.simulation.clock.step
    let (whole, part) = Forecast.place(of: seconds, timeStep: timeStep)
    let events = animator.simulation.contacts.openLog()
    var contacts: [ContactEvent] = []
    var steps = 0
    while animator.isRunning, steps < whole + (part > 0 ? 1 : 0) {
      animator.step()
      steps += 1
      let time = TimeInterval(steps) * timeStep
      if steps <= whole { contacts += events.drain().map { $0.moved(to: time) } }
    }
    return Forecast(
      duration: seconds, timeStep: timeStep, contacts: contacts,
      restsAt: animator.isRunning || steps > whole ? nil : TimeInterval(steps) * timeStep,
      tracks: log.tracks)
  }
}
