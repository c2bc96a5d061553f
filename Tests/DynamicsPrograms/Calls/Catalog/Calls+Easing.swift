import Dynamics

extension Call {
  /// Timing functions, interpolation, and timed animations.
  nonisolated(unsafe) static let easing: [Call] = [
    Call(
      of: "TimingFunction",
      """
      default linear easeIn easeOut easeInOut quadraticIn quadraticOut quadraticInOut cubicIn \
      cubicOut cubicInOut sineIn sineOut sineInOut exponentialIn exponentialOut exponentialInOut \
      backIn backOut backInOut bounceIn bounceOut bounceInOut elasticIn elasticOut elasticInOut
      """
    ) { s in
      let progress = s.number(0...1)
      for timing in namedTimings { s.hold(timing(progress)) }
    },
    Call("TimingFunction.init(controlPoints:_:_:_:)", "TimingFunction.callAsFunction(_:)") { s in
      let timing = TimingFunction(
        controlPoints: s.number(0...1), s.number(-1...2), s.number(0...1), s.number(-1...2))
      s.take(timing.callAsFunction(s.number(0...1)))
    },

    numbers("Double") { $0.number() },
    numbers("CGFloat") { CGFloat($0.number()) },
    numbers("CGPoint") { $0.point() },
    numbers("CGSize") { $0.size() },
    numbers("CGVector") { $0.vector() },
    components("Double") { $0.number() },
    components("CGFloat") { CGFloat($0.number()) },
    components("CGPoint") { $0.point() },
    components("CGSize") { $0.size() },
    components("CGVector") { $0.vector() },
    numbers("CGRect") { $0.rect() },
    Call("VectorValue.interpolate(from:to:progress:)") { s in
      s.take(Pair.interpolate(from: s.pair(), to: s.pair(), progress: s.number(0...1)))
    },
    Call("Interpolatable.interpolate(from:to:progress:leaving:)") { s in
      s.take(
        Pair.interpolate(
          from: s.pair(), to: s.pair(), progress: s.number(0...1), leaving: s.pair()))
    },
    Call(
      "CGAffineTransform.interpolate(from:to:progress:)",
      "CGAffineTransform.interpolate(from:to:progress:leaving:)"
    ) { s in
      let (start, end, progress) = (s.transform(), s.transform(), s.number(0...1))
      s.take(
        CGAffineTransform.interpolate(from: start, to: end, progress: progress),
        CGAffineTransform.interpolate(
          from: start, to: end, progress: progress, leaving: s.transform()))
    },
    Call("Sequence.nearest(to:)") { s in s.see(s.list(0...5) { s.point() }.nearest(to: s.point()))
    },

    animation("TimedAnimation.init(from:to:duration:timing:frameSource:update:completion:)") {
      s, frames, update in
      TimedAnimation(
        from: s.number(), to: s.number(), duration: s.seconds(), timing: s.timing(),
        frameSource: frames, update: update
      ) { s.see($0) }
    },
    animation("TimedAnimation.init(from:to:timing:initialVelocity:frameSource:update:completion:)")
    { s, frames, update in
      TimedAnimation(
        from: s.number(), to: s.number(), timing: s.spring(), initialVelocity: s.number(),
        frameSource: frames, update: update
      ) { s.see($0) }
    },
    animation("TimedAnimation.init(from:timing:initialVelocity:frameSource:update:completion:)") {
      s, frames, update in
      TimedAnimation(
        from: s.number(), timing: s.decay(), initialVelocity: s.number(), frameSource: frames,
        update: update
      ) { s.see($0) }
    },
    animation("TimedAnimation.init(from:to:duration:timing:update:completion:)") { s, _, update in
      TimedAnimation(
        from: s.number(), to: s.number(), duration: s.seconds(), timing: s.timing(), update: update)
    },
    animation("TimedAnimation.init(from:to:timing:initialVelocity:update:completion:)") {
      s, _, update in
      TimedAnimation(
        from: s.number(), to: s.number(), timing: s.spring(), initialVelocity: s.number(),
        update: update)
    },
    animation("TimedAnimation.init(from:timing:initialVelocity:update:completion:)") {
      s, _, update in
      TimedAnimation(
        from: s.number(), timing: s.decay(), initialVelocity: s.number(), update: update)
    },
    onAnimation("TimedAnimation.retarget(to:duration:timing:)") { s, animation in
      animation.retarget(
        to: s.number(), duration: s.optional(s.seconds()), timing: s.optional(s.timing()))
    },
    onAnimation("TimedAnimation.retarget(to:timing:initialVelocity:)") { s, animation in
      animation.retarget(
        to: s.number(), timing: s.spring(), initialVelocity: s.optional(s.number()))
    },
    onAnimation("TimedAnimation.timeOffset") { $1.timeOffset = $0.seconds() },
    onAnimation("TimedAnimation.isFade") { $1.isFade = $0.flag() },
    onAnimation("TimedAnimation.motionPreference") { s, animation in
      animation.motionPreference = s.optional(s.pick(MotionPreference.allCases))
    },
    onAnimation("TimedAnimation.pause()", "TimedAnimation.isPaused", "TimedAnimation.isRunning") {
      s, animation in
      animation.pause()
      s.see(animation.isPaused, animation.isRunning)
    },
    onAnimation("TimedAnimation.start()") { $1.start() },
    onAnimation("TimedAnimation.stop()") { $1.stop() },
    onAnimation("TimedAnimation.duration") { s, animation in s.take(animation.duration) },
    onAnimation("TimedAnimation.value", "TimedAnimation.velocity") { s, animation in
      s.see(animation.value, animation.velocity)
    },
    onAnimation("TimedAnimation.properties") { s, animation in
      for property in animation.properties { s.hold("\(property)") }
    },
  ]

