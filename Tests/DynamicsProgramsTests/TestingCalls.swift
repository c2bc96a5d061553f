import Foundation
import Synchronization
import Testing

@testable import DynamicsPrograms
@testable import DynamicsTesting

extension Call {
  /// The expectations of DynamicsTesting, which only a test can call.
  nonisolated(unsafe) static let testing: [Call] = [
    Call(expectation("expectRest(_:within:")) { s in
      expectRest(s.scene(), within: s.interval())
    },
    Call(expectation("expectInside(_:_:tolerance:")) { s in
      expectInside(s.scene(), s.rect(), tolerance: s.number(0...2))
    },
    Call(expectation("expectInside(_:_:tolerance:")) { s in
      expectInside(s.scene(), s.path(), tolerance: s.number(0...2))
    },
    Call(expectation("expectInside(_:_:tolerance:in:")) { s in
      expectInside(s.item(), s.rect(), tolerance: s.number(0...2), in: s.optional(s.scene()))
    },
    Call(expectation("expectKeepsEnergy(_:within:for:adding:")) { s in
      let energy = s.number()
      expectKeepsEnergy(
        s.scene(), within: s.number(0...1), for: s.interval(), adding: s.optional({ energy }))
    },
    Call(expectation("expectNoOverlap(_:deeperThan:")) { s in
      expectNoOverlap(s.scene(), deeperThan: s.number(0...2))
    },
    Call(expectation("expectReaches(_:_:within:in:")) { s in
      expectReaches(s.item(), s.rect(), within: s.interval(), in: s.optional(s.scene()))
    },
    Call(expectation("expectReaches(_:_:within:tolerance:in:")) { s in
      expectReaches(
        s.item(), s.point(), within: s.interval(), tolerance: s.number(0...2),
        in: s.optional(s.scene()))
    },
    Call("MarbleDiagram.init(of:_:every:fileID:filePath:line:column:)") { s in
      s.advance(while: s.marbles())
    },
    Call("MarbleDiagram.expect(_:fileID:filePath:line:column:)") { s in
      let marbles = s.marbles()
      s.advance(while: marbles)
      let lines = marbles.description
      marbles.expect(s.pick([lines, lines + s.text(), s.text() + lines, s.text(), "card -b|"]))
    },
    Call("MarbleDiagram.description") { s in
      let marbles = s.marbles()
      s.advance(while: marbles)
      s.see(marbles.description)
    },
    Call("withMotion(of:named:function:fileID:filePath:line:column:_:)") { s in
      withMotion(of: s.scene(), named: s.optional(s.text())) { s.watch() }
    },
    Call("withMotion(of:named:function:fileID:filePath:line:column:_:)") { s in
      let scene = s.scene()
      s.wait {
        await withMotion(of: scene) {
          await Task.yield()
          s.watch()
        }
      }
    },
  ]

  /// - Parameter name: The name without the place in the test, which all have.
  private static func expectation(_ name: String) -> String {
    "\(name)fileID:filePath:line:column:)"
  }
}

extension ValueSource {
  /// An animator with some items, one of them often.
  fileprivate func scene() -> DynamicAnimator {
    let gravity = GravityBehavior(items: someItems() + [basicItem()])
    let animator = animator()
    animator.speed = pick([1, 1, 1, number(0...3)])
    animator.addBehavior(gravity)
    return animator
  }

  /// A diagram of some items of an animator, one of which it may not have.
  fileprivate func marbles() -> MarbleDiagram {
    MarbleDiagram(
      of: scene(), ["card": item(), text(): item()], every: number(0...0.5))
  }

  /// Lets time pass for the diagram, and may take a snapshot's way back.
  fileprivate func advance(while marbles: MarbleDiagram) {
    let animator = animator()
    let snapshot = animator.snapshot()
    animator.advance(by: interval())
    if flag() { try? animator.restore(snapshot) }
    animator.advance(by: interval())
    withExtendedLifetime(marbles) {}
  }

  /// The block of a motion that is watched.
  fileprivate func watch() {
    let animator = animator()
    expectInside(animator, rect(), tolerance: number(0...2))
    expectNoOverlap(animator, deeperThan: number(0...2))
    expectReaches(item(), point(), within: interval())
    animator.advance(by: interval())
    expectRest(animator, within: interval())
  }
}

/// `any-program` calls everything else; these calls need a test that may fail.
@Suite struct TestingCallsTests {
  @Test(arguments: Call.testing.indices, [false, true])
  func noExpectationDoesHarm(call: Int, isExtreme: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try MotionPage.$folder.withValue(folder) {
      for seed in 0..<8 as Range<UInt64> {
        let faults = try run(Call.testing[call], seed, isExtreme)
        #expect(faults == [], "seed \(seed)")
      }
    }
  }

  private func run(_ call: Call, _ seed: UInt64, _ isExtreme: Bool) throws -> [String] {
    let source = ValueSource()
    source.begin(seed: seed, isExtreme: isExtreme)
    // The handler belongs to this task and is called on it.
    nonisolated(unsafe) let handling = source
    let texts = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
      try DynamicsDiagnostics.withHandler({ handling.note($0) }) {
        try call.body(source)
        source.live()
      }
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    let long = texts.withLock {
      $0.filter { text in
        // Marbles are shown below each other, and so are as many rows as there is space for.
        text.hasPrefix("the events differ from the marbles")
          ? text.utf8.count > 10_000
          : text.contains(where: \.isNewline) || text.utf8.count > 2000
      }
    }
    return source.takeFaults() + long
  }
}
