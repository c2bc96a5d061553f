import Foundation
import Testing

@testable import DynamicsTesting

/// When `withMotion(of:)` writes a page.
@Suite struct MotionPageTests {
  /// The pages that a block of `withMotion(of:)` in this file writes.
  private func pages(_ body: () throws -> Void) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try MotionPage.$folder.withValue(folder) { try body() }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try (names ?? []).sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  @Test func noneIfTheTestSucceeds() throws {
    let scene = FallingCard()
    let pages = try pages {
      withMotion(of: scene.animator) { expectRest(scene.animator, within: 5) }
    }
    #expect(pages.isEmpty)
  }

  @Test func oneWithTheNameOfTheTestIfAnExpectationFails() throws {
    let scene = FallingCard(hasFloor: false)
    let pages = try pages {
      _ = failureTexts {
        withMotion(of: scene.animator, named: "card <3>") { expectRest(scene.animator, within: 1) }
      }
    }
    #expect(pages.count == 1)
    #expect(
      pages.first?.contains(
        "<h1>oneWithTheNameOfTheTestIfAnExpectationFails(): card &lt;3&gt;</h1>") == true)
    #expect(pages.first?.contains("id=\"time\" min=\"0\" max=\"1\"") == true)
  }

  @Test("A name in words") func oneIfAnyExpectationFails() throws {
    let scene = FallingCard()
    let pages = try pages {
      _ = failureTexts {
        withMotion(of: scene.animator) { #expect(scene.animator.elapsedTime == 1) }
      }
    }
    #expect(pages.count == 1 && pages[0].contains("<h1>A name in words</h1>"))
  }

  @Test func oneIfALastingExpectationFails() throws {
    let scene = FallingCard(hasFloor: false)
    let pages = try pages {
      _ = failureTexts {
        withMotion(of: scene.animator) {
          expectInside(scene.animator, CGRect(x: 0, y: 0, width: 300, height: 440))
          scene.animator.advance(by: 1)
        }
      }
    }
    #expect(pages.count == 1)
  }

  @Test func oneIfMarblesDiffer() throws {
    let scene = FallingCard()
    let pages = try pages {
      _ = failureTexts {
        withMotion(of: scene.animator) {
          let marbles = MarbleDiagram(of: scene.animator, ["card": scene.card])
          scene.animator.advance(by: 0.2)
          marbles.expect("card  -b")
        }
      }
    }
    #expect(pages.count == 1)
  }

  @Test func oneIfAnErrorLeavesTheBlock() throws {
    let scene = FallingCard()
    let pages = try pages {
      #expect(throws: CocoaError.self) {
        try withMotion(of: scene.animator) { throw CocoaError(.featureUnsupported) }
      }
      #expect(throws: CancellationError.self) {
        try withMotion(of: scene.animator) { throw CancellationError() }
      }
    }
    #expect(pages.count == 1)
  }

  @Test func aKnownErrorAroundTheBlockIsStillKnown() throws {
    let scene = FallingCard()
    let pages = try pages {
      withKnownIssue {
        try withMotion(of: scene.animator) { throw CocoaError(.featureUnsupported) }
      }
    }
    #expect(pages.count == 1)
  }

  @Test func aKnownIssueInTheBlockIsNoFailure() throws {
    let scene = FallingCard()
    let pages = try pages {
      withMotion(of: scene.animator) { withKnownIssue { Issue.record("known") } }
    }
    #expect(pages.isEmpty)
  }

  @Test func blocksOfOneTestHaveFilesOfTheirOwn() throws {
    let pages = try pages {
      for _ in 0..<3 {
        let scene = FallingCard(hasFloor: false)
        _ = failureTexts {
          withMotion(of: scene.animator, named: "a/../b") {
            expectRest(scene.animator, within: 0.1)
          }
        }
      }
    }
    #expect(pages.count == 3)
  }

  @Test func thePageShowsForces() throws {
    let scene = FallingCard(hasFloor: false)
    let push = PushBehavior(items: [scene.card], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    scene.animator.addBehavior(push)
    let pages = try pages {
      _ = failureTexts {
        withMotion(of: scene.animator) { expectRest(scene.animator, within: 0.5) }
      }
    }
    #expect(pages.first?.contains("class=\"x-mark x-push\" visibility") == true)
  }
}
