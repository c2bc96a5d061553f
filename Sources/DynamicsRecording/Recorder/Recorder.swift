public import Dynamics
internal import Foundation

/// Records the motion of an animator while it runs.
///
/// ```swift
/// let recorder = Recorder(animator)
/// recorder.start()
/// animator.advance(by: 2)
/// recorder.stop()
/// let page = try recorder.recording.data(as: .html)
/// ```
///
/// The recorder reads the animator after each step and changes nothing. It keeps neither the
/// animator nor its items alive. The animator does not keep the recorder alive: store it in a
/// variable. The time of the recording is the time that the animator runs, divided by
/// `DynamicAnimator.speed`. Time at rest or paused is not in the recording. If a snapshot or a
/// `History` takes the animator back, the recorded items jump back.
///
/// For an animator that the program drives, `DynamicAnimator.record(for:)` is simpler.
public final class Recorder {
  /// A closure that returns the appearance of an item.
  ///
  /// It is called once for each item, when the item is first recorded. `nil` means an outline in a
  /// color that differs from those of its neighbors.
  public typealias Appearances = (any DynamicItem) -> RecordingAppearance?

  /// A closure that returns the items from the lowest to the topmost, called in each frame.
  ///
  /// The default is `nil`: items lie in the order of joining. Items that it does not return lie
  /// below the others.
  public var stacking: (() -> [any DynamicItem])?

  /// The ``Recording/metadata`` of the recording, such as the seed of a random scene.
  ///
  /// It may be set at any time. The default is empty; more than 1 MiB is reported and changes
  /// nothing.
  public var metadata: [String: String] = [:] {
    didSet {
      metadata = RecordingMetadata.validated(metadata, replacing: oldValue, by: "Recorder.metadata")
    }
  }

  /// Whether each step counts as time; otherwise time passes only in ``wait(until:)``.
  ///
  /// Set it to `false` to record the picture of a screen at the screen's own times.
  @_spi(Samples) public var followsSteps = true

  /// The parts of the debug view that are recorded without a `DebugOverlayBehavior` in the animator.
  package var layers: DebugLayers = .attachments

  /// Whether steps are recorded now.
  public private(set) var isRecording = false

  /// Whether recording has stopped because the memory limit was reached.
  public var isFull: Bool { builder.byteCount > maximumBytes }

  private weak var animator: DynamicAnimator?
  let framesPerSecond: Double
  private let maximumBytes: Int
  private let appearances: Appearances?
  private var builder: RecordingBuilder
  private var clock = RecorderClock()
  private var bounds: CGRect?
  private var nextFrame = 1
  /// The version of the boundaries that the builder has.
  private var boundaryVersion: Int?
  private var isObserving = false
  /// Whether the program's code is being called.
  private var isReading = false
  private var recordingNumber = 0
  private var contacts: EventQueue<ContactEvent>?

  /// Makes a recorder, which starts at ``start()``.
  ///
  /// - Parameters:
  ///   - animator: The animator to record; it may have several recorders.
  ///   - framesPerSecond: The frames per second to keep, more than 0 and at most 1000; the default
  ///     is 60, which is also used for other numbers. There is at most one frame per step.
  ///   - maximumBytes: The most memory, at least 1; the default is 256 MiB, which is also used for
  ///     other numbers. If it is reached, recording stops, and that is reported. What was recorded
  ///     until then is kept.
  ///   - appearance: Returns the appearance of an item; by default, an outline in a distinct color.
  public init(
    _ animator: DynamicAnimator, framesPerSecond: Double = 60, maximumBytes: Int = 1 << 28,
    appearance: Appearances? = nil
  ) {
    self.animator = animator
    self.framesPerSecond = DynamicsDiagnostics.checked(
      framesPerSecond, framesPerSecond > 0 && framesPerSecond <= 1000, else: 60,
      "framesPerSecond must be above 0 and at most 1000, not \(framesPerSecond); 60 is used",
      by: "Recorder.init")
    self.maximumBytes = DynamicsDiagnostics.checked(
      maximumBytes, maximumBytes > 0, else: 1 << 28,
      "maximumBytes must be above 0, not \(maximumBytes); 256 MiB is used", by: "Recorder.init")
    appearances = appearance
    builder = RecordingBuilder(framesPerSecond: self.framesPerSecond)
  }

