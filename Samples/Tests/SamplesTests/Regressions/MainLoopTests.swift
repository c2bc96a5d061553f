import Foundation
import Testing

@testable import bouncing_ball

/// A main loop without anything to wait for used to spin for ever.
@Suite struct MainLoopTests {
  @Test func `a loop with nothing to wait for ends`() async {
    await #expect(processExitsWith: .success) {
      // Ends the process, and the test with it, if the loop does not end.
      alarm(10)
      MainLoop().run()
    }
  }
}
