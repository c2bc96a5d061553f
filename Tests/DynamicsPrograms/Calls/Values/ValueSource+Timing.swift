import Dynamics

extension ValueSource {
  func seconds() -> Double { number(0...2) }

  func spring() -> Spring {
    switch count(0...4) {
    case 0: pick([.smooth, .snappy, .bouncy, Spring()])
    case 1: Spring(duration: seconds(), bounce: number(-1...1))
    case 2: Spring(mass: number(0.1...5), stiffness: number(1...200), damping: number(0...30))
    case 3: Spring(mass: number(0.1...5), stiffness: number(1...200), dampingRatio: number(0...2))
    default: Spring(response: seconds(), dampingFraction: number(0...2))
    }
  }

  func decay() -> Decay {
    chance(3) ? pick([.normal, .fast]) : Decay(deceleration: number(0.9...0.999))
  }

  func timing() -> TimingFunction {
    switch count(0...3) {
    case 0, 1: pick(namedTimings)
    case 2: spring().timingFunction
    default:
      TimingFunction(controlPoints: number(0...1), number(-1...2), number(0...1), number(-1...2))
    }
  }

  func rubberBand() -> RubberBand {
    let factor = number(0...1)
    return pick([
      .rigid, RubberBand(coefficient: number(0...1), dimension: number(100...800)),
      RubberBand { $0 * factor },
    ])
  }

  func clock() -> FixedStepClock {
    var clock = FixedStepClock(step: number(0.001...0.1), maximumStepsPerFrame: integer(1...30))
    for _ in 0..<count(0...3) { clock.advance(by: number(0...0.1)) }
    return clock
  }

  func frame() -> Frame {
    Frame(timestamp: number(), targetTimestamp: number(), duration: seconds())
  }

  /// Sends some frames, at times that mostly grow.
  func tick(_ frames: ManualFrameSource) {
    var now = number(0...10)
    for _ in 0..<count(0...5) {
      frames.tick(at: now)
      now += number(0...0.2)
    }
  }
}

let namedTimings: [TimingFunction] = [
  .default, .linear, .easeIn, .easeOut, .easeInOut, .quadraticIn, .quadraticOut, .quadraticInOut,
  .cubicIn, .cubicOut, .cubicInOut, .sineIn, .sineOut, .sineInOut, .exponentialIn, .exponentialOut,
  .exponentialInOut, .backIn, .backOut, .backInOut, .bounceIn, .bounceOut, .bounceInOut, .elasticIn,
  .elasticOut, .elasticInOut,
]
