internal import DynamicsGeometry
import Synchronization

/// Distributes the frames of a source to its subscriptions, and pauses the source while none of them
/// runs.
///
/// The source's `onFrame` keeps the hub alive, and the hub the closures of the subscriptions. The hub
/// does not keep the source alive, so all of them are released with it.
final class FrameHub {
  /// The closures of a subscription, and since which frame it runs.
  private struct Listener {
    var onFrame: ((Frame) -> Void)?
    /// Called if the source ends before the subscription.
    let onEnd: (() -> Void)?
    /// The number of the first frame since the last pause; `nil` while it is paused.
    var firstFrame: Int?
    /// Whether an unknown part of the first frame belongs to the pause.
    var joinsWithinFrame = false
  }

  private weak var source: (any FrameSource)?
  private let id: ObjectIdentifier

  /// The listeners by number, which counts them in the order in which they were made.
  private var listeners: [Int: Listener] = [:]
  /// The numbers of the listeners that are not paused, in order; paused ones cost nothing.
  private var running: [Int] = []
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
    for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener.onEnd?() }
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
}

// MARK: Listeners

extension FrameHub {
  /// Adds a paused listener after all others, and returns its number.
  func add(onFrame: ((Frame) -> Void)?, onEnd: (() -> Void)?) -> Int {
    listenerCount += 1
    let number = listenerCount
    listeners[number] = Listener(onFrame: onFrame, onEnd: onEnd)
    runIfNeeded()
    return number
  }

  func remove(_ number: Int) {
    let removed = listeners.removeValue(forKey: number)
    stop(number)
    runIfNeeded()
    // Releasing its closures may run code that calls the hub again, so they are released last.
    withExtendedLifetime(removed) {}
  }

  func isPaused(_ number: Int) -> Bool { listeners[number]?.firstFrame == nil }

  func setPaused(_ isPaused: Bool, of number: Int) {
    guard listeners[number] != nil, isPaused != self.isPaused(number) else { return }
    if isPaused {
      listeners[number]?.firstFrame = nil
      stop(number)
    } else {
      // A listener that resumes during a frame gets the whole next frame. One that resumes before
      // the first frame after a pause of the source gets that frame unchanged, so that listeners
      // that start together stay together. In any other case the next frame began before the
      // listener resumed.
      let isWithin = !isDistributing && isAnyoneRunning && distributedCount > countBeforeRunning
      listeners[number]?.joinsWithinFrame = isWithin
      listeners[number]?.firstFrame = distributedCount + 1
      running.insert(number, at: place(of: number))
    }
    runIfNeeded()
  }

  private func stop(_ number: Int) {
    let place = place(of: number)
    if place < running.count, running[place] == number { running.remove(at: place) }
  }

  /// The place of a number in ``running``, or the one where it belongs.
  private func place(of number: Int) -> Int {
    running.partitioningIndex { $0 >= number }
  }

  func onFrame(of number: Int) -> ((Frame) -> Void)? { listeners[number]?.onFrame }

  func setOnFrame(_ onFrame: ((Frame) -> Void)?, of number: Int) {
    let old = listeners[number]?.onFrame
    listeners[number]?.onFrame = onFrame
    // Releasing the old closure may run code that calls the hub again, so it is released last.
    withExtendedLifetime(old) {}
  }
}

// MARK: Frames

extension FrameHub {
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
    for number in running {
      // Those called before may have removed it, or have paused and resumed it.
      guard let listener = listeners[number], let first = listener.firstFrame,
        first <= distributedCount
      else { continue }
      if listener.joinsWithinFrame { listeners[number]?.joinsWithinFrame = false }
      listener.onFrame?(listener.joinsWithinFrame ? frame.withoutDuration : frame)
    }
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

extension Frame {
  fileprivate var withoutDuration: Frame {
    Frame(timestamp: timestamp, targetTimestamp: targetTimestamp, duration: 0)
  }
}
