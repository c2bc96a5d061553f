import Dynamics
@_spi(Samples) import DynamicsRecording
import Foundation
import Testing

@testable import SampleSupport
@testable import card_shuffle

/// The view of the table, and the cards on it.
@Suite struct ShuffleViewTests {
  @Test(arguments: ShuffleStyle.allCases, [2, 30])
  func theCameraKeepsAllCardsInViewAndMovesSmoothly(style: ShuffleStyle, cards: Int) throws {
    let request = ShuffleRequest(
      style: style, cardCount: cards, hands: 2, seed: 11, showsOrderOfWash: true)
    let recording = try Director(request: request).perform().recording
    let camera = Camera(of: recording)
    let views = recording.frames.indices.map(camera.view)
    for (frame, view) in zip(recording.frames, views) {
      let corners = recording.items.indices.flatMap {
        recording.outlines(of: $0, at: frame.time).joined()
      }
      #expect(corners.allSatisfy(view.insetBy(dx: -1e-6, dy: -1e-6).contains))
      // Large, but never so large that it is unclear where the cards go.
      #expect(view.width >= 200 && view.height >= 125)
    }
    // Within a frame of 1/30 s, a view moves by little, and so does its speed.
    func edges(_ view: CGRect) -> [CGFloat] { [view.minX, view.minY, view.maxX, view.maxY] }
    for (before, (view, after)) in zip(views, zip(views.dropFirst(), views.dropFirst(2))) {
      let isSmooth = zip(zip(edges(before), edges(view)), edges(after)).allSatisfy {
        let ((a, b), c) = $0
        return abs(b - a) < 0.08 * view.width && abs(a - 2 * b + c) < 0.03 * view.width
      }
      #expect(isSmooth)
    }
    let isWide = style == .wash || style == .deal
    if cards == 30, !isWide, let first = views.first { #expect(first.width < 400) }
  }

  @Test func aCardTurnsOverItsEdge() {
    func turn(_ time: Double) -> CardTurn { CardTurn(at: time, faceUpTime: 2) }
    let middle = 2 + CardTurn.duration / 2
    #expect(!turn(0).isFaceUp && turn(0).width == 1)
    #expect(!turn(2).isFaceUp && turn(2).width == 1)
    #expect(!turn(middle - 0.01).isFaceUp && turn(middle - 0.01).width < 0.2)
    #expect(turn(middle + 0.01).isFaceUp && turn(middle + 0.01).width < 0.2)
    #expect(turn(middle).width > 0)
    #expect(turn(9).isFaceUp && turn(9).width == 1)
    #expect(CardTurn(at: 0, faceUpTime: 0) == turn(9))
    #expect(!CardTurn(at: 1e9, faceUpTime: .infinity).isFaceUp)
  }

  @Test func shadowsOfManyCardsAreThoseOfOne() {
    var pixels = CardPixels(count: 1)
    #expect(pixels.shade(0, 1) == 0.4)
    #expect(pixels.shade(0, 1) == 0)
    pixels.cover(0, with: 7, 1)
    #expect(pixels.owners == [7])
    #expect(abs(pixels.shade(0, 1) - 0.15) < 1e-12)
    pixels.cover(0, with: 8, 0.25)
    #expect(pixels.owners == [7])
  }

  /// Backs tell nothing; only cards that have been turned over show their faces.
  @Test func cardsInTheHandsAreFaceDownUntilTheyAreDealt() throws {
    for style in ShuffleStyle.allCases {
      let request = ShuffleRequest(style: style, cardCount: 9, hands: 3, seed: 2)
      let performance = try Director(request: request).perform()
      let times = performance.faceUpTimes
      let duration = performance.recording.duration
      #expect(times.count == 9)
      if style.isInHands {
        // In the new order, after the last change of it.
        let inOrder = performance.order.map { times[$0] }
        #expect(inOrder == inOrder.sorted() && Set(inOrder).count == 9)
        #expect(inOrder[0] > duration / 2 && inOrder[8] < duration - CardTurn.duration)
      } else {
        #expect(times == Array(repeating: 0, count: 9))
      }
    }
  }
}

/// One shuffle after the other.
@Suite struct ShuffleLoopTests {
  private static func act(loops: Bool) throws -> ShuffleAct {
    let request = ShuffleRequest(style: .riffle, cardCount: 3, framesPerSecond: 60, seed: 5)
    return ShuffleAct(try Director(request: request).perform(), of: request, loops: loops)
  }

  @Test func aLoopGoesOnWithTheNextStyleAndSeed() throws {
    var act = try Self.act(loops: true)
    #expect(act.keyHelp.contains("n next"))
    let limit = Date().addingTimeInterval(600)
    for (style, seed) in [(ShuffleStyle.overhand, 6), (.deal, 7), (.fan, 8), (.wash, 9)] {
      act.advance(by: 100)
      #expect(act.status.hasSuffix("done") && !act.isStill)
      // The order stays for a while.
      act.advance(by: 1)
      #expect(act.status.hasSuffix("done"))
      // The next shuffle is computed meanwhile.
      while act.request.style != style, Date() < limit { act.advance(by: 5) }
      #expect(act.request.style == style && act.request.seed == seed)
      #expect(act.status == "\(style.rawValue) · seed \(seed) · ×1")
      #expect(act.performance.order == FairShuffle.order(count: 3, seed: act.request.seed))
    }
  }

  @Test func aKeyGoesOnAtOnce() throws {
    var act = try Self.act(loops: true)
    let limit = Date().addingTimeInterval(600)
    while act.request.seed == 5, Date() < limit { act.press(.character("n")) }
    #expect(act.request.style == .overhand)
  }

  @Test func withoutALoopTheOrderStays() throws {
    var act = try Self.act(loops: false)
    #expect(!act.keyHelp.contains("n next"))
    act.press(.character("n"))
    act.advance(by: 100)
    act.advance(by: 100)
    #expect(act.isStill && act.request.seed == 5 && act.status == "riffle · seed 5 · done")
  }

  @Test func theStylesComeInTurn() {
    var request = ShuffleRequest(seed: .max)
    var styles: [ShuffleStyle] = []
    for _ in 0..<5 {
      styles.append(request.style)
      request = request.next
    }
    #expect(styles == ShuffleStyle.allCases && request.style == .wash && request.seed == 4)
  }
}
