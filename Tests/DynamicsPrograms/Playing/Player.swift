import Dynamics
import DynamicsTestSupport

/// Runs a program and checks after each of its lines what must hold.
package final class Player {
  /// What was found wrong, in words.
  package private(set) var faults: [String] = []
  /// The state of all animators after each line.
  package private(set) var hashes: [UInt64] = []
  /// How many operations were done where the library called the program.
  package private(set) var calls = 0
  /// How many operations were done in all.
  package private(set) var operations = 0

  // Slots. They are read and written in one go, since releasing what was in one may do anything.
  var items = [(any WatchedItem)?](repeating: nil, count: Slots.items)
  var animators = [DynamicAnimator?](repeating: nil, count: Slots.animators)
  var behaviors = [DynamicBehavior?](repeating: nil, count: Slots.behaviors)
  var streams = [Task<Void, Never>?](repeating: nil, count: Slots.streams)
  var tasks = [Task<Void, Never>?](repeating: nil, count: Slots.tasks)
  var views = [CallingView?](repeating: nil, count: Slots.animators)
  var sources = [(any FrameSource)?](repeating: nil, count: Slots.animators)
  var now = [Double](repeating: 0, count: Slots.animators)
  var hasGoneBack = false
  var snapshots = [DynamicAnimator.Snapshot?](repeating: nil, count: Slots.snapshots)
  var histories = [History?](repeating: nil, count: Slots.histories)
  var witnesses: [Witness] = []
  var readers: [StreamReader] = []

  let queue = HandQueue()
  let tracker = LifetimeTracker()
  let plant: Plant?
  var known = KnownAnimators()
  private var waiting = WaitingLines()
  private(set) var depth = 0
  /// The depth at which a forecast is made, in which few members of the program may be called.
  var depthOfForecast: Int?
  private var isEnding = false
  private var serials = 0
  private var stepsLeft: Int

  /// - Parameter steps: The most steps that the program may take, so that it ends.
  package init(steps: Int = 400, plant: Plant? = nil) {
    stepsLeft = steps
    self.plant = plant
  }

  /// Runs a program, and lets everything go.
  package func run(_ program: [Line]) {
    // The handler belongs to this task and is called on it.
    nonisolated(unsafe) let player = self
    let handler: @Sendable (DynamicsDiagnostic) -> Void = { _ in
      // What the handler does wrong itself would be logged.
      _ = DynamicsDiagnostics.collecting { player.called(from: .diagnostic) }
    }
    DynamicsDiagnostics.withHandler(handler) {
      for line in program {
        if line.place == .here { perform(line.operation) } else { waiting.add(line) }
        checkAll()
        hashes.append(animators.reduce(0) { $0 &* 31 &+ ($1?.stateHash ?? 0) })
        if !faults.isEmpty { break }
      }
      end()
    }
  }

  /// Lets everything go that the program still holds, without interference.
  private func end() {
    isEnding = true
    for case let animator? in animators { checkForecast(of: animator) }
    for task in tasks + streams { task?.cancel() }
    for animator in animators { animator?.removeAllBehaviors() }
    for case let animator? in animators where !animator.items.isEmpty {
      fault("\(animator.items.count) items are left in an empty animator")
    }
    for stream in readers { if let problem = stream.fault { fault(problem) } }
    animators = []
    behaviors = []
    items = []
    (views, sources, tasks, streams, witnesses) = ([], [], [], [], [])
    if !queue.run(atMost: 100_000) { fault("a wait does not end when it is cancelled") }
    readers = []
    for survivor in tracker.survivors { fault("\(survivor) is still alive") }
  }

  func fault(_ what: String) {
    if faults.count < 10, !faults.contains(what) { faults.append(what) }
  }

  func nextSerial() -> Int {
    serials += 1
    return serials
  }

  func serial(of item: any DynamicItem) -> Int { (item as? any WatchedItem)?.serial ?? 0 }

  // MARK: Being called

  /// Does what waits to be done from there.
  func called(from place: Place) {
    if depthOfForecast == depth, !place.mayBeCalledByForecasts {
      fault("a forecast called the program from \(place)")
    }
    guard !isEnding, depth < 4, let operation = waiting.next(at: place) else { return }
    calls += 1
    perform(operation)
  }

  private func perform(_ operation: Operation) {
    operations += 1
    depth += 1
    defer { depth -= 1 }
    plant?.look(at: operation, in: self)
    performOperation(operation)
  }

  func note(written center: CGPoint, _ serial: Int) {
    if !(center.x.isFinite && center.y.isFinite) { fault("item \(serial) was put at \(center)") }
  }

  func note(written transform: CGAffineTransform, _ serial: Int) {
    if !transform.a.isFinite || !transform.b.isFinite {
      fault("item \(serial) was given \(transform)")
    }
  }

  // MARK: Time

  /// How many steps a program may still take, when it wants so many; they are taken off.
  func steps(_ wanted: Double) -> Int {
    guard wanted > 0 else { return 0 }
    let granted = Int(min(wanted, Double(stepsLeft), 40))
    stepsLeft -= granted
    return granted
  }
}
