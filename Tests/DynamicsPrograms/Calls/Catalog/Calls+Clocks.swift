import Dynamics

extension Call {
  /// Clocks, frames and frame sources.
  nonisolated(unsafe) static let clocks: [Call] = [
    Call(
      "FixedStepClock.init(step:maximumStepsPerFrame:)", "FixedStepClock.step",
      "FixedStepClock.appleStep"
    ) { s in
      s.hold(FixedStepClock(step: s.number(0...0.1), maximumStepsPerFrame: s.integer(0...40)).step)
      s.hold(FixedStepClock.appleStep)
    },
    Call("FixedStepClock.advance(by:)") { s in
      var clock = s.clock()
      for _ in 0..<5 { s.hold(clock.advance(by: s.number(0...0.1)), clock.interpolation) }
    },
    Call("FixedStepClock.discardRemainder()") { s in
      var clock = s.clock()
      clock.discardRemainder()
      s.hold(clock.remainder, clock.advance(by: s.number(0...0.1)))
    },
    Call(of: "FixedStepClock", "droppedTime interpolation remainder") { s in
      let clock = s.clock()
      s.hold(clock.droppedTime, clock.interpolation, clock.remainder)
    },
    Call("FixedStepClock.maximumStepsPerFrame") { s in
      var clock = s.clock()
      clock.maximumStepsPerFrame = s.integer(1...40)
      s.hold(clock.maximumStepsPerFrame, clock.advance(by: s.number(0...1)))
    },
    Call(
      of: "Frame", "init(timestamp:targetTimestamp:duration:) timestamp targetTimestamp duration"
    ) {
      s in
      let frame = s.frame()
      s.see(frame.timestamp, frame.targetTimestamp, frame.duration)
    },
    Call(of: "ManualFrameSource", "init(_:) tick(at:)") { s in
      let frames = ManualFrameSource { s.hold($0.timestamp, $0.targetTimestamp, $0.duration) }
      for _ in 0..<5 { frames.tick(at: s.number(0...10)) }
    },
    Call(of: "ManualFrameSource", "isPaused onFrame") { s in
      let frames = ManualFrameSource()
      frames.onFrame = { [weak frames] in
        s.hold($0.duration)
        frames?.onFrame = nil
      }
      frames.isPaused = s.flag()
      s.tick(frames)
    },
    Call("SharedFrameSource.init(_:isPaused:onFrame:)") { s in
      let frames = ManualFrameSource()
      let shared = s.list(1...4) {
        SharedFrameSource(frames, isPaused: s.flag()) { s.hold($0.duration) }
      }
      s.tick(frames)
      s.see(shared.count)
    },
    Call(of: "SharedFrameSource", "init(isPaused:onFrame:) isPaused onFrame") { s in
      let shared = SharedFrameSource(isPaused: s.flag()) { _ in }
      shared.onFrame = nil
      shared.isPaused = true
      s.see(shared.isPaused)
    },
    Call(of: "DisplayLink", "init(_:) add(to:forMode:) remove(from:forMode:) invalidate()") { s in
      let link = DisplayLink { s.take($0.duration) }
      link.add(to: .main, forMode: s.pick([.common, .default, .tracking]))
      if s.flag() { link.remove(from: .main, forMode: .common) }
      link.invalidate()
      link.add(to: .main, forMode: .common)
      link.invalidate()
    },
    link("DisplayLink.preferredFramesPerSecond") {
      $1.preferredFramesPerSecond = $0.integer(0...240)
    },
    link("DisplayLink.frameInterval") { $1.frameInterval = $0.integer(1...4) },
    link("DisplayLink.isPaused") { $1.isPaused = $0.flag() },
    link("DisplayLink.onFrame") { $1.onFrame = $0.optional({ _ in }) },
    link(of: "DisplayLink", "duration timestamp targetTimestamp skippedFrames") { s, link in
      s.hold(link.duration, link.timestamp, link.targetTimestamp, link.skippedFrames)
    },
    Call("RunLoop.Mode.tracking") { s in s.see(RunLoop.Mode.tracking.rawValue) },
    // The time itself differs from run to run.
    Call("MediaTime.now") { s in s.see(MediaTime.now.isFinite) },
    Call("MotionPreference.current", "MotionPreference.with(_:_:)") { s in
      let preference = s.pick(MotionPreference.allCases)
      s.see(MotionPreference.with(preference) { MotionPreference.current == preference })
      MotionPreference.current = .full
    },
    Call("MotionPreference.with(_:_:)") { s in
      let preference = s.pick(MotionPreference.allCases)
      s.wait {
        await MotionPreference.with(preference) {
          await Task.yield()
          if MotionPreference.current != preference {
            s.fault("the preference of the task is gone")
          }
        }
      }
    },
  ]

  private static func link(
    _ symbol: String, _ call: @escaping (ValueSource, DisplayLink) -> Void
  ) -> Call {
    link([symbol], call)
  }

  private static func link(
    of type: String, _ members: String, _ call: @escaping (ValueSource, DisplayLink) -> Void
  ) -> Call {
    link(members.split(separator: " ").map { "\(type).\($0)" }, call)
  }

  /// A call of a member of a display link, which sends nothing while no run loop runs.
  private static func link(
    _ symbols: [String], _ call: @escaping (ValueSource, DisplayLink) -> Void
  ) -> Call {
    Call(symbols) { s in
      let link = DisplayLink { _ in }
      if s.flag() { link.add(to: .main, forMode: .common) }
      for _ in 0..<s.count(1...3) { call(s, link) }
      s.hold(link.preferredFramesPerSecond, link.frameInterval)
      link.invalidate()
    }
  }
}

extension ValueSource {
  /// Runs a closure in a task of the program's queue, at once as far as it goes.
  func wait(_ body: @escaping () async -> Void) {
    queue.start(body)
    queue.run(atMost: 40)
  }
}
