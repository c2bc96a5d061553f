import Dynamics
import Glibc
import Testing

/// A program whose first `print` came after its first animator lost line buffering on a terminal.
///
/// Standard output was redirected to `/dev/null` while Chipmunk printed its banner, and the C
/// library chooses the buffering at the first write.
@Suite struct StandardOutputTests {
  @Test func linesReachATerminalOneByOne() async {
    await #expect(processExitsWith: .success) {
      let terminal = try CapturedOutput.terminal()
      let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 9, height: 9))
      print("first", animator.isRunning)
      #expect(terminal.received() == "first false\r\n")
      print("second")
      #expect(terminal.received() == "second\r\n")
    }
  }

  @Test func whatAnotherThreadPrintsMeanwhileArrives() async {
    await #expect(processExitsWith: .success) {
      let pipe = try CapturedOutput.pipe()
      let lines = (0..<2000).map { "line \($0)" }
      // Less than a pipe holds, so that no reader is needed meanwhile.
      let printer = Thread {
        for line in lines {
          print(line)
          fflush(nil)
        }
      }
      printer.start()
      while pipe.isEmpty { sched_yield() }
      _ = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 9, height: 9))
      while !printer.isFinished { sched_yield() }
      #expect(pipe.received() == lines.map { $0 + "\n" }.joined())
    }
  }
}
