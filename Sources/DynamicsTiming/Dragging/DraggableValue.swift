import DynamicsReporting
import Foundation

/// A value that a finger or a mouse moves and throws, such as the offset of a sheet.
///
/// ```swift
/// let frames = ManualFrameSource()
/// let sheet = DraggableValue(0.0, frameSource: frames) { height in print(height) }
/// sheet.detents = [0, 320, 640]
/// let finger = sheet.begin(at: 0)
/// sheet.move(to: finger + 20, at: 0.02)
/// sheet.move(to: finger + 40, at: 0.04)
/// sheet.end(at: 0.04)  // 640.0: at 1000 pt/s it would go on to 539
/// for frame in 0...60 { frames.tick(at: 0.04 + Double(frame) / 60) }
/// ```
///
/// While it is dragged, the value follows the finger, and gives way beyond its limits. Released, it
/// goes on with its velocity. It slows down by its ``deceleration`` and comes to rest, or meets a
/// limit and comes back on its ``spring``. With ``detents``, it moves to one of them on the spring.
///
/// Value and velocity are functions of time (`Decay` and `Spring`), so they do not depend on the
/// frame rate. They have no jumps: a value that is caught, sent elsewhere, or given other limits or
/// detents goes on with its velocity. The flight ends when the value stays nearer to the destination
/// than a ten thousandth of its way; then it is exactly there.
///
/// All times are those of the frame source: the clock of its ``Frame/timestamp``, which is
/// ``MediaTime`` unless you pass a source of your own. Values and detents have a norm of at most
/// 10¹⁰⁰, and components of limits are within ±10¹⁰⁰ or infinite. Others, and times that are not
/// finite, are reported and change nothing. The same applies to an event that is earlier than the
/// last one. A drag that is faster than 10¹⁰⁰ a second counts as one at rest.
///
/// It is `Observable`: views that read ``value``, ``velocity``, ``destination``, ``remainingTime``, ``isDragged`` or
/// ``isSettled`` are told when these change with the value. Without a reader this costs nothing.
///
/// While the value moves by itself, the frame source keeps it alive. It does not keep its frame
/// source: if that is released, the value stops. Use it on the thread of its frame source; without
/// its own frame source, on the main queue.
public final class DraggableValue<Value: VectorValue> {
  /// The value as it was last passed to the update closure.
  public var value: Value {
    noteRead()
    return present
  }

  /// The places at which a thrown value may come to rest; the default is none.
  ///
  /// ``landing`` selects one. An empty array and values out of range are reported and change
  /// nothing; to ignore the detents, set ``landing`` to ``Landing/anywhere``. A detent beyond a limit
  /// is at the limit. New detents take effect at once for a thrown value: it turns to the detent that
  /// the same throw selects. A value at rest stays where it is; use ``send(to:)``.
  ///
  /// - Complexity: Setting is O(*n*) in flight, where *n* is the number of ``detents``; O(*n*²)
  ///   with ``Landing/next``.
  public var detents: [Value] {
    get { places }
    set {
      guard !newValue.isEmpty, newValue.allSatisfy(\.isInRange) else {
        DynamicsDiagnostics.report(
          "detents \(newValue) are empty, not finite or beyond \(ValueRange.greatestNorm); "
            + "nothing changed",
          by: "DraggableValue.detents")
        return
      }
      places = newValue
      landingDidChange()
    }
  }

