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

  @Test func thePageOpensAtTheMomentOfTheFailureAndShowsWhatWasExpected() throws {
    let scene = FallingCard(hasFloor: false)
    let pages = try pages {
      _ = failureTexts {
        withMotion(of: scene.animator) {
          expectInside(scene.animator, CGRect(x: 0, y: 0, width: 300, height: 440))
          scene.animator.advance(by: 2)
        }
      }
    }
    let page = try #require(pages.first)
    // The card falls freely; its lower side reaches 442 pt at √(2·distance/1000) s.
    let distance = 442.0 - 90
    let time = (2 * distance / 1000).squareRoot()
    let opening = try #require(page.firstMatch(of: /"startTime":([\d.]+)/)?.1)
    #expect(abs(try #require(Double(opening)) - time) <= 2.0 / 120)
    #expect(page.contains("\"opensPaused\":true"))
    #expect(page.contains("data-time=\"\(opening)\""))
    #expect(page.contains("</button> <span>not everything stays inside (0, 0, 300, 440): at "))
    #expect(page.contains("<g class=\"expected\"><path d=\"M0 0h300v440h-300z\"/></g>"))
    #expect(page.contains("<path class=\"failed\" d=\"M"))
    #expect(page.contains("<text class=\"level\""))
  }

  @Test func thePageHasTheMessagesOfAllFailures() throws {
    let scene = FallingCard(hasFloor: false)
    let target = CGPoint(x: 150, y: 20)
    let pages = try pages {
      _ = failureTexts {
        withMotion(of: scene.animator) {
          scene.animator.advance(by: 0.25)
          #expect(scene.animator.elapsedTime == 7)
          expectReaches(scene.card, target, within: 0.5)
        }
      }
    }
    let page = try #require(pages.first)
    let times = page.matches(of: /data-time="([\d.]+)"/).map { Double($0.1) }
    #expect(times == [0.25, 0.25])
    #expect(page.contains("Expectation failed: "))
    #expect(page.contains("does not reach (150, 20) within 0.5 s"))
    #expect(page.contains("<path d=\"M150 20m-5 0a5"))
    #expect(page.contains("\"startTime\":0.25"))
  }

  @Test func thePageHasTheErrorThatLeftTheBlock() throws {
    let scene = FallingCard()
    let pages = try pages {
      #expect(throws: CocoaError.self) {
        try withMotion(of: scene.animator) {
          scene.animator.advance(by: 0.5)
          throw CocoaError(.featureUnsupported)
        }
      }
    }
    #expect(pages.first?.contains("data-time=\"0.5\"") == true)
    #expect(pages.first?.contains("An error has left the block: ") == true)
  }

  @Test func aNameThatAnotherMotionHasGotIsNotTaken() throws {
    let pages = try pages {
      for name in [nil, nil, "2"] {
        let scene = FallingCard(hasFloor: false)
        _ = failureTexts {
          withMotion(of: scene.animator, named: name) { expectRest(scene.animator, within: 0.1) }
        }
      }
    }
    #expect(pages.count == 3)
  }
}
