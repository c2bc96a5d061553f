#if Inspector
  import Dynamics
  import DynamicsReporting
  import DynamicsTiming
  import Foundation

  /// One open page: its animator, the items that it holds, and the values that it has been sent.
  @MainActor
  final class PageSession {
    private(set) weak var inspector: Inspector?
    private let outbox: Outbox
    private(set) var subject: InspectedAnimator?

    /// Whether the page has drawn the last frame, and can take the next one.
    var isReady = false
    var isFlushDue = false
    /// Whether a frame must be sent although nothing has moved.
    var needsFrame = false
    private var needsAnimators = true
    /// Whether a tick has passed, or a state was restored, since the page was sent values and the selection.
    var areFactsDue = false

    var layers: DebugLayers = []
    var debugContacts: DebugContacts?
    var selection: ItemID?
    /// Whether the page must be told of the selection before the next tick.
    var needsSelection = false
    var plots: [PlotSource] = []
    var grabs: [Int: Grab] = [:]
    let foresight = Foresight()
    private(set) var problems: [String] = []

    var known = Known()

    /// The values that the page has been sent.
    struct Known {
      var sceneVersion: [Int] = []
      var boundaryVersion = 0
      var poses: [DrawnPose] = []
      var asleep: [Int] = []
      var values: [ValueKey: PropertyValue] = [:]
      /// Where the next look at the values begins.
      var nextValue = 0
      var contactCount = 0
      var contactGeneration = -1
      var changes = Tuning.Summary()
      var selection: SelectionMessage?
      var speeds: [ItemID: Double] = [:]
      /// That of the values, the selection and the plots.
      var moment = -1
      /// `nil` if plots are due at once.
      var plotTime: TimeInterval?
      var state: [Double] = []
    }

    struct ValueKey: Hashable {
      let behavior: Int
      let name: String
    }

    private var diagnosticVersion: Int
    private static let mostProblems = 20

    init(of inspector: Inspector, _ outbox: Outbox) {
      self.inspector = inspector
      self.outbox = outbox
      diagnosticVersion = 0
      tellAnimators()
    }

    /// Lets go of all that the page holds.
    func close() {
      releaseAll()
      subject?.remove(self)
      subject = nil
      outbox.end(MessageReader.Ending.goingAway.rawValue)
    }

    // MARK: Sending

    func tellAnimators() {
      needsAnimators = true
      // Before it watches an animator, the page gets no frames.
      if subject == nil { sendAnimators() }
    }

    private func sendAnimators() {
      guard outbox.hasRoom, let inspector else { return }
      needsAnimators = false
      outbox.send([inspector.animatorsMessage])
    }

    func report(_ problem: String?) {
      guard let problem else { return }
      if problems.count == Self.mostProblems { problems.removeFirst() }
      problems.append(problem)
    }

    func watch(_ index: Int) {
      guard let inspector, inspector.animators.indices.contains(index) else {
        return report("There is no animator \(index).")
      }
      let chosen = inspector.animators[index]
      if chosen !== subject {
        releaseAll()
        subject?.remove(self)
        subject = chosen
        chosen.add(self)
      }
      (known, selection, plots) = (Known(), nil, [])
      setLayers(layers)
      isReady = true
    }

    func setLayers(_ layers: DebugLayers) {
      self.layers = layers
      debugContacts = layers.contains(.contacts) ? subject?.animator.map { DebugContacts($0) } : nil
      needsFrame = true
    }

    /// Sends what is new, once the present work of the main actor is done.
    func flushSoon() {
      if subject == nil { sendProblems() }
      guard isReady, !isFlushDue else { return }
      isFlushDue = true
      Task { [weak self] in
        self?.isFlushDue = false
        self?.flush()
      }
    }

    /// Tells a page that watches nothing why.
    private func sendProblems() {
      guard !problems.isEmpty, outbox.hasRoom else { return }
      outbox.send(problems.map { ProblemMessage(text: $0) })
      problems = []
    }

    /// Looks for changes that came without a step.
    func tick() {
      if needsAnimators, subject == nil { sendAnimators() }
      subject?.posesMayHaveChanged()
      subject?.updateAppearances(inspector?.appearance)
      // With a frame on its way, the page can take nothing now, and more frames may leave no pause.
      areFactsDue = true
      flush()
    }

    /// Sends what is new, if the page can take it.
    func flush() {
      guard isReady, outbox.hasRoom, let subject, let inspector else { return }
      var batch: [any ServerMessage] = []
      if needsAnimators { batch.append(inspector.animatorsMessage) }
      addScene(of: subject, to: &batch)
      // What stands still shows its last moment, not one of up to a tick before.
      let isStill = subject.animator?.isRunning == false && known.moment != subject.moment
      if areFactsDue || isStill {
        addValues(of: subject, ofAll: isStill, to: &batch)
        addSpeeds(of: subject, to: &batch)
      }
      if areFactsDue || isStill || needsSelection { addSelection(of: subject, to: &batch) }
      addContacts(of: subject, to: &batch)
      addForecast(of: subject, to: &batch)
      for entry in inspector.diagnostics.entries(after: diagnosticVersion) {
        batch.append(
          DiagnosticMessage(
            number: entry.number, time: subject.animator?.elapsedTime ?? 0, text: entry.text,
            count: entry.count))
        diagnosticVersion = max(diagnosticVersion, entry.version)
      }
      let changes = subject.tuning.summary
      if changes != known.changes {
        known.changes = changes
        batch.append(ChangesMessage(swift: changes.statements, properties: changes.properties))
      }
      batch += problems.map { ProblemMessage(text: $0) }
      if areFactsDue || isStill { (known.moment, known.plotTime) = (subject.moment, nil) }
      areFactsDue = false
      let isNeeded = needsFrame || isStill || !batch.isEmpty
      guard let frame = makeFrame(of: subject, isNeeded: isNeeded) else { return }
      problems = []
      (needsAnimators, needsFrame, needsSelection, isReady) = (false, false, false, false)
      outbox.send(batch + [frame])
    }
  }
#endif
