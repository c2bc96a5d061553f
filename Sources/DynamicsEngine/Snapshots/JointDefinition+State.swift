internal import DynamicsGeometry
internal import Foundation

extension JointDefinition {
  /// For a row that is not in use, or whose definition is yet to be read.
  static var blank: Self { Self(.angle(0), .at(.zero), .at(.zero)) }

  mutating func codeState(_ coder: inout WordCoder) {
    a.codeState(&coder)
    b.codeState(&coder)
    softness.codeState(&coder)
    coder.code(&collides)
    coder.code(&motor, blank: JointMotor(speed: 0, maximum: 0)) { coder, motor in
      coder.code(&motor.speed)
      coder.code(&motor.maximum, in: 0 ... .infinity)
      coder.code(&motor.target, blank: 0) { $0.code(&$1) }
    }
    kind.codeState(&coder)
    if coder.isReading, let flaw { coder.fail(StateError(flaw)) }
  }
}

extension JointAnchor {
  fileprivate mutating func codeState(_ coder: inout WordCoder) {
    coder.code(&body)
    coder.code(&local)
  }
}

extension Softness {
  fileprivate mutating func codeState(_ coder: inout WordCoder) {
    let blanks: [Self] = [
      .hard, .spring(frequency: 1, damping: 0), .constant(stiffness: 0, damping: 0),
    ]
    coder.codeCase(&self, of: blanks, isHard ? 0 : isForceKnown ? 2 : 1)
    switch self {
    case .hard: break
    case .spring(var frequency, var damping):
      coder.code(&frequency)
      coder.code(&damping)
      self = .spring(frequency: frequency, damping: damping)
    case .constant(var stiffness, var damping):
      coder.code(&stiffness)
      coder.code(&damping)
      self = .constant(stiffness: stiffness, damping: damping)
    }
  }
}

extension JointDefinition.Kind {
  private static let blanks: [Self] = [
    .distance(length: 0), .rope(length: 0), .revolute(turn: 0, range: 0...0, frictionTorque: 0),
    .prismatic(axis: .zero, turn: 0, range: 0...0), .weld(turn: 0), .target(maxForce: 0), .angle(0),
    .lock(.x), .gear(first: .none, second: .none, ratio: 1, constant: 0),
    .pulley(wheelA: .zero, wheelB: .zero, ratio: 1, length: 0), .span(axis: .zero, range: 0...0),
  ]

  fileprivate mutating func codeState(_ coder: inout WordCoder) {
    coder.codeCase(&self, of: Self.blanks, place)
    switch self {
    case .distance(var length):
      coder.code(&length)
      self = .distance(length: length)
    case .rope(var length):
      coder.code(&length)
      self = .rope(length: length)
    case .revolute(var turn, var range, var frictionTorque):
      coder.code(&turn)
      coder.code(&range)
      coder.code(&frictionTorque)
      self = .revolute(turn: turn, range: range, frictionTorque: frictionTorque)
    case .prismatic(var axis, var turn, var range):
      coder.code(&axis)
      coder.code(&turn)
      coder.code(&range)
      self = .prismatic(axis: axis, turn: turn, range: range)
    case .weld(var turn):
      coder.code(&turn)
      self = .weld(turn: turn)
    case .target(var maxForce):
      coder.code(&maxForce, in: 0 ... .infinity)
      self = .target(maxForce: maxForce)
    case .angle(var angle):
      coder.code(&angle)
      self = .angle(angle)
    case .lock(let axes):
      var number = Int(axes.rawValue)
      coder.code(&number, in: 1..<4)
      self = .lock(.init(rawValue: UInt8(number)))
    case .span(var axis, var range):
      coder.code(&axis)
      coder.code(&range)
      self = .span(axis: axis, range: range)
    case .gear(var first, var second, var ratio, var constant):
      coder.code(&first)
      coder.code(&second)
      coder.code(&ratio)
      coder.code(&constant)
      self = .gear(first: first, second: second, ratio: ratio, constant: constant)
    case .pulley(var wheelA, var wheelB, var ratio, var length):
      coder.code(&wheelA)
      coder.code(&wheelB)
      coder.code(&ratio)
      coder.code(&length)
      self = .pulley(wheelA: wheelA, wheelB: wheelB, ratio: ratio, length: length)
    }
  }

  /// The place of its case in ``blanks``.
  private var place: Int {
    switch self {
    case .distance: 0
    case .rope: 1
    case .revolute: 2
    case .prismatic: 3
    case .weld: 4
    case .target: 5
    case .angle: 6
    case .lock: 7
    case .gear: 8
    case .pulley: 9
    case .span: 10
    }
  }
}

extension WordCoder {
  /// Visits a range whose ends may be infinite.
  fileprivate mutating func code(_ range: inout ClosedRange<Double>) {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    code(&lower, in: -.infinity ... .infinity)
    code(&upper, in: lower ... .infinity)
    if isReading, isSound { range = lower...upper }
  }
}
