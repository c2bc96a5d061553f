import Dynamics
@_spi(Samples) @testable import DynamicsRecording
import DynamicsTestSupport
import Foundation
import Testing

/// Motion in a Lottie file is a few curves within a tolerance.
@Suite struct LottieMotionTests {
  @Test(arguments: [0.02, 0.25, 1.5], [0.002, 0.01, 0.1])
  func curvesStayWithinTheToleranceAtAllTimes(_ tolerance: Double, _ angle: Double) throws {
    var generator = SeededGenerator(seed: 54)
    for seed in 0..<12 {
      let recording = Recording.random(seed: UInt64(seed))
      let style = LottieStyle(tolerance: tolerance, angleTolerance: angle)
      let file = try LottieFile(recording.data(as: .lottie(style: style)))
      #expect(file.layers.count == recording.items.count)
      // All frames, the middles between them, and any times.
      let times =
        (0...Int(recording.duration * 120)).map { Double($0) / 120 }
        + (0..<60).map { _ in generator.double(in: 0...recording.duration) }
      for (index, layer) in file.layers.reversed().enumerated() {
        #expect(layer.nm == "item \(index)")
        for time in times where (layer.ip..<layer.op).contains(time * file.fr) {
          let pose = recording.pose(of: index, at: time)
          let place = layer.ks.p.value(at: time * file.fr)
          let off = hypot(place[0] - pose.center.x, place[1] - pose.center.y)
          #expect(off <= tolerance + 1e-4, "\(seed): item \(index) at \(time) s")
          let turn = layer.ks.r.value(at: time * file.fr)[0] * .pi / 180
          #expect(abs(turn - pose.angle) <= angle + 1e-6, "\(seed): item \(index) at \(time) s")
        }
      }
    }
  }

  @Test func freeFallIsOneCurve() throws {
    let ball = BasicItem(center: CGPoint(x: 20, y: 30), size: CGSize(width: 20, height: 20))
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 300, height: 600))
    animator.addBehavior(GravityBehavior(items: [ball]))
    let motion = DynamicItemBehavior(items: [ball])
    motion.addLinearVelocity(CGPoint(x: 200, y: -100), for: ball)
    motion.addAngularVelocity(2, for: ball)
    animator.addBehavior(motion)
    let file = try LottieFile(animator.record(for: 1).data(as: .lottie))
    #expect(file.layers[0].ks.p.coordinates.map(\.keyframes.count) == [2, 2])
    #expect(file.layers[0].ks.r.keyframes.count == 2)
  }

  @Test func handlesHaveTheVelocities() throws {
    let recording = Self.recording { time in
      CGPoint(x: 20 + 60 * time, y: 30 - 100 * time + 500 * time * time)
    }
    let file = try LottieFile(recording.data(as: .lottie))
    let place = file.layers[0].ks.p.coordinates
    #expect(place.map(\.keyframes.count) == [2, 2])
    let (x, y) = (place[0].keyframes[0], place[1].keyframes[0])
    #expect(x.o == .init(x: 0, y: 0) && x.i == .init(x: 1, y: 1))
    #expect(y.o?.x == 0.33333 && y.i?.x == 0.66667)
    // −100 pt/s at first, and 900 pt/s at last, over 400 pt.
    #expect(abs(y.o!.y - -100.0 / 3 / 400) < 0.001)
    #expect(abs(y.i!.y - (1 - 900.0 / 3 / 400)) < 0.001)
  }

  /// A second of a ball that is somewhere at each time.
  private static func recording(_ center: (TimeInterval) -> CGPoint) -> Recording {
    var recording = Recording(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 200), duration: 1, framesPerSecond: 120)
    let keyframes = (0...120).map { (frame: Int) -> Recording.Keyframe in
      let time = Double(frame) / 120
      return .init(time: time, pose: .init(center: center(time)))
    }
    recording.items = [
      Recording.Item(
        id: nil, shape: .init(.ellipse(size: CGSize(width: 10, height: 10))),
        appearance: .outlined(0), keyframes: keyframes, presence: [0...1])
    ]
    return recording
  }

  /// A ball that falls for half a second, and is thrown back at once.
  private static func bounce() -> Recording {
    recording { time in
      let rest = abs(time - 0.5)
      return CGPoint(x: 50, y: 150 - 200 * rest - 100 * rest * rest)
    }
  }

  @Test(arguments: [0.1, 0.25, 4])
  func aBounceStaysSharp(_ tolerance: Double) throws {
    let data = try Self.bounce().data(as: .lottie(style: LottieStyle(tolerance: tolerance)))
    let y = try LottieFile(data).layers[0].ks.p.coordinates[1]
    #expect(y.keyframes.map(\.t) == [0, 60, 120])
    #expect(y.keyframes[1].s == [150])
  }

  @Test func curvesAreFewerThanLines() throws {
    let recording = FallingCrates.recording()
    let file = try LottieFile(recording.data(as: .lottie))
    let lines = recording.simplified(tolerance: 0.25, angle: 0.01).items
      .reduce(0) { $0 + 2 * $1.keyframes.count }
    #expect(file.keyframeCount * 2 < lines, "\(file.keyframeCount) and \(lines)")
  }

  /// rlottie takes easings of the same name for the same.
  @Test func easingsOfOneNameAreEqual() throws {
    let file = try LottieFile(FallingCrates.recording().data(as: .lottie))
    var handles: [String: [LottieFile.Keyframe.Handle?]] = [:]
    let properties = file.layers.flatMap { $0.ks.p.coordinates + [$0.ks.r] }
    for keyframe in properties.flatMap(\.keyframes) {
      guard let name = keyframe.n else { continue }
      let known = handles.updateValue([keyframe.o, keyframe.i], forKey: name)
      #expect(known == nil || known == [keyframe.o, keyframe.i])
    }
    #expect(handles.count > 5)
  }

  @Test func anInvalidToleranceIsReportedAndAllKeyframesAreWritten() throws {
    let recording = Self.bounce()
    for style in [LottieStyle(tolerance: -1), LottieStyle(angleTolerance: .nan)] {
      let (data, reports) = try DynamicsDiagnostics.collecting {
        try recording.data(as: .lottie(style: style))
      }
      #expect(reports.count == 1)
      let place = try LottieFile(data).layers[0].ks.p.coordinates
      #expect(place.map(\.keyframes.count) == [121])
    }
  }

  @Test func keyframesEndWithTheRecording() throws {
    var recording = Self.bounce()
    recording.duration = 0.7
    let file = try LottieFile(recording.data(as: .lottie))
    let y = file.layers[0].ks.p.coordinates[1].keyframes
    #expect(y.map(\.t) == [0, 60, 84])
  }
}
