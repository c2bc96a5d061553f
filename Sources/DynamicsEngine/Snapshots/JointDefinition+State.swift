internal import DynamicsGeometry
internal import Foundation

extension JointDefinition {
  func write(to writer: inout StateWriter) {
    for anchor in [a, b] {
      writer.write(anchor.body)
      writer.write(anchor.local.x)
      writer.write(anchor.local.y)
    }
    if case .spring(let frequency, let damping) = softness {
      writer.write(true)
      writer.write(frequency)
      writer.write(damping)
    } else {
      writer.write(false)
    }
    writer.write(collides)
    writer.write(motor != nil)
    if let motor {
      writer.write(motor.speed)
      writer.write(motor.maximum)
    }
    kind.write(to: &writer)
  }

  init(from reader: inout StateReader) throws(StateError) {
    let a = try JointAnchor(from: &reader)
    let b = try JointAnchor(from: &reader)
    let softness: Softness =
      try reader.readFlag()
      ? .spring(frequency: try reader.readNumber(), damping: try reader.readNumber()) : .hard
    let collides = try reader.readFlag()
    let motor: JointMotor? =
      try reader.readFlag()
      ? JointMotor(
        speed: try reader.readNumber(), maximum: try reader.readNumber(in: 0 ... .infinity)) : nil
    self.init(
      try Kind(from: &reader), a, b, softness: softness, collides: collides, motor: motor)
    if let flaw { throw StateError(flaw) }
  }
}

extension JointAnchor {
  fileprivate init(from reader: inout StateReader) throws(StateError) {
    body = try reader.readOptionalID(of: BodyTag.self)
    local = .zero
    try reader.code(&local)
  }
}

extension JointDefinition.Kind {
  private enum KindTag: Int { case distance, rope, revolute, prismatic, weld, target, angle }

  fileprivate func write(to writer: inout StateWriter) {
    func write(_ tag: KindTag, _ numbers: Double...) {
      writer.write(tag.rawValue)
      for number in numbers { writer.write(number) }
    }
    switch self {
    case .distance(let length): write(.distance, length)
    case .rope(let length): write(.rope, length)
    case .revolute(let turn, let range, let frictionTorque):
      write(.revolute, turn, range.lowerBound, range.upperBound, frictionTorque)
    case .prismatic(let axis, let turn, let range):
      write(.prismatic, axis.dx, axis.dy, turn, range.lowerBound, range.upperBound)
    case .weld(let turn): write(.weld, turn)
    case .target(let maxForce): write(.target, maxForce)
    case .angle(let angle): write(.angle, angle)
    }
  }

  fileprivate init(from reader: inout StateReader) throws(StateError) {
    switch KindTag(rawValue: try reader.readInt()) {
    case .distance: self = .distance(length: try reader.readNumber())
    case .rope: self = .rope(length: try reader.readNumber())
    case .revolute:
      let turn = try reader.readNumber()
      let range = try reader.readRange()
      self = .revolute(turn: turn, range: range, frictionTorque: try reader.readNumber())
    case .prismatic:
      var axis = CGVector.zero
      try reader.code(&axis)
      let turn = try reader.readNumber()
      self = .prismatic(axis: axis, turn: turn, range: try reader.readRange())
    case .weld: self = .weld(turn: try reader.readNumber())
    case .target: self = .target(maxForce: try reader.readNumber(in: 0 ... .infinity))
    case .angle: self = .angle(try reader.readNumber())
    case nil: throw StateError("the kind of a joint is unknown")
    }
  }
}

extension StateReader {
  /// A range whose ends may be infinite.
  fileprivate mutating func readRange() throws(StateError) -> ClosedRange<Double> {
    let lower = try readNumber(in: -.infinity ... .infinity)
    return lower...(try readNumber(in: lower ... .infinity))
  }
}
