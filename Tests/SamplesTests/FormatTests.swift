import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import SampleSupport
@testable import card_shuffle

@Suite struct SVGTests {
  @Test func theThinnedWayStaysWithinItsTolerance() {
    var random = SeededGenerator(seed: 5)
    var pose = Pose(center: .zero, angle: 0)
    let poses = (0..<300).map { _ in
      pose.center.x += random.double(in: -3...4)
      pose.center.y += random.double(in: -2...2)
      pose.angle += random.double(in: -0.1...0.1)
      return pose
    }
    let kept = Keyframes.kept(of: poses, in: 10...290)
    #expect(kept.first == 10 && kept.last == 290)
    for (first, last) in zip(kept, kept.dropFirst()) {
      for frame in first...last {
        let share = Double(frame - first) / Double(last - first)
        let (a, b) = (poses[first], poses[last])
        let x = a.center.x + (b.center.x - a.center.x) * share - poses[frame].center.x
        let y = a.center.y + (b.center.y - a.center.y) * share - poses[frame].center.y
        #expect(hypot(x, y) <= 0.25 + 1e-9)
        #expect(abs(a.angle + (b.angle - a.angle) * share - poses[frame].angle) <= 0.01 + 1e-9)
      }
    }
    let straight = (0..<100).map { Pose(center: CGPoint(x: $0, y: 2 * $0), angle: 0) }
    #expect(Keyframes.kept(of: straight, in: 0...99) == [0, 99])
  }

  @Test func layersShowEveryStacking() {
    var random = SeededGenerator(seed: 8)
    var stacking = Array(0..<9)
    let scenes = (0..<40).map { _ in
      if random.next(below: 3) == 0 {
        let card = stacking.remove(at: Int(random.next(below: 9)))
        stacking.append(card)
      } else if random.next(below: 10) == 0 {
        stacking = FairShuffle.order(count: 9, seed: random.next())
      }
      return Scene(poses: [], stacking: stacking)
    }
    let layers = Layers.make(for: scenes)
    for (frame, scene) in scenes.enumerated() {
      #expect(layers.filter { $0.frames.contains(frame) }.map(\.item) == scene.stacking)
    }
  }

  @Test func anglesNeverJump() {
    let turning = [0, 3, -3, -0.5, 2.5, -2.8].map { Pose(center: .zero, angle: $0) }
    let unwound = Keyframes.unwound(turning)
    for (a, b) in zip(unwound, unwound.dropFirst()) { #expect(abs(a.angle - b.angle) <= .pi) }
    for (a, b) in zip(turning, unwound) { #expect(abs(sin(a.angle) - sin(b.angle)) < 1e-12) }
  }

  @Test(arguments: ShuffleStyle.allCases)
  func thePictureIsWellFormedXML(style: ShuffleStyle) throws {
    let performance = try Director(
      request: ShuffleRequest(style: style, cardCount: 12, seed: 1)
    ).perform()
    let picture = SVGWriter.write(performance, title: "a", description: "b")
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(!picture.contains("nan"))
  }

  @Test func numberCardsHaveAsManyPipsAsTheySay() {
    for rank in 1...10 { #expect(Pips.places(for: rank).count == rank) }
  }

  @Test func decimalsDoNotDependOnTheLocale() {
    #expect(0.5.decimal(3) == "0.5")
    #expect((-0.0004).decimal(3) == "0")
    #expect((-12.3456).decimal(2) == "-12.35")
    #expect(7.0.decimal(2) == "7")
    #expect(0.05.decimal(3) == "0.05")
    #expect((-2.5).decimal(0) == "-3")
    #expect(120.decimal(0) == "120")
    #expect(0.5.fixed(3) == "0.500")
    #expect((-0.004).fixed(2) == "0.00")
    #expect((-7.0).fixed(0) == "-7")
  }
}

@Suite struct TerminalTests {
  @Test func theEnvironmentTellsTheColours() {
    #expect(
      ColorDepth.detect(in: ["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .trueColor)
    #expect(ColorDepth.detect(in: ["TERM": "screen-256color"]) == .indexed)
    #expect(ColorDepth.detect(in: ["TERM": "xterm"]) == .sixteen)
    #expect(ColorDepth.detect(in: ["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
    #expect(ColorDepth.detect(in: ["TERM": "xterm-256color", "NO_COLOR": "1"]) == .none)
    #expect(ColorDepth.detect(in: [:]) == .none)
  }

  @Test func onlyWhatChangedIsDrawn() {
    var canvas = Canvas(columns: 4, rows: 2)
    canvas.fill(Color(1, 2, 3))
    #expect(!canvas.changes(depth: .trueColor).isEmpty)
    #expect(canvas.changes(depth: .trueColor).isEmpty)
    canvas[2, 3] = Color(200, 0, 0)
    let ink = "38;2;1;2;3"
    #expect(
      canvas.changes(depth: .trueColor) == "\u{1B}[2;3H\u{1B}[\(ink);48;2;200;0;0m▀\u{1B}[0m")
    canvas[9, 9] = Color(0, 0, 0)
    canvas.write("far", column: 3, row: 7, ink: Color(0, 0, 0))
    #expect(canvas.changes(depth: .trueColor).isEmpty)
  }

  @Test func fewerColoursComeNear() {
    #expect(Color(255, 0, 0).index256 == 196)
    #expect(Color(128, 128, 128).index256 == 244)
    #expect(Color(250, 250, 250).index16 == 15)
    #expect(Color(20, 110, 50).index16 == 2)
  }

  @Test func thePlayerFollowsItsKeys() {
    var player = Player(frameCount: 100, framesPerSecond: 30)
    player.advance(by: 0.5)
    #expect(player.frame == 15)
    player.pace.togglePause()
    player.advance(by: 1)
    #expect(player.frame == 15)
    player.stepOneFrame()
    #expect(player.frame == 16)
    player.pace.togglePause()
    player.pace.faster()
    player.advance(by: 0.5)
    #expect(player.frame == 46)
    player.advance(by: 100)
    #expect(player.isAtEnd)
    player.startAgain()
    #expect(player.frame == 0 && player.pace.factor == 2)
  }
}