  /// The rule that selects a detent; the default is ``Landing/nearest``.
  ///
  /// A new rule takes effect at the next release.
  public var landing = Landing.nearest {
    // Old closures are released last: their captured objects may access this value.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The law by which a dragged value gives way beyond a limit.
  ///
  /// The default is that of a scroll view of 500 pt. Set it to the size of the view in which the
  /// value is seen. With ``RubberBand/rigid``, thrown values stop at the limit, too. A new one takes effect at once for a
  /// dragged value, and for others with the next release, ``send(to:)``, or change of limits or detents.
  public var rubberBand = RubberBand(dimension: 500) {
    didSet { withExtendedLifetime(oldValue) { regrip() } }
  }

  /// The deceleration of a thrown value; the default is ``Decay/normal``.
  ///
  /// A new one takes effect with the next release or change of limits.
  public var deceleration = Decay.normal

  /// The spring that brings a value to a limit, to a detent, or to where it is sent.
  ///
  /// The default has a response of 0.5 s and is critically damped. A new one takes effect with the
  /// next release, ``send(to:)``, or change of limits or detents.
  public var spring = Spring()

  /// The amount of motion for this value; the default is `nil`, which means
  /// ``MotionPreference/current``.
  ///
  /// With less than ``MotionPreference/full``, a value that is released or sent is at its destination
  /// at once. It follows the finger in any case.
  public var motionPreference: MotionPreference?

  /// The closure that is called when the value has come to rest by itself, after the last update;
  /// the default is `nil`.
  ///
  /// It is not called when the value is caught. It should not keep the draggable value.
  public var onSettle: ((Value) -> Void)? {
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The limits; `nil` for none.
  var confinement: (any Confinement<Value>)? { didSet { limitsDidChange() } }

  var state = State.settled {
    willSet { observation?.willChange() }
    didSet { observation?.didChange() }
  }
  /// The value, for its own methods.
  var present: Value {
    willSet { observation?.willChange() }
    didSet { observation?.didChange() }
  }
  /// `nil` until a property is read.
  private var observation: DragObservation?
  let update: (Value) -> Void
  weak var frameSource: (any FrameSource)?
  var subscription: FrameSubscription?
  /// The time of the last event.
  var lastEvent = -TimeInterval.infinity
  /// Whether the value was sent elsewhere during a drag, the rest of which has no effect.
  var isDragOverruled = false
  private var places: [Value] = []

  /// Makes a value at rest.
  ///
  /// - Parameters:
  ///   - value: The value. If it is out of range, that is reported, and zero is used.
  ///   - frameSource: The source of frames. The draggable value does not keep it.
  ///   - update: Called with each new value: in each event of a drag, and in each frame after its
  ///     end. It should not keep the draggable value.
  public convenience init(
    _ value: Value, frameSource: any FrameSource, update: @escaping (Value) -> Void
  ) {
    self.init(value, source: frameSource, update)
  }

  /// Makes a value at rest that follows the main frame source.
  ///
  /// The main frame source is shared by all animators that have no frame source of their own; see
  /// ``SharedFrameSource/init(isPaused:onFrame:)``. Make and use the value on the main queue.
  /// Elsewhere, that is reported and nothing moves by itself. Otherwise it is the same as
  /// ``init(_:frameSource:update:)``.
  public convenience init(_ value: Value, update: @escaping (Value) -> Void) {
    self.init(value, source: mainFrameSource(for: "DraggableValue"), update)
  }

  private init(
    _ value: Value, source: (any FrameSource)?, _ update: @escaping (Value) -> Void
  ) {
    present = value.usable(by: "DraggableValue.init")
    frameSource = source
    self.update = update
  }
}

extension DraggableValue {
  /// Notes that an observable property is read.
  func noteRead() {
    let observation = observation ?? DragObservation()
    self.observation = observation
    observation.access()
  }
}

// MARK: Where a thrown value comes to rest

extension DraggableValue {
  /// The rule that selects the place at which a thrown value comes to rest.
  public enum Landing {
    /// The detent nearest to the place where it would come to rest without detents.
    case nearest

    /// The detent at which the drag began, or one next to it: like pages, of which a flick turns one.
    ///
    /// The detents next to another one are those with no detent between. For points, a detent is
    /// between two others if it is nearer to both than they are to each other. Of these, the one
    /// nearest to the place where the value would come to rest is selected. Without detents, that is
    /// reported when the value is released, and it lands as with ``anywhere``.
    case next

    /// Where the deceleration ends, or at a limit; detents are ignored.
    case anywhere

    /// The value that a function of yours returns.
    ///
    /// It is called when the value is released, when limits or detents change during the flight, and
    /// when a drag is asked for its destination. A result beyond a limit is clamped to it. One that
    /// is not finite or has a norm above 10¹⁰⁰ is reported, and ``nearest`` is used.
    case custom((Throw) -> Value)
  }

  /// The facts about a throw from which a landing is selected.
  public struct Throw {
    /// The value when the drag began.
    public let origin: Value

    /// The value when it was released.
    public let value: Value

    /// The velocity when it was released, in units of the value per second.
    public let velocity: Value

    /// The value at which it would come to rest without detents: where the deceleration ends, or at
    /// a limit.
    public let destination: Value

    /// The detents; those beyond a limit are at the limit.
    public internal(set) var detents: [Value]
  }
}
