#if Inspector
  import Dynamics
  import DynamicsEngine
  import DynamicsRecording
  import Foundation

  /// An animator of the inspector, with all that its pages share.
  ///
  /// It observes the animator only while a page watches.
  @MainActor
  final class InspectedAnimator {
    private(set) weak var animator: DynamicAnimator?
    /// The session that it shows, which has an animator and a history of its own.
    let replay: SessionReplay?
    var name: String
    let index: Int

    /// The pages that watch.
    private var watchers: [ObjectIdentifier: WeakPage] = [:]
    private struct WeakPage { weak var page: PageSession? }

    private var herald: StepHerald?
    private(set) var history: History?
    let contacts = ContactLog()
    let film = Film()
    let behaviors = BehaviorIndex()
    let hands = Hands()
    let tuning: Tuning
    let appearances = Appearances()
    /// The steps since somebody watches.
    private(set) var stepCount = 0
    /// Changes with each step, and when a state was restored.
    private(set) var moment = 0
    private var poses: [DrawnPose]?

    /// The pace that the program had set, while a page has set another one.
    var speedBefore: Double?
    /// Whether a page has paused it.
    var isPausedByPage = false

    /// How far one can go back, in seconds.
    static let historySeconds = 30.0
    static let historyBytes = 1 << 26

    init(
      _ animator: DynamicAnimator, name: String, index: Int, replay: SessionReplay? = nil
    ) {
      self.animator = animator
      self.replay = replay
      self.name = name
      self.index = index
      tuning = Tuning(behaviors)
      if let replay { contacts.begin(replay.session) }
    }

    // MARK: Watching

    func add(_ page: PageSession) {
      watchers[ObjectIdentifier(page)] = WeakPage(page: page)
      guard herald == nil, let animator else { return }
      let history =
        replay?.history
        ?? History(animator, seconds: Self.historySeconds, maximumBytes: Self.historyBytes)
      let pace = HistoryPace(animator)
      history.keepsStep = { pace.keepsStep() }
      self.history = history
      let herald = StepHerald { [weak self] in
        self?.didStep()
      } didRestore: { [weak self] in
        self?.didRestore()
      }
      animator.addStepObserver(herald)
      self.herald = herald
      film.begin(animator, poses: currentPoses)
    }

    /// Ends a page's watch; after the last one, the animator runs as the program wants.
    func remove(_ page: PageSession) {
      guard watchers.removeValue(forKey: ObjectIdentifier(page)) != nil, watchers.isEmpty else {
        return
      }
      herald = nil
      history = nil
      if replay == nil { contacts.clear() }
      film.end()
      // The history of a session stays, and may go back to what they have done.
      if replay == nil { hands.forget(animator) } else if let animator { hands.letGo(animator) }
      if let speedBefore { animator?.speed = speedBefore }
      speedBefore = nil
      if isPausedByPage { animator?.resume() }
      isPausedByPage = false
    }

    var isWatched: Bool { herald != nil }

    // MARK: Steps

    private func didStep() {
      guard let animator else { return }
      stepCount += 1
      moment += 1
      poses = nil
      hands.removeSpentPushes(animator)
      contacts.addStep(animator)
      if film.isDue(animator) {
        film.add(animator, poses: currentPoses)
        wakePages()
      }
    }

    private func didRestore() {
      moment += 1
      poses = nil
      forEachPage { $0.areFactsDue = true }
      wakePages()
    }

    /// The poses of all items now.
    var currentPoses: [DrawnPose] {
      if let poses { return poses }
      let now = animator?.drawnPoses ?? []
      poses = now
      return now
    }

    /// Forgets the poses, after a change that no step made.
    func posesMayHaveChanged() { poses = nil }

    func wakePages() {
      for watcher in watchers.values { watcher.page?.flushSoon() }
    }

    /// Calls a closure for each page that watches.
    func forEachPage(_ body: (PageSession) -> Void) {
      for watcher in watchers.values { if let page = watcher.page { body(page) } }
    }
  }
#endif