  /// Starts a new recording at the present moment, and drops an earlier one.
  ///
  /// The animator must still exist, and the recorder must not be recording.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items, corners of boundaries and marks in the
  ///   animator. Each frame that is recorded costs as much, without boundaries that stay the same.
  public func start() {
    guard let animator else {
      DynamicsDiagnostics.report("the animator no longer exists; nothing is recorded")
      return
    }
    guard !isRecording else {
      DynamicsDiagnostics.report(
        "the recorder is already recording; call stop() before you start it again")
      return
    }
    builder = RecordingBuilder(framesPerSecond: framesPerSecond)
    (clock, nextFrame, boundaryVersion, isRecording) = (RecorderClock(), 1, nil, true)
    recordingNumber += 1
    bounds = animator.referenceBounds
    contacts = animator.contactLog()
    if !isObserving { animator.addStepObserver(self) }
    isObserving = true
    keepFrame()
  }

  /// Stops recording; nothing happens if the recorder does not record.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items and marks in the animator.
  public func stop() {
    guard isRecording else { return }
    keepFrame()
    isRecording = false
    contacts = nil
  }

  /// The motion that was recorded so far.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items and boundaries; for an animator without
  ///   reference bounds, that of all keyframes. While a recording is kept, the next frame that is
  ///   recorded copies all keyframes.
  public var recording: Recording {
    var recording = builder.recording(until: now, in: bounds)
    recording.metadata = metadata
    return recording
  }

  /// The time since the start, in seconds.
  package var now: TimeInterval { clock.now }

  /// Records that nothing moves until a time.
  @_spi(Samples) public func wait(until time: TimeInterval) {
    guard isRecording, time > now else { return }
    clock.jump(to: time)
    keepFrame()
  }

  private func keepFrame() {
    // The program's code may stop the recorder or take a step. It must not be called again from
    // there.
    guard let animator, !isReading else { return }
    isReading = true
    defer { isReading = false }
    nextFrame = Int(now * framesPerSecond + Self.rounding) + 1
    let (builtBefore, items) = (recordingNumber, animator.drawnItems)
    // This calls the program's code, which may do anything, also with this recorder.
    let order = stacking?().compactMap(animator.id(of:))
    var looks: [ItemID: RecordingAppearance] = [:]
    if let appearances {
      for seen in items where builder.isNew(seen) {
        looks[seen.id] = appearances(seen.item)?.validated()
      }
    }
    let version = animator.boundaryVersion
    let boundaries = version == boundaryVersion ? nil : animator.drawnBoundaries
    guard isRecording, recordingNumber == builtBefore else { return }
    boundaryVersion = version
    let elapsedTime = animator.elapsedTime
    builder.add(
      RecordingBuilder.Moment(
        time: now, items: items.map(RecordingBuilder.SeenItem.init), appearances: looks,
        boundaries: boundaries,
        marks: animator.debugMarks(withoutOverlay: layers),
        contacts: (contacts?.drain() ?? []).map { event in
          let age = max(0, elapsedTime - event.elapsedTime)
          return (max(0, now - (animator.speed > 0 ? age / animator.speed : age)), event)
        }, stacking: order))
    guard isFull else { return }
    isRecording = false
    contacts = nil
    DynamicsDiagnostics.report(
      "the recording has reached its limit of \(maximumBytes) bytes and ends at \(now) s; set a higher limit or a lower frame rate",
      by: "Recorder")
  }

  /// The largest rounding error of a sum of steps, as a fraction of a frame.
  private static let rounding = 1e-6
}

extension Recorder: StepObserver {
  package func animatorDidStep() {
    guard isRecording, followsSteps, let animator else { return }
    clock.countStep(of: animator.timeStep, speed: animator.speed)
    if now * framesPerSecond >= Double(nextFrame) - Self.rounding { keepFrame() }
  }

  /// The restored state is recorded at the present time.
  package func animatorDidRestore() {}
}

/// The time of a recording in seconds; it counts steps, so rounding errors do not add up.
private struct RecorderClock {
  private var base: TimeInterval = 0
  private var steps = 0
  private var length: TimeInterval = 0

  /// At this speed or below, a step counts as its own length; divided by the speed, it would last
  /// for days.
  private static let slowest = 1e-6

  var now: TimeInterval { base + Double(steps) * length }

  mutating func countStep(of timeStep: TimeInterval, speed: Double) {
    // Slow motion is recorded in slow motion. At speed 0, a manual step takes its own length.
    let length = speed > Self.slowest ? timeStep / speed : timeStep
    if length != self.length {
      jump(to: now)
      self.length = length
    }
    steps += 1
  }

  mutating func jump(to time: TimeInterval) { (base, steps) = (time, 0) }
}
