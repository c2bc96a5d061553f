import Dynamics
import DynamicsInspector
import Foundation
import Testing

/// All that opens Chromium, one at a time.
@Suite("The page in Chromium", .serialized, .timeLimit(.minutes(2))) struct PageTests {}

/// Opens the page of a falling box, and expects no complaint of Chromium in the end.
@MainActor
func withPage(
  width: Int = 1200, height: Int = 800,
  _ body: (BrowserPage, Stage) async throws -> Void
) async throws {
  let stage = Stage()
  let inspector = try await Inspector(stage.animator)
  try await Chromium.run { chromium in
    let page = try await BrowserPage(inspector.url, in: chromium, width: width, height: height)
    // The stage has its size once the first frame is drawn.
    try await page.wait(for: "document.querySelector('[data-item]') && !fittingScene")
    try await body(page, stage)
    #expect(chromium.complaints == [])
  }
  await inspector.stop()
}

extension BrowserPage {
  /// The point of the scene at a place of the window.
  func scenePoint(at place: CGPoint) async throws -> CGPoint {
    try await point("scenePoint(\(place.x), \(place.y))")
  }

  /// The place in the window of a point of the scene.
  func windowPoint(of point: CGPoint) async throws -> CGPoint {
    let origin = try await self.point("scenePoint(0, 0)")
    let scale = Double(try await text("view.scale"))!
    return CGPoint(x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale)
  }

  private func point(_ expression: String) async throws -> CGPoint {
    let numbers = try await text(expression).split(separator: ",").compactMap { Double($0) }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
