import Dynamics

extension Call {
  /// Springs, decays, and animations along them.
  nonisolated(unsafe) static let springs: [Call] = [
    Call(of: "Spring", "smooth snappy bouncy") { s in
      s.hold(Spring.smooth.response, Spring.snappy.bounce, Spring.bouncy.settlingDuration)
    },
    spring("Spring.smooth(duration:extraBounce:)") {
      .smooth(duration: $0.seconds(), extraBounce: $0.number(-1...1))
    },
    spring("Spring.snappy(duration:extraBounce:)") {
      .snappy(duration: $0.seconds(), extraBounce: $0.number(-1...1))
    },
    spring("Spring.bouncy(duration:extraBounce:)") {
      .bouncy(duration: $0.seconds(), extraBounce: $0.number(-1...1))
    },
    spring("Spring.spring(duration:bounce:)") {
      .spring(duration: $0.seconds(), bounce: $0.number(-1...1))
    },
    spring("Spring.spring(response:dampingFraction:)") {
      .spring(response: $0.seconds(), dampingFraction: $0.number(0...2))
    },
    spring("Spring.init(duration:bounce:)") {
      Spring(duration: $0.seconds(), bounce: $0.number(-1...1))
    },
    spring("Spring.init(response:dampingFraction:)") {
      Spring(response: $0.seconds(), dampingFraction: $0.number(0...2))
    },
    spring("Spring.init(mass:stiffness:damping:)") {
      Spring(mass: $0.number(0.1...5), stiffness: $0.number(1...200), damping: $0.number(0...30))
    },
    spring("Spring.init(mass:stiffness:dampingRatio:)") {
      Spring(
        mass: $0.number(0.1...5), stiffness: $0.number(1...200), dampingRatio: $0.number(0...2))
    },
    Call(of: "Spring", "response dampingFraction bounce stiffness damping settlingDuration") { s in
      let spring = s.spring()
      s.hold(spring.response, spring.dampingFraction, spring.bounce)
      // Those of a spring of no response are infinite.
      s.take(spring.stiffness, spring.damping, spring.settlingDuration)
    },
    Call("Spring.stiffness(mass:)", "Spring.damping(mass:)") { s in
      let (spring, mass) = (s.spring(), s.number(0.1...5))
      s.take(spring.stiffness(mass: mass), spring.damping(mass: mass))
    },
    Call("Spring.settlingDuration(from:to:initialVelocity:)") { s in
      s.take(
        s.spring().settlingDuration(from: s.number(), to: s.number(), initialVelocity: s.number()))
    },
    Call("Spring.value(at:from:to:initialVelocity:)") { s in
      s.take(
        s.spring().value(
          at: s.seconds(), from: s.point(), to: s.point(), initialVelocity: s.point()))
    },
    Call("Spring.timingFunction") { s in s.hold(s.spring().timingFunction(s.number(0...1))) },
    Call("Spring.cssLinear(duration:tolerance:)") { s in
      let text = s.spring().cssLinear(
        duration: s.optional(s.seconds()), tolerance: s.number(1e-4...0.1))
      s.see(text)
      if text.contains("nan") || text.contains("inf") { s.fault("CSS has \(text.prefix(100))") }
    },
    Call(
      "Spring.keyframes(duration:tolerance:)", "Spring.Keyframe.offset", "Spring.Keyframe.progress"
    ) { s in
      let keyframes = s.spring().keyframes(
        duration: s.optional(s.seconds()), tolerance: s.number(1e-4...0.1))
      s.hold(keyframes.count)
      for keyframe in keyframes.prefix(500) { s.hold(keyframe.offset, keyframe.progress) }
    },

    Call(of: "Decay", "normal fast") { s in
      s.hold(Decay.normal.deceleration, Decay.fast.deceleration)
    },
    Call("Decay.init(deceleration:)", "Decay.decay(deceleration:)", "Decay.deceleration") { s in
      s.hold(Decay(deceleration: s.number(0.9...0.999)).deceleration)
      s.hold(Decay.decay(deceleration: s.number(0.9...0.999)).deceleration)
    },
    Call("Decay.settlingDuration") { s in s.take(s.decay().settlingDuration) },
    Call("Decay.destination(from:initialVelocity:)") { s in
      s.take(s.decay().destination(from: s.point(), initialVelocity: s.point()))
    },
    Call("Decay.value(at:from:initialVelocity:)") { s in
      s.take(s.decay().value(at: s.seconds(), from: s.number(), initialVelocity: s.number()))
    },
  ]

  /// A call that makes a spring.
  private static func spring(_ symbol: String, _ make: @escaping (ValueSource) -> Spring) -> Call {
    Call(symbol) { s in
      let spring = make(s)
      s.hold(spring.response, spring.dampingFraction)
      s.take(spring.value(at: s.seconds(), from: 0, to: 1.0))
    }
  }
}
