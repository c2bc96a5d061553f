import Dynamics
import Foundation
import Testing

/// Tests the recipes with real pointer events.
@Suite(.serialized)
struct RecipeTests {
  private let screen: Screen
  private var pointer: Pointer { screen.pointer }

  /// The height of the part of the sheet that always shows.
  private static let least: CGFloat = 40

  init() throws { screen = try Screen() }

  @Test func aSheetLandsOnTheDetentNearestToWhereItIsReleased() async throws {
    let (desk, low) = try await screen.open("Recipes", at: "Sheet")
    let most = low.walls.height - 24
    let middle = (Self.least + most) / 2
    #expect(low.sheetHeight == Self.least)
    // Released at rest, 20 pt above the middle one.
    try await pointer.drag(from: low.grip, by: CGVector(dx: 0, dy: Self.least - middle - 20))
    #expect(try await desk.settled("sheet") == middle)
    #expect(try await desk.rest(of: "Sheet").sheetHeight == middle)
  }

  @Test func aFlickOpensTheSheetAndBeyondItsLimitItGivesWay() async throws {
    let (desk, low) = try await screen.open("Recipes", at: "Sheet")
    let most = low.walls.height - 24
    try await pointer.flick(from: low.grip, CGVector(dx: 0, dy: -1500), seconds: 0.1)
    #expect(try await desk.settled("sheet") == most)
    let high = try await desk.rest(of: "Sheet")
    // Further up there is nothing: it comes back.
    try await pointer.drag(from: high.grip, by: CGVector(dx: 0, dy: -60))
    #expect(try await desk.settled("sheet") == most)
    // Above the sheet, the stage is not dragged.
    try await pointer.drag(
      from: CGPoint(x: low.walls.midX, y: low.walls.minY + 8), by: CGVector(dx: 0, dy: 90))
    #expect(!desk.hasPrinted("sheet"))
  }

  @Test func aSheetInFlightIsCaught() async throws {
    let (desk, low) = try await screen.open("Recipes", at: "Sheet")
    try await pointer.move(to: low.grip)
    try await pointer.press()
    try await pointer.move(from: low.grip, velocity: CGVector(dx: 0, dy: -800), seconds: 0.1)
    try await pointer.releaseAndPress()
    try await Task.sleep(for: .seconds(1.5))
    #expect(!desk.hasPrinted("sheet"))
    try await pointer.release()
    _ = try await desk.settled("sheet")
  }

  @Test func aCardThatIsSwipedLeavesAndOneThatIsNotReturns() async throws {
    let (desk, deck) = try await screen.open("Recipes", at: "Deck")
    let middle = deck.center(of: "violet")
    try await pointer.drag(from: middle, by: CGVector(dx: 50, dy: 10))
    #expect(try await desk.rest(of: "Deck").center(of: "violet") == middle)
    try await pointer.drag(from: middle, by: CGVector(dx: 200, dy: 10))
    #expect(try await desk.line("swiped") == ["violet", "right"])
    let out = try await desk.rest(of: "Deck")
    #expect(!out.walls.contains(out.center(of: "violet")))
    // It comes back under the others, so the next one is on top.
    #expect(try await desk.rest(of: "Deck").center(of: "violet") == middle)
    try await pointer.flick(from: middle, CGVector(dx: -900, dy: 0), seconds: 0.1)
    #expect(try await desk.line("swiped") == ["amber", "left"])
  }

  @Test func toastsStackUpAndAreThrownOut() async throws {
    let (desk, one) = try await screen.open("Recipes", at: "Toasts")
    try await pointer.click(one.center(of: "new"))
    let two = try await desk.rest(of: "Toasts")
    #expect(abs(two.center(of: "toast2").y - one.center(of: "toast1").y) < 1)
    #expect(abs(two.center(of: "toast1").y - one.center(of: "toast1").y + 54) < 1)
    try await pointer.flick(from: two.center(of: "toast2"), CGVector(dx: 900, dy: 0), seconds: 0.12)
    #expect(try await desk.line("gone") == ["toast2"])
    // The other one closes the gap.
    let after = try await desk.rest(of: "Toasts")
    #expect(abs(after.center(of: "toast1").y - one.center(of: "toast1").y) < 1)
    // Moved a little, it returns.
    try await pointer.drag(from: after.center(of: "toast1"), by: CGVector(dx: 40, dy: 0))
    let back = try await desk.rest(of: "Toasts")
    #expect(abs(back.center(of: "toast1").x - one.center(of: "toast1").x) < 1)
    // The fourth of a stack leaves.
    for _ in 0..<3 { try await pointer.click(one.center(of: "new")) }
    #expect(try await desk.line("gone") == ["toast1"])
  }

