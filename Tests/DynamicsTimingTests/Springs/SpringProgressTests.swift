import DynamicsReporting
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Springs as timing functions, keyframes and CSS.
@Suite struct SpringProgressTests {
  static let springs: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(duration: 1, bounce: 0.9),
    Spring(duration: 0.3, bounce: -0.6),
    Spring(response: 0.5, dampingFraction: 40),
  ]

  @Test(arguments: springs)
  func `a timing function is its progress`(spring: Spring) {
    let timing = spring.timingFunction
    #expect(timing(0) == 0 && timing(1) == 1)
    for part in [1e-9, 0.01, 0.2, 0.5, 0.9, 0.999] {
      let value = spring.value(at: part * spring.settlingDuration, from: 0.0, to: 1)
      #expect(abs(timing(part) - value) < 1e-12)
    }
  }

  /// The cosine of an infinite angle was its progress.
  @Test func `hardly any damping is like none`() {
    let spring = Spring(response: 1, dampingFraction: 2.3e-308)
    let (timing, reports) = DynamicsDiagnostics.collecting { spring.timingFunction }
    #expect(timing(0.25) == 0.25 && reports.count == 1)
  }

  @Test func `a timed animation with it is the animation on the spring`() {
    let display = ManualFrameSource()
    let spring = Spring.bouncy
    let timed = TimedAnimation(
      from: 0.0, to: 300, duration: spring.settlingDuration, timing: spring.timingFunction,
      frameSource: display, update: { _ in })
    let sprung = TimedAnimation(
      from: 0.0, to: 300, timing: spring, frameSource: display, update: { _ in })
    timed.start()
    sprung.start()
    for frame in 0...120 {
      display.tick(at: Double(frame) / 60)
      #expect(abs(timed.value - sprung.value) < 1e-9)
    }
    #expect(timed.value == 300 && !timed.isRunning)
  }

  @Test func `coding keeps its timing function`() throws {
    let data = try JSONEncoder().encode([Spring.snappy.timingFunction])
    #expect(
      try JSONDecoder().decode([TimingFunction].self, from: data) == [Spring.snappy.timingFunction])
    let endless = "[{\"response\":1,\"dampingFraction\":0}]"
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([TimingFunction].self, from: Data(endless.utf8))
    }
  }

  /// A timing function of CSS, read as browsers do.
  private struct Linear {
    let stops: [(offset: Double, progress: Double)]

    init(_ css: String) throws {
      let inner = try #require(css.wholeMatch(of: /linear\((.*)\)/)).1
      let parts = inner.split(separator: ", ").map { $0.split(separator: " ") }
      stops = try parts.enumerated().map { index, part in
        let progress = try #require(Double(part[0]))
        if index == 0 { return (0, progress) }
        if index == parts.count - 1 { return (1, progress) }
        return (try #require(Double(part[1].dropLast())) / 100, progress)
      }
    }

    func callAsFunction(_ t: Double) -> Double {
      guard let next = stops.firstIndex(where: { $0.offset > t }) else {
        return stops[stops.count - 1].progress
      }
      let (a, b) = (stops[next - 1], stops[next])
      return a.progress + (b.progress - a.progress) * (t - a.offset) / (b.offset - a.offset)
    }
  }

  @Test(arguments: springs, [0.1, 0.01, 0.001, 1e-5])
  func `linear() is within the tolerance everywhere`(spring: Spring, tolerance: Double) throws {
    for duration in [nil, 0.4 * spring.settlingDuration, 3 * spring.settlingDuration] {
      let linear = try Linear(spring.cssLinear(duration: duration, tolerance: tolerance))
      let end = duration ?? spring.settlingDuration
      #expect(linear(0) == 0)
      if duration == nil { #expect(linear(1) == 1) }
      let errors = (0...20_000).map { index in
        let part = Double(index) / 20_000
        return abs(linear(part) - spring.value(at: part * end, from: 0.0, to: 1))
      }
      #expect(errors.max()! <= tolerance && errors.max()! > tolerance / 10)
    }
  }

  @Test func `it has few stops, and more if they must be closer`() throws {
    let counts = try [0.1, 0.01, 0.001, 1e-4].map {
      try Linear(Spring.bouncy.cssLinear(tolerance: $0)).stops.count
    }
    #expect(counts == counts.sorted() && counts[0] < 8 && counts[2] < 45, "\(counts)")
  }

  @Test func `an undamped spring, for as long as one says`() throws {
    let spring = Spring(response: 0.5, dampingFraction: 0)
    let linear = try Linear(spring.cssLinear(duration: 0.75, tolerance: 0.01))
    #expect(abs(linear(1.0 / 3) - 2) < 0.011 && abs(linear(1) - 2) < 0.011)
    let (_, reports) = DynamicsDiagnostics.collecting {
      (spring.cssLinear(), spring.timingFunction)
    }
    #expect(reports.count == 2)
  }

  @Test func `a spring without response jumps`() {
    #expect(Spring(response: 0).cssLinear(duration: 1) == "linear(0, 1 0%, 1)")
    #expect(Spring(response: 0).timingFunction(0.1) == 1)
  }

  @Test func `numbers out of range are reported, and defaults are used`() {
    for (duration, tolerance) in [
      (0, 0.001), (-1, 0.001), (.nan, 0.001), (.infinity, 0.001), (nil, 0), (nil, .nan), (nil, 2),
    ] as [(Double?, Double)] {
      let (css, reports) = DynamicsDiagnostics.collecting {
        Spring.smooth.cssLinear(duration: duration, tolerance: tolerance)
      }
      #expect(css == Spring.smooth.cssLinear())
      #expect(reports.count == 1)
    }
  }

  @Test(arguments: [1e-17, 1e-7, 1e-300], [0.001, 1e-6])
  func `the text of an endless oscillation is cut`(damping: Double, tolerance: Double) {
    let spring = Spring(dampingFraction: damping)
    let (css, reports) = DynamicsDiagnostics.collecting {
      spring.cssLinear(tolerance: tolerance)
    }
    #expect(css.utf8.count < 3_000_000 && css.hasSuffix(", 1)"))
    #expect(!css.contains("nan") && !css.contains("inf"))
    let count = 1 + css.utf8.count(where: { $0 == UInt8(ascii: ",") })
    #expect(count <= 100_000 && count > 50_000)
    #expect(reports.count == 1 && reports[0].message.contains("the motion is cut after"))
    #expect(reports[0].reporter == "Spring.cssLinear(duration:tolerance:)")
  }

  @Test func `keyframes of an endless oscillation are cut`() {
    let (keyframes, reports) = DynamicsDiagnostics.collecting {
      Spring(dampingFraction: 0).keyframes(duration: 1e20, tolerance: 0.4)
    }
    #expect(keyframes.count <= 3_000_000 && keyframes.count > 100_000)
    #expect(keyframes.last?.progress == 1 && keyframes.last?.offset == 1)
    #expect(reports.map(\.reporter) == ["Spring.keyframes(duration:tolerance:)"])
  }

  @Test(
    arguments: [.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-200, 1e-151], [0.5, 1, 2, 1000])
  func `a spring too fast for its numbers jumps`(response: Double, damping: Double) throws {
    let spring = Spring(response: response, dampingFraction: damping)
    #expect(spring.response == 0 && spring.settlingDuration == 0)
    #expect(spring.cssLinear(duration: 1) == "linear(0, 1 0%, 1)")
    let json = "{\"response\":\(response),\"dampingFraction\":\(damping)}"
    #expect(try JSONDecoder().decode(Spring.self, from: Data(json.utf8)) == spring)
  }

  @Test(arguments: [1e-149, 1e-20], [0, 0.5, 1, 2, 1000])
  func `a very fast spring has finite numbers`(response: Double, damping: Double) {
    let spring = Spring(response: response, dampingFraction: damping)
    #expect(spring.response == response)
    #expect(!spring.cssLinear(duration: response, tolerance: 0.01).contains("nan"))
    let course = TimedAnimation(
      from: 0.0, to: 1, timing: spring, frameSource: ManualFrameSource(), update: { _ in })
    course.start()
    #expect(course.velocity.isFinite)
  }

  @Test func `keyframes are the stops`() throws {
    let keyframes = Spring.bouncy.keyframes(tolerance: 0.01)
    let linear = try Linear(Spring.bouncy.cssLinear(tolerance: 0.01))
    #expect(keyframes.count == linear.stops.count)
    for (keyframe, stop) in zip(keyframes, linear.stops) {
      #expect(abs(keyframe.offset - stop.offset) < 1e-12)
    }
    #expect(keyframes.map(\.progress) == linear.stops.map(\.progress))
  }
}
