import Testing
import UIKit

@MainActor @Suite("A bottom sheet")
struct BottomSheetTests {
  private final class Listener: BottomSheetDelegate {
    var settled: [BottomSheetView.Detent] = []
    func bottomSheet(_ sheet: BottomSheetView, didSettleAt detent: BottomSheetView.Detent) {
      settled.append(detent)
    }
  }

  private let container = makeStage(width: 400, height: 800)
  private let listener = Listener()
  private let sheet: BottomSheetView

  init() {
    sheet = BottomSheetView(in: container)
    sheet.delegate = listener
  }

  @Test("Let go, it springs to the nearest detent and tells so once")
  func nearest() {
    sheet.beginDragging()
    sheet.drag(by: -250)
    sheet.endDragging(velocity: 0)
    #expect(sheet.detent == .half)
    #expect(sheet.dynamics.runUntilPaused(limit: 5))
    #expect(listener.settled == [.half])
    #expect(sheet.center == CGPoint(x: 200, y: 800))
    #expect(sheet.dynamics.behaviors.isEmpty)
  }

  @Test("A throw carries it on with the finger's speed")
  func thrown() {
    sheet.beginDragging()
    sheet.drag(by: -50)
    let start = sheet.center.y
    sheet.endDragging(velocity: -3000)
    #expect(sheet.detent == .open)
    sheet.dynamics.advance(by: 1.0 / 60)
    sheet.dynamics.advance(by: 1.0 / 60)
    #expect(start - sheet.center.y > 60)
    #expect(sheet.dynamics.runUntilPaused(limit: 5))
    #expect(sheet.center == sheet.restingPoint(of: .open))
  }

  @Test("Caught in flight, it stays under the finger; the behaviors serve again")
  func caught() {
    sheet.beginDragging()
    sheet.endDragging(velocity: -3000)
    sheet.dynamics.run(frames: 8)
    sheet.beginDragging()
    let place = sheet.center
    sheet.dynamics.run(frames: 10)
    #expect(sheet.center == place)
    sheet.endDragging(velocity: 3000)
    #expect(sheet.detent == .closed)
    var highest = sheet.center.y
    sheet.dynamics.run(frames: 5) { highest = min(highest, sheet.center.y) }
    #expect(highest >= place.y)
    #expect(sheet.dynamics.runUntilPaused(limit: 5))
    #expect(sheet.center == sheet.restingPoint(of: .closed))
    #expect(sheet.transform.isIdentity)
  }

  @Test("It does not sway sideways")
  func straight() {
    sheet.endDragging(velocity: -2000)
    let start = sheet.center.y
    sheet.dynamics.run(seconds: 2) { #expect(abs(sheet.center.x - 200) < 0.01) }
    #expect(abs(sheet.center.y - start) > 60)
  }
}