  @Test func aShortFlickOpensAndClosesTheDrawer() async throws {
    let (desk, closed) = try await screen.open("Recipes", at: "Drawer")
    let edge = CGPoint(x: closed.walls.minX + 30, y: closed.walls.midY)
    try await pointer.flick(from: edge, CGVector(dx: 600, dy: 0), seconds: 0.1)
    try await desk.line("drawer open")
    let open = try await desk.rest(of: "Drawer")
    #expect(open.center(of: "drawer").x - closed.center(of: "drawer").x == 170)
    #expect(abs(open.center(of: "page").x - closed.center(of: "page").x - 170.0 / 3) < 0.01)
    try await pointer.flick(
      from: CGPoint(x: closed.walls.midX, y: closed.walls.midY), CGVector(dx: -600, dy: 0),
      seconds: 0.1)
    try await desk.line("drawer closed")
  }

  @Test func inANarrowWindowRecipesAreAsWideAsIt() async throws {
    let (desk, wide) = try await screen.open("Recipes", at: "Sheet")
    try await pointer.resizeWindow(to: CGSize(width: 380, height: 760))
    var narrow = try await desk.rest(of: "Sheet")
    while narrow.walls.width == wide.walls.width { narrow = try await desk.rest(of: "Sheet") }
    #expect(narrow.walls.minX > 0 && narrow.walls.maxX < 380)
    #expect(narrow.center(of: "sheet").x == narrow.walls.midX)
    try await pointer.flick(from: narrow.grip, CGVector(dx: 0, dy: -1500), seconds: 0.1)
    var height = try await desk.settled("sheet")
    // It also settles after the window was resized.
    while height == Self.least { height = try await desk.settled("sheet") }
    #expect(height == narrow.walls.height - 24)
  }

  @Test func withoutAnimationsAFlickIsAtItsEndAtOnce() async throws {
    let (desk, low) = try await screen.open("Recipes", at: "Sheet", animations: false)
    try await pointer.flick(from: low.grip, CGVector(dx: 0, dy: -1500), seconds: 0.1)
    #expect(try await desk.settled("sheet") == low.walls.height - 24)
    let high = try await desk.rest(of: "Sheet")
    #expect(high.sheetHeight == low.walls.height - 24)
    let deck = CGPoint(x: 242, y: high.walls.maxY + 180)
    try await pointer.flick(from: deck, CGVector(dx: 900, dy: 0), seconds: 0.1)
    #expect(try await desk.line("swiped") == ["violet", "right"])
    try await pointer.flick(from: deck, CGVector(dx: 900, dy: 0), seconds: 0.1)
    #expect(try await desk.line("swiped") == ["amber", "right"])
    let toast = CGPoint(x: 242, y: high.walls.maxY - 34)
    try await pointer.flick(from: toast, CGVector(dx: 900, dy: 0), seconds: 0.12)
    #expect(try await desk.line("gone") == ["toast1"])
  }

  @Test func nothingRunsOnceRecipesAreAtRest() async throws {
    let (desk, low) = try await screen.open("Recipes", at: "Sheet")
    _ = try await desk.rest(of: "Toasts")
    try await pointer.flick(from: low.grip, CGVector(dx: 0, dy: -1500), seconds: 0.1)
    _ = try await desk.rest(of: "Sheet")
    try await pointer.move(to: CGPoint(x: 1200, y: 850))
    #expect(try await desk.processorTimeAtRest() <= Desk.processorTick)
  }

  @Test func closingTheWindowInMidMotionFreesEverything() async throws {
    let (desk, sheet) = try await screen.open("Recipes", at: "Sheet")
    let toasts = try await desk.rest(of: "Toasts")
    for _ in 0..<5 { try await pointer.click(toasts.center(of: "new")) }
    try await pointer.flick(from: sheet.grip, CGVector(dx: 0, dy: -1500), seconds: 0.1)
    try await pointer.click(CGPoint(x: 938, y: 24))
    let left = try await desk.line("left")
    #expect(left[0] == "0" && left[4] == "0", "\(left)")
  }

  @Test func aToastThatIsHeldWhileItIsPushedOutLeavesAfterwards() async throws {
    let (desk, one) = try await screen.open("Recipes", at: "Toasts")
    try await pointer.click(one.center(of: "new"))
    try await pointer.click(one.center(of: "new"))
    let oldest = try await desk.rest(of: "Toasts").center(of: "toast1")
    try await pointer.move(to: oldest)
    try await pointer.press()
    // The button that was clicked has the focus.
    try await pointer.type("space")
    try await Task.sleep(for: .seconds(1))
    #expect(!desk.hasPrinted("gone"))
    try await pointer.release()
    #expect(try await desk.line("gone") == ["toast1"])
  }
}

extension Layout {
  /// How much of the sheet shows; it is twice as high as its stage.
  fileprivate var sheetHeight: CGFloat { walls.maxY - center(of: "sheet").y + walls.height }

  /// A place in the part of the sheet that always shows.
  fileprivate var grip: CGPoint { CGPoint(x: walls.midX, y: walls.maxY - sheetHeight + 20) }
}

extension Desk {
  /// Waits until a recipe with one number has settled.
  fileprivate func settled(_ name: String) async throws -> CGFloat? {
    try await line("\(name) ").first.flatMap { Double($0) }.map { CGFloat($0) }
  }
}
