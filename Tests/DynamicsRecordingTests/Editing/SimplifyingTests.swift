import Dynamics
import DynamicsTestSupport
import Testing

@testable import DynamicsRecording

@Suite struct SimplifyingTests {
  @Test(arguments: 0..<12 as Range<UInt64>, [0.05, 0.5, 4])
  func everyMomentIsWithinTheTolerance(seed: UInt64, tolerance: CGFloat) {
    let recording = Recording.random(seed: seed)
    let simplified = recording.simplified(tolerance: tolerance, angle: tolerance / 20)
    for index in recording.items.indices {
      for tick in 0...600 {
        let time = recording.duration * Double(tick) / 600
        let (pose, shown) = (
          recording.pose(of: index, at: time), simplified.pose(of: index, at: time)
        )
        #expect(pose.distance(to: shown) <= tolerance + 1e-6)
        #expect(abs(pose.angle - shown.angle) <= tolerance / 20 + 1e-6)
      }
    }
  }

  /// Compares with the shortest way through all pairs of keyframes that may follow each other.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func noChoiceHasFewer(seed: UInt64) {
    let recording = Recording.random(seed: seed, items: 2, frames: 40)
    let simplified = recording.simplified(tolerance: 1, angle: 0.1)
    #expect(simplified.items.count == 2)
    for (item, kept) in zip(recording.items, simplified.items) {
      #expect(kept.keyframes.count == Self.fewest(of: item.keyframes))
    }
  }

  private static func fewest(of keyframes: [Recording.Keyframe]) -> Int {
    var counts = [1] + [Int](repeating: .max, count: keyframes.count - 1)
    for end in 1..<keyframes.count {
      for start in 0..<end where isClose(keyframes[start...end]) {
        counts[end] = min(counts[end], counts[start] + 1)
      }
    }
    return counts.last!
  }

  private static func isClose(_ span: ArraySlice<Recording.Keyframe>) -> Bool {
    let (first, last) = (span.first!, span.last!)
    return span.allSatisfy { keyframe in
      let share = (keyframe.time - first.time) / (last.time - first.time)
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      let (x, y) = (
        mix(first.pose.center.x, last.pose.center.x), mix(first.pose.center.y, last.pose.center.y)
      )
      return hypot(x - keyframe.pose.center.x, y - keyframe.pose.center.y) <= 1 + 1e-6
        && abs(mix(first.pose.angle, last.pose.angle) - keyframe.pose.angle) <= 0.1
    }
  }

  /// For an hour of trembling by the tolerance, the search took more than its square.
  @Test(arguments: [0.5, 1, 2, 8] as [CGFloat])
  func aLongTremblingTakesLimitedWork(tremble: CGFloat) {
    for count in [200, 800] {
      var random = SeededGenerator(seed: 7)
      let keyframes = (0..<count).map { frame in
        let place = CGPoint(
          x: random.double(in: -tremble...tremble), y: random.double(in: -tremble...tremble))
        return Recording.Keyframe(
          time: Double(frame) / 60, pose: Recording.Pose(center: place, angle: 0))
      }
      var search = FewestKeyframes(
        keyframes, Tolerance(distance: 1, angle: 0.1), maxWork: 20 * count)
      let kept = search.kept()
      // One check of a span more than the limit, and twice the keyframes that are passed by.
      #expect(search.work <= 20 * count + count + 70 * count)
      #expect(kept.first?.time == keyframes.first?.time && kept.last?.time == keyframes.last?.time)
      for (start, end) in zip(kept, kept.dropFirst()) {
        let span = keyframes.drop { $0.time < start.time }.prefix { $0.time <= end.time }
        #expect(start.time < end.time && Self.isClose(span))
      }
      guard count == 200 else { continue }
      var unlimited = FewestKeyframes(keyframes, Tolerance(distance: 1, angle: 0.1))
      #expect(unlimited.kept().count <= kept.count)
    }
  }

  @Test func anEvenMotionNeedsTwo() {
    var recording = Recording.random(seed: 1, items: 1)
    recording.items[0].keyframes = (0...3000).map { frame in
      Recording.Keyframe(
        time: Double(frame) / 2000,
        pose: .init(center: CGPoint(x: Double(frame) / 7, y: 3), angle: -Double(frame) / 11))
    }
    #expect(recording.simplified(tolerance: 0, angle: 0).items[0].keyframes.count == 2)
  }

  @Test func aToleranceThatIsNoneChangesNothing() {
    let recording = Recording.random(seed: 2)
    for bad in [-1, .nan, .infinity] as [CGFloat] {
      let (same, reports) = DynamicsDiagnostics.collecting {
        recording.simplified(tolerance: bad, angle: 0.1)
      }
      #expect(same == recording)
      #expect(reports.count == 1)
    }
  }
}
