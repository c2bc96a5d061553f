import DynamicsTiming
import Testing

/// Less motion for those who ask for it.
@Suite struct MotionPreferenceTests {
  private let display = ManualFrameSource()

  private struct Log {
    var values: [Double] = []
    var ends: [Bool] = []
  }

  /// Starts an animation from 0 to 100.
  private func started(_ change: (TimedAnimation<Double>) -> Void = { _ in }) -> Log {
    var log = Log()
    let animation = TimedAnimation(
      from: 0.0, to: 100, duration: 1, frameSource: display, update: { log.values.append($0) },
      completion: { log.ends.append($0) })
    change(animation)
    animation.start()
    return log
  }

  @Test(arguments: [MotionPreference.reduced, .off])
  func `an animation is at its end at once`(preference: MotionPreference) {
    let log = MotionPreference.with(preference) { started() }
    #expect(log.values == [100] && log.ends == [true])
    #expect(display.isPaused || display.onFrame == nil, "no frames are needed")
  }

  @Test func `with full motion it moves`() {
    #expect(MotionPreference.current == .full)
    let log = MotionPreference.with(.full) { started() }
    #expect(log.values.isEmpty && log.ends.isEmpty)
  }

  @Test func `a fade runs with reduced motion, and not without any`() {
    #expect(MotionPreference.with(.reduced) { started { $0.isFade = true } }.values.isEmpty)
    #expect(MotionPreference.with(.off) { started { $0.isFade = true } }.values == [100])
  }

  @Test func `one animation has its own preference`() {
    #expect(started { $0.motionPreference = .off }.values == [100])
    #expect(MotionPreference.with(.off) { started { $0.motionPreference = .full } }.values.isEmpty)
  }

  @Test func `springs, decays and retargeting end at once, too, even without damping`() {
    MotionPreference.with(.reduced) {
      var values: [Double] = []
      let spring = TimedAnimation(
        from: 0.0, to: 10, timing: .spring(response: 1, dampingFraction: 0), frameSource: display,
        update: { values.append($0) })
      spring.start()
      #expect(values == [10] && !spring.isRunning)
      spring.retarget(to: 30)
      spring.retarget(to: 20, duration: 0.5)
      #expect(values == [10, 30, 20] && !spring.isRunning)
      let decay = TimedAnimation(
        from: 0.0, timing: .decay(), initialVelocity: 100, frameSource: display,
        update: { values.append($0) })
      decay.start()
      #expect(values.last == Decay().destination(from: 0, initialVelocity: 100.0))
    }
  }

  @Test func `one that is under way is at its new end when it is retargeted`() {
    var ends: [Bool] = []
    let animation = TimedAnimation(
      from: 0.0, to: 100, duration: 1, frameSource: display, update: { _ in },
      completion: { ends.append($0) })
    animation.start()
    display.tick(at: 0)
    display.tick(at: 0.5)
    MotionPreference.with(.off) { animation.retarget(to: 40) }
    #expect(animation.value == 40 && ends == [true] && display.isPaused)
  }

  @Test func `a draggable value follows the finger, and lands at once`() {
    MotionPreference.with(.reduced) {
      var rests: [Double] = []
      let drag = DraggableValue(0.0, frameSource: display) { _ in }
      drag.onSettle = { rests.append($0) }
      drag.detents = [0, 320]
      drag.begin(at: 0)
      drag.move(to: 50, at: 0.05)
      #expect(drag.value == 50 && abs(drag.velocity - 1000) < 1e-9 && drag.destination == 320)
      #expect(drag.end(at: 0.05) == 320)
      #expect(drag.isSettled && drag.value == 320)
      drag.send(to: 7)
      #expect(drag.isSettled && drag.value == 7 && rests == [320, 7])
      drag.motionPreference = .full
      drag.send(to: 100)
      #expect(!drag.isSettled)
    }
  }

  @Test func `tasks do not disturb each other`() async {
    let preferences = await MotionPreference.with(.off) {
      await withTaskGroup(of: [MotionPreference].self) { group in
        for preference in MotionPreference.allCases {
          group.addTask {
            let before = MotionPreference.current
            return MotionPreference.with(preference) { [before, .current] }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(preferences.allSatisfy { $0[0] == .off })
    #expect(Set(preferences.map { $0[1] }) == Set(MotionPreference.allCases))
    #expect(MotionPreference.current == .full)
  }

  @Test func `it is set for the whole process, from any thread`() async {
    await #expect(processExitsWith: .success) {
      await Task.detached { MotionPreference.current = .reduced }.value
      #expect(MotionPreference.current == .reduced)
      MotionPreference.with(.off) {
        MotionPreference.current = .full
        #expect(MotionPreference.current == .off)
      }
      #expect(MotionPreference.current == .full)
    }
  }
}
