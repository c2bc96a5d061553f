import Dynamics
@_spi(Samples) import DynamicsRecording
import Testing

@testable import SampleSupport
@testable import bouncing_ball
@testable import card_shuffle
@testable import crates
@testable import dynamics_play

/// A wash wrote 1.3 MB per second, so it lagged behind over a network.
@Suite struct ByteTests {
  private static let size = (columns: 80, rows: 24)
  private static let framesPerSecond = 60

  /// The bytes of each frame of a show, which is stepped as if no time were lost.
  private func bytes(of act: some LiveAct, seconds: Double, depth: ColorDepth) -> [Int?] {
    var act = act
    var stage = Stage(Self.size, act.palette)
    return (0..<Int(seconds * Double(Self.framesPerSecond))).map { frame in
      act.advance(by: 1 / Double(Self.framesPerSecond))
      let time = Double(frame) / Double(Self.framesPerSecond)
      return stage.draw(&act, depth: depth, at: time)?.utf8.count
    }
  }

  /// The extremes over all seconds, which begin with each frame.
  private func seconds(_ bytes: [Int?]) -> (mostBytes: Int, fewestPictures: Int) {
    var result = (mostBytes: 0, fewestPictures: Int.max)
    for first in 0...max(0, bytes.count - Self.framesPerSecond) {
      let second = bytes[first...].prefix(Self.framesPerSecond)
      result.mostBytes = max(result.mostBytes, second.reduce(0) { $0 + ($1 ?? 0) })
      result.fewestPictures = min(result.fewestPictures, second.count { $0 != nil })
    }
    return result
  }

  /// The first of two seconds with the busiest second of the whole show, which takes minutes to
  /// measure in a debug build.
  private static let busiest: [(ShuffleStyle, Double)] = [
    (.wash, 1.1), (.riffle, 1.1), (.overhand, 5.3), (.deal, 0.4), (.fan, 0.2),
  ]

  @Test(arguments: busiest)
  func `cards take at most 200 kB per second, and move smoothly`(
    style: ShuffleStyle, start: Double
  ) throws {
    let request = ShuffleRequest(
      style: style, framesPerSecond: 60, seed: 1, showsOrderOfWash: true)
    var act = ShuffleAct(try Director(request: request).perform(), of: request)
    act.advance(by: start)
    let result = seconds(bytes(of: act, seconds: 2, depth: .trueColor))
    #expect(result.mostBytes <= 200_000)
    // There is much to draw, or the window is not that of the busiest second.
    #expect(result.mostBytes >= 80_000)
    #expect(result.fewestPictures >= 24)
  }

  @Test func `every style has its window`() {
    #expect(Self.busiest.map(\.0) == ShuffleStyle.allCases)
  }

  @Test(arguments: CrateScene.allCases)
  func `crates take at most 200 kB per second in every frame`(scene: CrateScene) {
    let act = CrateAct(CrateRequest(scene: scene, framesPerSecond: 60), spiral: nil)
    let result = seconds(bytes(of: act, seconds: 12, depth: .trueColor))
    #expect(result.mostBytes <= 200_000)
    #expect(result.fewestPictures >= 50)
  }

  /// With the demo, which throws things from the first second.
  @Test(arguments: ["cards", "crates", "confetti"])
  func `the playground takes at most 200 kB per second in every frame`(scene: String) throws {
    var now = 0.0
    let scene = try #require(PlayScene(named: scene))
    let act = PlayAct(LiveRequest(scene: scene, seed: 1)) {
      // Nobody has touched it for long, so the demo begins.
      now += PlayAct.patience + 1
      return now
    }
    let result = seconds(bytes(of: act, seconds: 11, depth: .trueColor))
    #expect(result.mostBytes <= 200_000)
    #expect(result.mostBytes >= 80_000)
    #expect(result.fewestPictures >= 20)
  }

  /// This holds for the whole of every show, since its pictures in motion have less than 10 kB.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `no second has more than 200 kB, whatever the pictures are`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var budget = ByteBudget(cells: ByteBudget.referenceCells)
    var written: [(time: Double, bytes: Int)] = []
    var (time, largest) = (0.0, 10_000)
    for frame in 0..<2400 {
      if frame % 200 == 0 { largest = [100, 3000, 10_000][Int(generator.next(below: 3))] }
      time += [1 / 240.0, 1 / 60.0, 1 / 30.0][Int(generator.next(below: 3))]
      if generator.next(below: 300) == 0 { time += 2 }
      guard budget.allowsPicture(at: time) else { continue }
      let bytes = largest / 2 + Int(generator.next(below: UInt64(largest / 2 + 1)))
      budget.note(bytes: bytes)
      written.append((time, bytes))
    }
    var (first, sum, most) = (0, 0, 0)
    for picture in written {
      sum += picture.bytes
      while written[first].time <= picture.time - 1 {
        sum -= written[first].bytes
        first += 1
      }
      most = max(most, sum)
    }
    #expect(most <= 200_000 && most > 100_000)
  }

  @Test func `the ball takes at most 200 kB per second in every frame`() {
    let source = ManualFrameSource()
    var now = 0.0
    let fall = Fall(by: source, framesPerSecond: 60, clock: { now })
    var act = BallAct(Settings(), fall)
    var stage = Stage(Self.size, act.palette)
    fall.start()
    let bytes = (0..<180).map { frame -> Int? in
      // The ball is late, so its ring is shown.
      source.tick(at: now - 0.05)
      now = Double(frame + 1) / 60
      act.advance(by: 1 / 60)
      let picture = stage.draw(&act, depth: .trueColor, at: now)
      // The ball is a gradient; it is not rounded to 256 colors.
      #expect(picture?.contains("8;5;") != true)
      return picture?.utf8.count
    }
    let result = seconds(bytes)
    #expect(result.mostBytes <= 200_000)
    #expect(result.fewestPictures >= 50)
  }

  @Test func `colors are exact again when the picture is at rest`() {
    var act = NoiseAct()
    var stage = Stage(Self.size, act.palette)
    var pictures: [String] = []
    for frame in 0..<300 {
      if frame <= 120 { act.advance(by: 0) }
      pictures.append(stage.draw(&act, depth: .trueColor, at: Double(frame) / 60) ?? "")
    }
    #expect(pictures[1...120].allSatisfy { $0.isEmpty || $0.contains("8;5;") })
    let rest = pictures[121...].filter { !$0.isEmpty }
    #expect((1...2).contains(rest.count))
    #expect(rest.last?.contains("8;5;") == false)
  }
}

/// Fills the picture with other mixtures in each frame.
private struct NoiseAct: LiveAct {
  private var seed: UInt64 = 0

  let framesPerSecond = 60.0
  let isStill = false
  let status = ""
  let keyHelp: [String] = []
  let palette = Palette([Swatch(Color(255, 255, 255), indexed: 231, basic: 15, shade: 4)])

  mutating func advance(by seconds: Double) { seed += 1 }
  mutating func press(_ key: Key) {}

  func paint(on canvas: inout TerminalCanvas, rows: Int) {
    var generator = SeededGenerator(seed: seed)
    for y in 0..<rows * 2 {
      for x in 0..<canvas.columns {
        canvas[x, y] = Color(UInt8(generator.next(below: 256)), 40, UInt8(x))
      }
    }
  }
}
