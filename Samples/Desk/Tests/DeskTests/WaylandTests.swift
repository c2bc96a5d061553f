import Dynamics
import Foundation
import Testing

/// The same window on Wayland, with real pointer events.
@Suite(.serialized)
struct WaylandTests {
  private let screen: Screen
  private var pointer: Pointer { screen.pointer }

  init() throws { screen = try Screen(isWayland: true) }

  @Test func aCardIsThrown() async throws {
    let (desk, deck) = try await screen.open("Cards")
    var cards = ["K♦", "Q♦", "J♦"].makeIterator()
    var (card, thrown) = ("", [CGFloat.zero, 0])
    // On a busy machine the pointer events are late, so the best of three throws counts.
    while abs(thrown[0] - 500) >= 150, let next = cards.next() {
      card = next
      let start = deck.center(of: card)
      try await pointer.flick(from: start, CGVector(dx: 500, dy: 0), seconds: 0.25)
      thrown = try await desk.line("thrown").compactMap { Double($0).map { CGFloat($0) } }
    }
    #expect(abs(thrown[0] - 500) < 150)
    #expect(abs(thrown[1]) < 50)
    let end = try await desk.rest(of: "Cards")
    #expect(end.center(of: card).x > deck.center(of: card).x + 150)
  }

  @Test func aSheetIsThrown() async throws {
    let (desk, low) = try await screen.open("Recipes", at: "Sheet")
    let start = CGPoint(x: low.walls.midX, y: low.walls.maxY - 20)
    try await pointer.flick(from: start, CGVector(dx: 0, dy: -1500), seconds: 0.1)
    try await desk.line("sheet \(low.walls.height - 24)")
  }
}