  private static func numbers<Value: VectorValue>(
    _ type: String, _ value: @escaping (ValueSource) -> Value
  ) -> Call {
    Call(of: type, "adding(_:times:) norm interpolate(from:to:progress:)") { s in
      s.take(value(s).adding(value(s), times: s.number()), value(s).norm)
      s.take(Value.interpolate(from: value(s), to: value(s), progress: s.number(0...1)))
    }
  }

  private static func components<Value: ComponentwiseValue>(
    _ type: String, _ value: @escaping (ValueSource) -> Value
  ) -> Call {
    Call(of: type, "componentCount subscript(component:)") { s in
      var value = value(s)
      for index in 0..<Value.componentCount {
        value[component: index] = s.number()
        s.take(value[component: index])
      }
    }
  }

  typealias Animation = TimedAnimation<Double>

  private static func animation(
    _ symbol: String,
    _ make: @escaping (ValueSource, ManualFrameSource, @escaping (Double) -> Void) -> Animation
  ) -> Call {
    Call(symbol) { s in
      let frames = ManualFrameSource()
      let animation = make(s, frames) { s.see($0) }
      animation.start()
      s.tick(frames)
      s.see(animation.value, animation.velocity)
      animation.stop()
    }
  }

  /// A call of a member of an animation that is under way.
  private static func onAnimation(
    _ symbols: String..., call: @escaping (ValueSource, Animation) -> Void
  ) -> Call {
    Call(symbols) { s in
      let frames = ManualFrameSource()
      let animation = Animation(
        from: s.number(), to: s.number(), timing: s.spring(), frameSource: frames,
        update: { s.see($0) })
      if !s.chance(5) { animation.start() }
      s.tick(frames)
      for _ in 0..<s.count(1...3) {
        call(s, animation)
        s.tick(frames)
        s.see(animation.value, animation.velocity)
      }
    }
  }
}

/// A value of a program's own, with nothing but the requirements.
struct Pair: VectorValue {
  var a, b: Double
  static let zero = Pair(a: 0, b: 0)
  func adding(_ other: Pair, times factor: Double) -> Pair {
    Pair(a: a + other.a * factor, b: b + other.b * factor)
  }
  var norm: Double { max(a.magnitude, b.magnitude) }
}

extension ValueSource {
  func pair() -> Pair { Pair(a: number(), b: number()) }
}
