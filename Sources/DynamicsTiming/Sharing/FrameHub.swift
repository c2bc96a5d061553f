import Synchronization

/// Distributes the frames of one source to all listeners, and runs it only while one of them runs.
///
/// The source's `onFrame` keeps the hub, the hub keeps the listeners, and these keep their
/// closures. The hub does not keep the source, so all are released with it.
final class FrameHub {
  private weak var source: (any FrameSource)?
  private let id: ObjectIdentifier
  private var listeners = ListenerList()

  /// The listeners that are not paused; paused ones cost nothing.
  private var running = ListenerList()

  /// The listeners made so far.
  private var made = 0

  /// Frames that came while another one was being distributed; they wait, so that all get them in
  /// order.
  private var waiting: [Frame] = []
  private var isDealing = false

  /// The frames dealt so far.
  private var dealt = 0

  /// The frames dealt when the source was last set running.
  private var dealtBeforeRunning = 0

  private init(source: any FrameSource) {
    self.source = source
    id = ObjectIdentifier(source)
    source.onFrame = { self.receive($0) }
  }

  deinit { Self.registry.forget(self, of: id) }

  /// The hub of a source; made if the source is not shared yet.
  static func of(_ source: any FrameSource) -> FrameHub {
    if let hub = registry.hub(of: source), hub.source === source { return hub }
    let hub = FrameHub(source: source)
    registry.enter(hub, of: source)
    return hub
  }

  private static let registry = Registry()

  /// Adds a paused listener.
  func makeListener() -> FrameListener {
    made += 1
    let listener = FrameListener(number: made)
    listeners.insert(listener)
    runIfNeeded()
    return listener
  }

  func remove(_ listener: FrameListener) {
    listener.pause()
    running.remove(listener)
    listeners.remove(listener)
    listener.onEnd = nil
    runIfNeeded()
    listener.onFrame = nil
  }

  func setPaused(_ isPaused: Bool, of listener: FrameListener) {
    guard isPaused != listener.isPaused else { return }
    if isPaused {
      listener.pause()
      running.remove(listener)
    } else {
      // While a frame is dealt, no time has passed since it began, and the next is a whole one. The
      // first frame after the source was paused is for all who wait for it, so that what is started
      // together stays together. Any other began before this listener did.
      let isWithin = !isDealing && isAnyoneRunning && dealt > dealtBeforeRunning
      listener.resume(atFrame: dealt + 1, within: isWithin)
      running.insert(listener)
    }
    runIfNeeded()
  }

  private func receive(_ frame: Frame) {
    waiting.append(frame)
    guard !isDealing else { return }
    isDealing = true
    while !waiting.isEmpty { deal(waiting.removeFirst()) }
    isDealing = false
    runIfNeeded()
  }

  private func deal(_ frame: Frame) {
    dealt += 1
    for listener in running.all { listener.take(frame, number: dealt) }
  }

  private var isAnyoneRunning: Bool { !running.isEmpty }

  /// Runs or pauses the source, and stops using it when it is no longer shared.
  ///
  /// It waits for the end of a frame: one listener may pause in it and the next one resume.
  private func runIfNeeded() {
    guard !isDealing, let source else { return }
    if source.isPaused == isAnyoneRunning {
      dealtBeforeRunning = dealt
      source.isPaused = !isAnyoneRunning
    }
    if listeners.isEmpty { source.onFrame = nil }
  }
}

extension FrameHub {
  /// Which hub is whose; it keeps neither alive.
  private final class Registry: Sendable {
    private struct Entry: @unchecked Sendable {
      // Who shares a source uses it on one thread, and its hub there only.
      weak var hub: FrameHub?
      let hubID: ObjectIdentifier
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func hub(of source: any FrameSource) -> FrameHub? {
      let entry = entries.withLock { $0[ObjectIdentifier(source)] }
      return entry?.hub
    }

    func enter(_ hub: FrameHub, of source: any FrameSource) {
      let entry = Entry(hub: hub, hubID: ObjectIdentifier(hub))
      entries.withLock { $0[ObjectIdentifier(source)] = entry }
    }

    func forget(_ hub: FrameHub, of source: ObjectIdentifier) {
      let hubID = ObjectIdentifier(hub)
      entries.withLock { if $0[source]?.hubID == hubID { $0[source] = nil } }
    }
  }
}
