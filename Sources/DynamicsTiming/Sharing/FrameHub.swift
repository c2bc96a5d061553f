import Synchronization

/// Distributes the frames of a source to its listeners, and pauses the source while none of them
/// runs.
///
/// The source's `onFrame` keeps the hub alive, the hub its listeners, and these their closures. The
/// hub does not keep the source alive, so all of them are released with it.
final class FrameHub {
  private weak var source: (any FrameSource)?
  private let id: ObjectIdentifier
  private var listeners = ListenerList()

  /// The running listeners; paused ones cost nothing.
  private var running = ListenerList()

  private var listenerCount = 0

  /// Frames that arrived while another one was distributed; they wait, so that all listeners get
  /// them in order.
  private var waitingFrames: [Frame] = []
  private var isDistributing = false

  private var distributedCount = 0

  /// The number of frames distributed before the source last started to run.
  private var countBeforeRunning = 0

  private init(source: any FrameSource) {
    self.source = source
    id = ObjectIdentifier(source)
    source.onFrame = { self.receive($0) }
  }

  deinit {
    let own = ObjectIdentifier(self)
    Self.hubs.withLock { if $0[id]?.id == own { $0[id] = nil } }
  }

  /// Returns the hub of a source, and makes it if the source is not shared yet.
  static func of(_ source: any FrameSource) -> FrameHub {
    let known = hubs.withLock { $0[ObjectIdentifier(source)] }?.hub
    if let known, known.source === source { return known }
    let hub = FrameHub(source: source)
    let entry = WeakHub(hub: hub, id: ObjectIdentifier(hub))
    hubs.withLock { $0[ObjectIdentifier(source)] = entry }
    return hub
  }

  /// A source is used on one thread only, and so is its hub.
  private struct WeakHub: @unchecked Sendable {
    weak var hub: FrameHub?
    let id: ObjectIdentifier
  }

  /// The hubs by source; it keeps neither alive.
  private static let hubs = Mutex<[ObjectIdentifier: WeakHub]>([:])

  func makeListener() -> FrameListener {
    listenerCount += 1
    let listener = FrameListener(number: listenerCount)
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
      // A listener that resumes during a frame gets the whole next frame. One that resumes before
      // the first frame after a pause of the source gets that frame unchanged, so that listeners
      // that start together stay together. In any other case the next frame began before the
      // listener resumed.
      let isWithin = !isDistributing && isAnyoneRunning && distributedCount > countBeforeRunning
      listener.resume(atFrame: distributedCount + 1, within: isWithin)
      running.insert(listener)
    }
    runIfNeeded()
  }

  private func receive(_ frame: Frame) {
    waitingFrames.append(frame)
    guard !isDistributing else { return }
    isDistributing = true
    while !waitingFrames.isEmpty { distribute(waitingFrames.removeFirst()) }
    isDistributing = false
    runIfNeeded()
  }

  private func distribute(_ frame: Frame) {
    distributedCount += 1
    for listener in running.all { listener.take(frame, number: distributedCount) }
  }

  private var isAnyoneRunning: Bool { !running.isEmpty }

  /// Runs or pauses the source, and detaches from it when it is no longer shared.
  ///
  /// This waits for the end of a frame, since one listener may pause in it and the next one resume.
  private func runIfNeeded() {
    guard !isDistributing, let source else { return }
    if source.isPaused == isAnyoneRunning {
      countBeforeRunning = distributedCount
      source.isPaused = !isAnyoneRunning
    }
    if listeners.isEmpty { source.onFrame = nil }
  }
}
