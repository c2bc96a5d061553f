import Dynamics
import DynamicsRecording
import Foundation

/// The cost of a call with many elements, or of many calls, compared with that of few.
///
/// It counts the CPU time of the thread, as a ratio of two sizes in one process, so that neither the
/// machine nor its load decides.
package struct Growth {
  package let symbol: String
  /// Does everything for a number of elements, and returns the seconds of the part that counts.
  let seconds: (Int) -> Double

  private static let sizes = (few: 100, many: 10_000)

  /// The most by which the time may grow: 100 times as many elements take 200 times as long at
  /// n log n, and 10 000 times as long at n².
  package static let mostGrowth = 1500.0

  /// How many times longer a hundred times as many elements take.
  package func factor() -> Double {
    // The shortest of several times has the least noise in it.
    let few = (0..<5).map { _ in seconds(Self.sizes.few) }.min() ?? 0
    var factor = Double.infinity
    for _ in 0..<3 where factor > Self.mostGrowth {
      factor = min(factor, seconds(Self.sizes.many) / max(few, 1e-6))
    }
    return factor
  }

  /// A call whose whole work counts.
  private init(_ symbol: String, _ body: @escaping (Int) -> Void) {
    self.init(symbol, prepare: { $0 }, body)
  }

  /// A call on something that is made before.
  private init<Subject>(
    _ symbol: String, prepare: @escaping (Int) -> Subject, _ body: @escaping (Subject) -> Void
  ) {
    self.symbol = symbol
    seconds = { count in
      let subject = prepare(count)
      let start = threadSeconds()
      body(subject)
      return threadSeconds() - start
    }
  }

  /// All calls that take a collection, or that programs make again and again.
  package static var all: [Growth] { geometry + timing + scenes + recordings }

  // MARK: Areas

  private static var geometry: [Growth] {
    [
      Growth("BezierPath.addLine(to:)") { _ = polygon($0) },
      Growth("BezierPath.append(_:)") { count in
        let path = BezierPath()
        for index in 0..<count { path.append(BezierPath(rect: place(index))) }
      },
      Growth("BezierPath.contains(_:)", prepare: polygon) { _ = $0.contains(.zero) },
      Growth("BezierPath.polylines(tolerance:)", prepare: polygon) {
        _ = $0.polylines(tolerance: 1)
      },
      Growth("BezierPath.bounds", prepare: polygon) { _ = $0.bounds },
      Growth("BezierPath.apply(_:)", prepare: polygon) {
        $0.apply(CGAffineTransform(scaleX: 2, y: 2))
      },
      Growth("BezierPath.copy()", prepare: polygon) { _ = $0.copy() },
      Growth("Sequence.nearest(to:)", prepare: { (0..<$0).map(Double.init) }) {
        _ = $0.nearest(to: 3.3)
      },
    ]
  }

  private static var timing: [Growth] {
    [
      Growth("ManualFrameSource.tick(at:)") { count in
        let frames = ManualFrameSource { _ in }
        for index in 0..<count { frames.tick(at: Double(index)) }
      },
      Growth("SharedFrameSource.init(_:isPaused:onFrame:)") { count in
        let frames = ManualFrameSource()
        let shared = (0..<count).map { _ in SharedFrameSource(frames) { _ in } }
        frames.tick(at: 0)
        withExtendedLifetime(shared) {}
      },
      Growth("TimedAnimation.start()") { count in
        let frames = ManualFrameSource()
        for _ in 0..<count {
          TimedAnimation(from: 0.0, to: 1, duration: 1, frameSource: frames, update: { _ in })
            .start()
        }
        for index in 0..<4 { frames.tick(at: Double(index)) }
      },
      Growth("TimedAnimation.retarget(to:duration:timing:)") { count in
        let frames = ManualFrameSource()
        let animation = TimedAnimation(
          from: 0.0, to: 1, duration: 1, frameSource: frames, update: { _ in })
        animation.start()
        for index in 0..<count {
          frames.tick(at: Double(index) / 60)
          animation.retarget(to: Double(index % 7))
        }
      },
      Growth("DraggableValue.move(to:at:)") { count in
        let value = DraggableValue(0.0, frameSource: ManualFrameSource()) { _ in }
        value.begin(at: 0)
        for index in 0..<count { value.move(to: Double(index), at: Double(index) / 60) }
      },
      Growth("DraggableValue.detents") { count in
        let value = DraggableValue(0.0, frameSource: ManualFrameSource()) { _ in }
        value.detents = (0..<count).map(Double.init)
        value.begin(at: 0)
        value.end(at: 0)
      },
    ]
  }

  private static var scenes: [Growth] {
    [
      Growth("GravityBehavior.init(items:)", prepare: items) {
        animate([GravityBehavior(items: $0)])
      },
      Growth("PushBehavior.init(items:mode:)", prepare: items) {
        animate([PushBehavior(items: $0, mode: .continuous)])
      },
      Growth("CollisionBehavior.init(items:)", prepare: items) {
        animate([CollisionBehavior(items: $0)])
      },
      Growth("DynamicItemBehavior.init(items:)", prepare: items) {
        animate([DynamicItemBehavior(items: $0)])
      },
      Growth("KinematicBehavior.init(items:)", prepare: items) {
        animate([KinematicBehavior(items: $0)])
      },
      Growth("SensorBehavior.init(items:)", prepare: items) {
        animate([SensorBehavior(items: $0)])
      },
      Growth("FieldBehavior.addItem(_:)", prepare: items) { items in
        let field = FieldBehavior.vortexField()
        for item in items { field.addItem(item) }
        animate([field])
      },
      Growth("GravityBehavior.removeItem(_:)", prepare: items) { items in
        let gravity = GravityBehavior(items: items)
        let animator = animate([gravity])
        for item in items { gravity.removeItem(item) }
        animator.step()
      },
      Growth("CollisionBehavior.removeItem(_:)", prepare: items) { items in
        let collision = CollisionBehavior(items: items)
        let animator = animate([collision])
        for item in items { collision.removeItem(item) }
        animator.step()
      },
      Growth("CollisionBehavior.setCollides(_:between:and:)", prepare: items) { items in
        let collision = CollisionBehavior(items: items)
        for (a, b) in zip(items, items.dropFirst()) {
          collision.setCollides(false, between: a, and: b)
        }
        animate([collision])
      },
      Growth("DynamicAnimator.addBehavior(_:)", prepare: items) { items in
        animate(items.map { GravityBehavior(items: [$0]) })
      },
      Growth("DynamicAnimator.removeBehavior(_:)", prepare: items) { items in
        let behaviors = items.map { SnapBehavior(item: $0, snapTo: .zero) }
        let animator = animate(behaviors)
        for behavior in behaviors { animator.removeBehavior(behavior) }
      },
      Growth("DynamicBehavior.addChildBehavior(_:)", prepare: items) { items in
        let parent = DynamicBehavior()
        for item in items { parent.addChildBehavior(SnapBehavior(item: item, snapTo: .zero)) }
        animate([parent])
      },
      Growth("AttachmentBehavior.init(item:attachedTo:)", prepare: items) { items in
        animate(zip(items, items.dropFirst()).map { AttachmentBehavior(item: $0, attachedTo: $1) })
      },
      Growth("SensorBehavior.addRegion(withIdentifier:for:)") { count in
        let sensor = SensorBehavior(items: items(10))
        for index in 0..<count {
          sensor.addRegion(withIdentifier: index, for: BezierPath(rect: place(index)))
        }
        let animator = animate([sensor])
        let snapshot = animator.snapshot()
        try? animator.restore(snapshot)
      },
      Growth("DynamicItemGroup.init(items:)", prepare: items) { items in
        animate([GravityBehavior(items: [DynamicItemGroup(items: items)])])
      },
      Growth("DynamicAnimator.updateItem(usingCurrentState:)", prepare: items) { items in
        let animator = animate([CollisionBehavior(items: items)])
        for item in items { animator.updateItem(usingCurrentState: item) }
        animator.step()
      },
      Growth("DynamicAnimator.items(in:)", prepare: crowd) { animator in
        for _ in 0..<10 { _ = animator.items(in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)) }
      },
      Growth("DynamicAnimator.id(of:)", prepare: crowd) { animator in
        for item in animator.items { _ = animator.id(of: item).flatMap(animator.item(withID:)) }
      },
      Growth("DynamicAnimator.snapshot()", prepare: crowd) { animator in
        let snapshot = animator.snapshot()
        try? animator.restore(snapshot)
      },
      Growth("DynamicAnimator.stateHash", prepare: crowd) { _ = $0.stateHash },
      Growth("DebugOverlayBehavior.marks", prepare: crowd) { animator in
        let overlay = DebugOverlayBehavior()
        animator.addBehavior(overlay)
        _ = (overlay.marks, overlay.labels, overlay.items, overlay.boundaries)
      },
    ]
  }

  private static var recordings: [Growth] {
    [
      Growth("DynamicAnimator.record(for:framesPerSecond:appearance:)", prepare: crowd) {
        animator in
        _ = animator.record(for: 0.05)
      },
      Growth("Recording.data(as:maximumBytes:)", prepare: { crowd($0).record(for: 0.02) }) { film in
        for format in [RecordingFormat.json, .svg, .css, .csv, .lottie] {
          _ = try? film.data(as: format)
        }
      },
      Growth("Recording.resampled(framesPerSecond:)", prepare: { crowd($0).record(for: 0.02) }) {
        film in
        _ = film.resampled(framesPerSecond: 30)
      },
      Growth("Recording.trimmed(to:)", prepare: { crowd($0).record(for: 0.02) }) { film in
        _ = film.trimmed(to: 0...0.01)
      },
      Growth("Recording.reversed()", prepare: { crowd($0).record(for: 0.02) }) {
        _ = $0.reversed()
      },
      Growth(
        "Recorder.metadata",
        prepare: { count in
          Dictionary(uniqueKeysWithValues: (0..<count).map { ("name \($0)", "value") })
        }
      ) { metadata in
        Recorder(DynamicAnimator()).metadata = metadata
      },
    ]
  }

  // MARK: Many of something

  private static func place(_ index: Int) -> CGRect {
    CGRect(x: Double(index % 100) * 30, y: Double(index / 100) * 30, width: 20, height: 20)
  }

  private static func items(_ count: Int) -> [any DynamicItem] {
    (0..<count).map { BasicItem(frame: place($0)) }
  }

  private static func polygon(_ count: Int) -> BezierPath {
    let path = BezierPath()
    path.move(to: CGPoint(x: 100, y: 0))
    for index in 1..<count {
      let turn = 2 * Double.pi * Double(index) / Double(count)
      path.addLine(to: CGPoint(x: 100 * cos(turn), y: 100 * sin(turn)))
    }
    path.close()
    return path
  }

  @discardableResult
  private static func animate(_ behaviors: [DynamicBehavior]) -> DynamicAnimator {
    let animator = DynamicAnimator()
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.step()
    return animator
  }

  /// An animator with many items that fall.
  private static func crowd(_ count: Int) -> DynamicAnimator {
    let items = items(count)
    return animate([GravityBehavior(items: items), CollisionBehavior(items: items)])
  }
}
