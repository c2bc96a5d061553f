/// The impulse of a bounded row, which never grows with the row's speed J·v: the end of a range, a
/// motor and friction together.
///
/// A limit of a range lets the speed be no lower, or no higher, than a bound. A motor has its
/// greatest impulse below its speed, and the opposite one above; at its speed it has any impulse
/// between both. Friction is a motor of speed 0. So the sum of them is a constant impulse, except at
/// a few speeds, each of which is held by any impulse in a range.
struct BoundedLaw: BitwiseCopyable {
  /// A speed that is held by an impulse in a range.
  struct Step: BitwiseCopyable {
    var speed = 0.0
    var lowest = -Double.infinity
    var highest = Double.infinity
  }

  /// By rising speed: the impulse between two of them is the lowest of the first, and the highest of
  /// the second.
  private(set) var steps: InlineArray<3, Step> = .init(repeating: Step())
  private(set) var count = 0

  /// Holds a speed with any impulse.
  static func rigid(speed: Double) -> Self {
    var law = Self()
    law.append(Step(speed: speed))
    return law
  }

  /// - Parameters:
  ///   - bound: The end of the range that is nearer; `nil` without a range.
  ///   - limit: The speed at which that end is reached.
  init(_ bound: JointLimit.Bound?, limit: Double, _ drive: JointDrive?, step h: Double) {
    guard bound != .both else {
      self = .rigid(speed: limit)
      return
    }
    let (motor, friction) = (drive?.motor, (drive?.friction ?? 0) * h)
    let most = (motor?.maximum ?? 0) * h
    if let motor, most == .infinity {
      let speed =
        bound == .lower
        ? max(motor.speed, limit) : bound == .upper ? min(motor.speed, limit) : motor.speed
      self = .rigid(speed: speed)
      return
    }
    var impulse = most + friction
    // The speeds of the motor and of friction, the lower first.
    var first = (speed: motor?.speed ?? 0, half: most)
    var second = (speed: 0.0, half: friction)
    if first.speed > second.speed { swap(&first, &second) }
    if bound == .lower {
      for part in [first, second] where part.speed <= limit { impulse -= 2 * part.half }
      append(Step(speed: limit, lowest: impulse, highest: .infinity))
    }
    for part in [first, second] where part.half > 0 {
      if bound == .lower, part.speed <= limit { continue }
      if bound == .upper, part.speed >= limit { continue }
      append(Step(speed: part.speed, lowest: impulse - 2 * part.half, highest: impulse))
      impulse -= 2 * part.half
    }
    if bound == .upper { append(Step(speed: limit, lowest: -.infinity, highest: impulse)) }
  }

  private init() {}

  private mutating func append(_ step: Step) {
    // Two parts of one speed are one.
    if count > 0, steps[count - 1].speed == step.speed {
      steps[count - 1].lowest = step.lowest
    } else {
      steps[count] = step
      count += 1
    }
  }

  /// The place of an impulse: the step that holds with it, or the number of steps that are slower.
  func place(of impulse: Double) -> (isHeld: Bool, index: Int) {
    for index in 0..<count {
      if impulse > steps[index].lowest { return (impulse < steps[index].highest, index) }
    }
    return (false, count)
  }

  /// The impulse between two steps.
  ///
  /// - Parameter index: The number of steps that are slower.
  func impulse(between index: Int) -> Double {
    if index > 0 { return steps[index - 1].lowest }
    return count > 0 ? steps[0].highest : 0
  }
}
