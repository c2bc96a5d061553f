internal import DynamicsEngine

/// The way in which the program moves the place or the angle of a kinematic item, or a boundary.
enum Drive<Value: VectorValue & Equatable>: Equatable {
  /// In units per second; zero for one that stands still.
  case velocity(Value)
  case move(Move)
  /// Evenly to a value, where it is at an elapsed time.
  case follow(to: Value, at: TimeInterval)

  struct Move: Equatable {
    /// The value and the running time at which it began; `nil` before the first step.
    var start: Start?
    var end: Value
    var duration: TimeInterval
    var timing: TimingFunction

    struct Start: Equatable {
      var value: Value
      var time: TimeInterval
    }

    func isOver(at time: TimeInterval) -> Bool {
      // Rounding must not cost a step.
      start.map { time - $0.time >= duration * (1 - 1e-12) } ?? false
    }

    func value(at time: TimeInterval) -> Value {
      guard let start, !isOver(at: time) else { return end }
      // A Bézier curve may go as far beyond its ends as the largest number.
      let progress = min(max(timing((time - start.time) / duration), -1000), 1000)
      return start.value.adding(end.adding(start.value, times: -1), times: progress)
    }
  }

  static var still: Drive { .velocity(.zero) }

  var isStill: Bool { self == .still }

  /// Returns the value after the next step.
  mutating func step(from present: Value, _ clock: SimulationClock) -> Value {
    switch self {
    case .velocity(let velocity):
      return present.adding(velocity, times: clock.step)
    case .move(var move):
      if move.start == nil { move.start = .init(value: present, time: clock.runningTime) }
      let end = clock.runningTimeAfterStep
      self = move.isOver(at: end) ? .still : .move(move)
      return move.value(at: end)
    case .follow(let target, let time):
      let left = time - clock.elapsedTimeAfterStep
      // Rounding must not cost a step.
      guard left > 1e-9 * clock.step else {
        self = .still
        return target
      }
      let part = clock.step / (left + clock.step)
      return present.adding(target.adding(present, times: -1), times: part)
    }
  }
}

// MARK: In a snapshot

extension Drive where Value: CodedValue {
  mutating func code(_ coder: inout WordCoder) {
    coder.codeCase(&self, of: [.still, .move(.blank), .follow(to: .zero, at: 0)], place)
    switch self {
    case .velocity(let velocity): self = .velocity(coder.coded(velocity) { $1.code(&$0) })
    case .move(let move): self = .move(coder.coded(move) { $1.code(&$0) })
    case .follow(var target, var time):
      target.code(&coder)
      coder.code(&time)
      self = .follow(to: target, at: time)
    }
  }

  private var place: Int {
    switch self {
    case .velocity: 0
    case .move: 1
    case .follow: 2
    }
  }
}

extension Drive.Move where Value: CodedValue {
  /// To be read.
  static var blank: Self { .init(end: .zero, duration: 0, timing: .linear) }

  mutating func code(_ coder: inout WordCoder) {
    coder.code(&start, blank: Start(value: .zero, time: 0)) { coder, start in
      start.value.code(&coder)
      coder.code(&start.time)
    }
    end.code(&coder)
    coder.code(&duration)
    coder.check(Limits.moveDuration.contains(CGFloat(duration)), "a duration is out of range")
    coder.code(&timing, by: timing.code, TimingFunction.init(code:))
  }
}

/// A value in a snapshot, of which each number is at most 10¹².
protocol CodedValue {
  mutating func code(_ coder: inout WordCoder)
}

extension CGPoint: CodedValue {
  mutating func code(_ coder: inout WordCoder) {
    coder.code(&x, in: Limits.amount)
    coder.code(&y, in: Limits.amount)
  }
}

extension CGFloat: CodedValue {
  mutating func code(_ coder: inout WordCoder) { coder.code(&self, in: Limits.amount) }
}

extension CGRect: CodedValue {
  mutating func code(_ coder: inout WordCoder) { coder.code(&self) }
}
