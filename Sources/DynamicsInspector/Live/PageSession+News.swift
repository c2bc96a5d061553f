#if Inspector
  import Dynamics
  import DynamicsTiming
  import Foundation

  // Changes since the last batch for the page.

  extension PageSession {
    func addScene(of subject: InspectedAnimator, to batch: inout [any ServerMessage]) {
      let boundaryVersion = subject.animator?.boundaryVersion ?? 0
      if known.sceneVersion != subject.sceneVersion {
        let scene = subject.makeScene(inspector?.appearance)
        subject.posesMayHaveChanged()
        batch.append(scene)
        known.values = [:]
        note(scene.behaviors)
        // Making it may have seen new shapes.
        known.sceneVersion = subject.sceneVersion
        known.boundaryVersion = boundaryVersion
        known.poses = []
        if selection != nil { needsSelection = true }
      } else if known.boundaryVersion != boundaryVersion {
        known.boundaryVersion = boundaryVersion
        batch.append(
          BoundariesMessage(
            animator: subject.index, bounds: subject.boundsNumbers,
            boundaries: subject.animator?.drawnBoundaries ?? []))
      }
    }

    private func note(_ behaviors: [SceneMessage.Behavior]) {
      for behavior in behaviors {
        for property in behavior.properties {
          known.values[ValueKey(behavior: behavior.id, name: property.name)] = property.value
        }
        note(behavior.children)
      }
    }

    /// The behaviors of which values are read each time; others follow the next time if this takes too long.
    private static let behaviorsAtOnce = 32
    private static let mostTime = Duration.milliseconds(2)

    func addValues(
      of subject: InspectedAnimator, ofAll: Bool, to batch: inout [any ServerMessage]
    ) {
      let numbers = subject.behaviors.entries.keys.sorted()
      guard !numbers.isEmpty else { return }
      var values: [ValuesMessage.Value] = []
      let (start, first) = (ContinuousClock.now, known.nextValue)
      for place in numbers.indices {
        let isLate = place >= Self.behaviorsAtOnce && start.duration(to: .now) > Self.mostTime
        if isLate, !ofAll { break }
        let number = numbers[(first + place) % numbers.count]
        known.nextValue = (first + place + 1) % numbers.count
        for property in subject.behaviors.behavior(number)?.properties ?? [] {
          let key = ValueKey(behavior: number, name: property.name)
          let value = property.value
          guard let old = known.values[key], old != value else { continue }
          known.values[key] = value
          values.append(ValuesMessage.Value(behavior: number, name: property.name, value: value))
        }
      }
      if !values.isEmpty {
        batch.append(ValuesMessage(animator: subject.index, values: values))
      }
    }

    /// The items whose speeds are read.
    private static let mostSpeeds = 256

    func addSpeeds(of subject: InspectedAnimator, to batch: inout [any ServerMessage]) {
      var (speeds, news): ([ItemID: Double], [Double]) = ([:], [])
      for pose in subject.currentPoses.prefix(Self.mostSpeeds) {
        guard let velocity = subject.animator?.motion(of: pose.id)?.velocity else { continue }
        let speed = velocity.length
        let tenths = (speed * 10).rounded() / 10
        speeds[pose.id] = tenths
        if known.speeds[pose.id] != tenths { news += [Double(pose.id.rawValue), tenths] }
      }
      known.speeds = speeds
      if !news.isEmpty { batch.append(SpeedsMessage(animator: subject.index, speeds: news)) }
    }

    func addSelection(of subject: InspectedAnimator, to batch: inout [any ServerMessage]) {
      guard let selection else { return }
      if let message = subject.selection(selection) {
        guard needsSelection || message != known.selection else { return }
        known.selection = message
        batch.append(message)
      } else {
        self.selection = nil
        batch.append(NoSelectionMessage(animator: subject.index))
      }
    }

    func addContacts(of subject: InspectedAnimator, to batch: inout [any ServerMessage]) {
      let log = subject.contacts
      let isWhole = known.contactGeneration != log.generation
      if isWhole { known.contactCount = 0 }
      guard isWhole || known.contactCount < log.count else { return }
      let events = log.events(after: known.contactCount)
      (known.contactGeneration, known.contactCount) = (log.generation, log.count)
      if isWhole, events.isEmpty { return }
      batch.append(
        ContactsMessage(
          animator: subject.index, isWhole: isWhole, events: events))
    }

    func addForecast(of subject: InspectedAnimator, to batch: inout [any ServerMessage]) {
      guard !grabs.isEmpty || foresight.isShown, let animator = subject.animator else { return }
      let drags = grabs.values.map(\.drag).filter { $0.dynamicAnimator === animator }
      guard let paths = foresight.paths(releasing: drags, in: animator) else { return }
      batch.append(ForecastMessage(animator: subject.index, paths: paths))
    }

    // MARK: Frames

    /// The present frame; `nil` if the page has it already.
    func makeFrame(of subject: InspectedAnimator, isNeeded: Bool) -> FrameMessage? {
      guard let animator = subject.animator else { return isNeeded ? emptyFrame(subject) : nil }
      let poses = subject.currentPoses
      let moved = moved(poses)
      let asleep = poses.lazy.filter(\.isAsleep).map(\.id.rawValue)
      let range = subject.history?.range
      let state = [
        animator.elapsedTime, animator.isRunning ? 1 : 0, animator.isPaused ? 1 : 0,
        animator.speed, range?.lowerBound ?? 0, range?.upperBound ?? 0,
      ]
      guard isNeeded || !moved.isEmpty || state != known.state else { return nil }
      let isAsleepNew = !asleep.elementsEqual(known.asleep)
      if isAsleepNew { known.asleep = Array(asleep) }
      (known.poses, known.state) = (poses, state)
      return FrameMessage(
        animator: subject.index, time: animator.elapsedTime, step: subject.stepCount,
        isRunning: animator.isRunning, isPaused: animator.isPaused, speed: animator.speed,
        range: range, poses: moved, asleep: isAsleepNew ? known.asleep : nil,
        marks: layers.isEmpty ? nil : marks(of: animator), plots: plotValues(of: subject))
    }

    private func emptyFrame(_ subject: InspectedAnimator) -> FrameMessage {
      FrameMessage(
        animator: subject.index, time: 0, step: subject.stepCount, isRunning: false,
        isPaused: false, speed: 1, range: nil, poses: [], asleep: [], marks: nil, plots: [])
    }

    private func moved(_ poses: [DrawnPose]) -> [DrawnPose] {
      let old = known.poses
      guard old.count == poses.count else { return poses }
      return poses.indices.compactMap { place in
        let (was, now) = (old[place], poses[place])
        return was.id == now.id && was.center == now.center && was.angle == now.angle ? nil : now
      }
    }

    private func marks(of animator: DynamicAnimator) -> [DebugMark] {
      let contacts = debugContacts ?? DebugContacts(animator)
      return animator.debugMarks(layers, contacts)
    }

    private static let plotsPerSecond = 20.0

    private func plotValues(of subject: InspectedAnimator) -> [Double] {
      guard !plots.isEmpty, let animator = subject.animator else { return [] }
      let time = animator.elapsedTime
      if let last = known.plotTime,
        abs(time - last) < animator.speed / Self.plotsPerSecond - 1e-6
      {
        return []
      }
      known.plotTime = time
      return plots.map { value(of: $0, subject, animator) }
    }

    /// NaN for a property that is no number now.
    private func value(
      of plot: PlotSource, _ subject: InspectedAnimator, _ animator: DynamicAnimator
    ) -> Double {
      switch plot {
      case .energy:
        // In joules.
        return (animator.kineticEnergy + animator.gravityEnergy) / 1e4
      case .speed:
        guard let selection, let velocity = animator.motion(of: selection)?.velocity else {
          return animator.greatestSpeed
        }
        return velocity.length
      case .property(let behavior, let name, let part):
        switch (subject.behaviors.property(name, of: behavior)?.value, part) {
        case (.number(let number), nil): return number
        case (.point(let point), .x): return point.x
        case (.point(let point), .y): return point.y
        case (.vector(let vector), .x): return vector.dx
        case (.vector(let vector), .y): return vector.dy
        default: return .nan
        }
      }
    }
  }
#endif
