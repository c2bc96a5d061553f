import Dynamics

extension Player {
  func performOperation(_ operation: Operation) {
    switch operation {
    case .makeItem(let slot, let kind, let center, let size):
      put(makeItem(kind, center: center, size: size), into: slot)
    case .makeGroup(let slot, let members):
      put(TellingGroup(self, members.compactMap { items[$0] }), into: slot)
    case .dropItem(let slot): put(nil, into: slot)
    case .setCenter(let slot, let point): items[slot]?.place(at: point)
    case .setTransform(let slot, let angle, let scale):
      items[slot]?.turn(
        to: CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale))
    case .setSize(let slot, let size):
      (items[slot] as? BasicItem)?.bounds.size = size
      (items[slot] as? CallingItem)?.size = size
    case .setOutline(let slot, let outline):
      guard let item = items[slot] as? BasicItem else { return }
      item.collisionBoundsType = .path
      item.collisionBoundingPath = outline.path(in: CGRect(x: -20, y: -10, width: 40, height: 20))
    case .updateItem(let slot, let animator):
      guard let item = items[slot] else { return }
      animators[animator]?.updateItem(usingCurrentState: item)

    case .makeAnimator(let slot, let kind): makeAnimator(slot, kind)
    case .dropAnimator(let slot): put(animator: nil, into: slot)
    case .setReferenceBounds(let slot, let bounds): setBounds(slot, bounds)
    case .moveReferenceBounds(let slot, let bounds, let duration):
      animators[slot]?.setReferenceBounds(bounds, duration: duration, timing: .easeInOut)
    case .setAnimatorNumber(let slot, .timeStep, let value): animators[slot]?.timeStep = value
    case .setAnimatorNumber(let slot, .speed, let value): animators[slot]?.speed = value
    case .setAnimatorFlag(let slot, let flag, let value): set(flag, value, slot)
    case .removeAllBehaviors(let slot): animators[slot]?.removeAllBehaviors()
    case .look(let slot, let rect): if let animator = animators[slot] { look(animator, rect) }

    case .advance, .advanceUntilPaused, .finish, .step, .tick: pass(operation)
    case .pause(let slot): animators[slot]?.pause()
    case .resume(let slot): animators[slot]?.resume()

    case .openStream(let slot, let animator): openStream(slot, animator)
    case .dropStream(let slot): streams[slot]?.cancel()
    case .finishContacts(let slot): animators[slot]?.finishContacts()
    case .settle(let slot, let animator, let item): settle(slot, animator, item)
    case .cancel(let slot): tasks[slot]?.cancel()
    case .runTasks: runTasks()

    case .makeBehavior(let slot, let kind, let members, let point, let vector):
      makeBehavior(slot, kind, members.compactMap { items[$0] }, point, vector)
    case .takeSnapshot, .restore, .makeHistory, .rewind: goBack(operation)
    case .foresee(let slot, let seconds):
      if let animator = animators[slot] { foresee(animator, seconds) }
    default: performOnBehavior(operation)
    }
  }

  // MARK: Items

  private func makeItem(_ kind: ItemKind, center: CGPoint, size: CGSize) -> any WatchedItem {
    kind == .calling
      ? CallingItem(self, center: center, size: size)
      : TellingItem(self, kind, center: center, size: size)
  }

  private func put(_ item: (any WatchedItem)?, into slot: Int) {
    if let item { tracker.track(item) }
    let old = items[slot]
    items[slot] = item
    withExtendedLifetime(old) {}
  }

  // MARK: Animators

  private func makeAnimator(_ slot: Int, _ kind: AnimatorKind) {
    let room = CGRect(x: 0, y: 0, width: 300, height: 300)
    var view: CallingView?
    var source: (any FrameSource)?
    switch kind {
    case .headless, .mainBeat: break
    case .manualFrames: source = ManualFrameSource()
    case .callingFrames: source = CallingSource(self)
    case .view: view = CallingView(self, room)
    case .viewAndFrames: (view, source) = (CallingView(self, room), ManualFrameSource())
    }
    let animator =
      switch kind {
      case .headless: DynamicAnimator(referenceBounds: room)
      case .mainBeat: DynamicAnimator()
      default: DynamicAnimator(referenceView: view, frameSource: source)
      }
    if let view { tracker.track(view) }
    if let source { tracker.track(source) }
    let witness = Witness(self)
    witnesses.append(witness)
    animator.delegate = witness
    (views[slot], sources[slot], now[slot]) = (view, source, 0)
    tracker.track(animator)
    known.add(animator)
    put(animator: animator, into: slot)
  }

  private func put(animator: DynamicAnimator?, into slot: Int) {
    let old = animators[slot]
    animators[slot] = animator
    withExtendedLifetime(old) {}
  }

  private func setBounds(_ slot: Int, _ bounds: CGRect?) {
    if let view = views[slot], let bounds {
      view.rect = bounds
    } else {
      animators[slot]?.referenceBounds = bounds
    }
  }

  private func set(_ flag: AnimatorFlag, _ value: Bool, _ slot: Int) {
    guard let animator = animators[slot] else { return }
    switch flag {
    case .interpolatesFrames: animator.interpolatesFrames = value
    case .followsFrames: animator.followsFrames = value
    case .delegate: if !value { animator.delegate = nil }
    }
  }

  private func look(_ animator: DynamicAnimator, _ rect: CGRect) {
    let end = CGPoint(x: rect.maxX, y: rect.maxY)
    _ = animator.items(in: rect)
    _ = animator.item(at: rect.origin)
    if let hit = animator.firstItem(from: rect.origin, to: end) {
      let numbers = [hit.point.x, hit.point.y, hit.normal.dx, hit.normal.dy, hit.distance]
      if !numbers.allSatisfy(\.isFinite) { fault("a ray hit \(hit)") }
    }
    _ = animator.awakeItems
    _ = animator.description
    for case let overlay as DebugOverlayBehavior in behaviors.compactMap({ $0 }) { look(overlay) }
    for case let item? in items {
      guard let id = animator.id(of: item) else { continue }
      if animator.item(withID: id) !== item { fault("\(id) is another item") }
    }
  }

  private func look(_ overlay: DebugOverlayBehavior) {
    let hash = overlay.dynamicAnimator?.stateHash
    let marks = overlay.marks
    for mark in marks {
      let numbers = [mark.start.x, mark.start.y, mark.end.x, mark.end.y]
      if !numbers.allSatisfy(\.isFinite) || !(0...1).contains(mark.strength) {
        fault("a mark is \(mark)")
      }
    }
    for item in overlay.items
    where !item.outlines.joined().allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
      fault("an outline is \(item.outlines)")
    }
    if overlay.dynamicAnimator?.stateHash != hash { fault("an overlay changed something") }
    // Describing identifiers may do anything.
    _ = overlay.boundaries
  }

  // MARK: Time

  private func pass(_ operation: Operation) {
    switch operation {
    case .step(let slot): if steps(1) > 0 { animators[slot]?.step() }
    case .advance(let slot, let interval):
      guard let animator = animators[slot] else { return }
      animator.advance(by: granted(interval, animator))
    case .advanceUntilPaused(let slot, let limit):
      guard let animator = animators[slot] else { return }
      animator.advanceUntilPaused(limit: granted(limit, animator, most: .infinity))
    case .finish(let slot, let limit):
      guard let animator = animators[slot] else { return }
      animator.finish(limit: granted(limit, animator, most: .infinity))
    case .tick(let slot, let interval):
      // A frame holds 30 steps at most, however long it is.
      guard steps(30) == 30 else { return }
      if let source = sources[slot] as? CallingSource { source.tick(by: interval) }
      guard let source = sources[slot] as? ManualFrameSource else { return }
      let next = now[slot] + interval
      if next.isFinite, next >= now[slot] { now[slot] = next }
      source.tick(at: next)
    default: break
    }
  }

  /// The interval, or as much of it as the program has steps for; what is no interval stays.
  ///
  /// - Parameter most: An interval so long must be refused.
  private func granted(
    _ interval: Double, _ animator: DynamicAnimator, most: Double = 1e100
  ) -> Double {
    guard interval > 0, interval < most else { return interval }
    let pace = max(animator.speed, 1) / animator.timeStep
    return min(interval, Double(steps(interval * pace + 1)) / pace)
  }

  // MARK: Waiting and reading

  private func openStream(_ slot: Int, _ animator: Int) {
    guard let events = animators[animator]?.contacts else { return }
    streams[slot]?.cancel()
    let reader = StreamReader()
    readers.append(reader)
    streams[slot] = queue.start {
      for await event in events { reader.note(event) }
      if !Task.isCancelled { reader.finish() }
    }
  }

  private func settle(_ slot: Int, _ animator: Int, _ item: Int?) {
    let animator = animators[animator]
    let item = item.flatMap { items[$0] }
    tasks[slot]?.cancel()
    tasks[slot] = queue.start {
      guard let animator else { return }
      if let item { await animator.settled(item) } else { await animator.settled() }
    }
  }

  /// A settling animator takes a step in each turn.
  private func runTasks() { queue.run(atMost: steps(30)) }
}
