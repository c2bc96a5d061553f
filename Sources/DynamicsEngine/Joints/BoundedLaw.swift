/// The impulse of a bounded row as a function of the row's speed J·v: a range, a motor and friction
/// together.
///
/// The impulse never grows with the speed. It is constant, except for vertical jumps at up to four
/// speeds, each of which is held by any impulse in the jump. An end of a range lets the speed be no
/// lower, or no higher, than a bound. A motor has its greatest impulse below its speed, and the
/// opposite one above. Friction is a motor of speed 0.
struct BoundedLaw: BitwiseCopyable {
  /// A speed that is held by an impulse in a range.
  struct Jump: BitwiseCopyable {
    var speed = 0.0
    var lowest = -Double.infinity
    var highest = Double.infinity
  }

  /// By rising speed: the impulse between two of them is the lowest of the first, and the highest of
  /// the second.
  private(set) var jumps: InlineArray<4, Jump> = .init(repeating: Jump())
  private(set) var count = 0

  /// No impulse at any speed.
  init() {}

  /// Has no impulse at any speed, or one jump.
  ///
  /// It changes nothing else: a law takes two cache lines, and those of springs have one jump.
  mutating func become(_ jump: Jump?) {
    guard let jump else { return count = 0 }
    jumps[0] = jump
    count = 1
  }

  /// - Parameters:
  ///   - limit: The value of the row, and its range.
  ///   - friction: In the unit of the motor's maximum.
  init(_ limit: JointLimit, _ motor: JointMotor?, friction: Double, step h: Double) {
    self.init()
    guard limit.lower < limit.upper else {
      append(Jump())
      return
    }
    let speeds = limit.speeds(step: h)
    let most = (motor?.maximum ?? 0) * h
    if let motor, most == .infinity {
      append(Jump(speed: min(max(motor.speed, speeds.lowest), speeds.highest)))
      return
    }
    // The speeds of the motor and of friction, the lower first.
    var first = (speed: motor?.speed ?? 0, half: most)
    var second = (speed: 0.0, half: friction * h)
    if first.speed > second.speed { swap(&first, &second) }
    var impulse = first.half + second.half
    for part in [first, second] where part.speed <= speeds.lowest { impulse -= 2 * part.half }
    if speeds.lowest > -.infinity {
      append(Jump(speed: speeds.lowest, lowest: impulse, highest: .infinity))
    }
    for part in [first, second]
    where part.half > 0 && part.speed > speeds.lowest && part.speed < speeds.highest {
      append(Jump(speed: part.speed, lowest: impulse - 2 * part.half, highest: impulse))
      impulse -= 2 * part.half
    }
    if speeds.highest < .infinity {
      append(Jump(speed: speeds.highest, lowest: -.infinity, highest: impulse))
    }
  }

  private mutating func append(_ jump: Jump) {
    // Two parts of one speed are one.
    if count > 0, jumps[count - 1].speed == jump.speed {
      jumps[count - 1].lowest = jump.lowest
    } else {
      jumps[count] = jump
      count += 1
    }
  }

  /// The place of an impulse: the jump that it is in, or the number of jumps at lower speeds.
  func place(of impulse: Double) -> (isHeld: Bool, index: Int) {
    for index in 0..<count {
      if impulse > jumps[index].lowest { return (impulse < jumps[index].highest, index) }
    }
    return (false, count)
  }

  /// The impulse between two jumps.
  ///
  /// - Parameter index: The number of jumps at lower speeds.
  func impulse(between index: Int) -> Double {
    if index > 0 { return jumps[index - 1].lowest }
    return count > 0 ? jumps[0].highest : 0
  }

  /// The nearest impulse that the row has at some speed.
  @inline(__always)
  func clamped(_ impulse: Double) -> Double {
    count > 0 ? min(max(impulse, jumps[count - 1].lowest), jumps[0].highest) : 0
  }

  /// The impulse for the speed that it leads to.
  ///
  /// - Parameters:
  ///   - old: The present impulse, with which the row has the speed `speed`.
  ///   - mass: The impulse that changes the speed by 1.
  func solved(from old: Double, _ speed: Double, mass: Double) -> Double {
    for index in 0..<count {
      let holding = old + (jumps[index].speed - speed) * mass
      if holding > jumps[index].highest { return jumps[index].highest }
      if holding >= jumps[index].lowest { return holding }
    }
    return impulse(between: count)
  }
}

/// A value that a joint keeps in a range, such as the length of a rope or the angle of a pin.
struct JointLimit: BitwiseCopyable {
  /// The value, and its row of J.
  var value: ConstraintValue
  /// The ends of the range; either may be infinite.
  var lower: Double
  var upper: Double

  /// The violation of the range, with the sign of its side; `nil` if the value is within it.
  var violated: ConstraintValue? {
    if value.C < lower { return value.minus(lower) }
    return value.C > upper ? value.minus(upper) : nil
  }

  /// The lowest and the highest speed that lead no farther than an end of the range in this step.
  ///
  /// A violated end only stops the value; position correction brings it back.
  func speeds(step h: Double) -> (lowest: Double, highest: Double) {
    (min((lower - value.C) / h, 0), max((upper - value.C) / h, 0))
  }
}
