import Dynamics
import Foundation

/// One run of a program of calls, twice, so that a difference shows, too.
package struct CallTrial {
  /// What was found wrong; empty if nothing was.
  package let faults: [String]

  package init(_ program: CallProgram) {
    let first = CallPlayer()
    first.run(program)
    var faults = first.faults
    if faults.isEmpty {
      let second = CallPlayer()
      second.run(program)
      if let index = zip(first.hashes, second.hashes).enumerated().first(where: { $1.0 != $1.1 })?
        .offset
      {
        faults.append("the second run differs from the first after \(program.lines[index])")
      }
    }
    self.faults = faults
  }
}

/// Runs a program of calls, and checks after each what must hold.
private final class CallPlayer {
  private(set) var faults: [String] = []
  /// Everything that was seen, after each call.
  private(set) var hashes: [UInt64] = []

  // A debug build is some ten times slower.
  /// CPU-seconds that a call may take.
  private static let mostSeconds: Double = {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    return isDebug ? 20 : 2
  }()
  /// Memory by which a call may raise the peak.
  private static let mostBytes = 400 << 20

  func run(_ program: CallProgram) {
    let source = ValueSource()
    // The handler belongs to this task and is called on it.
    nonisolated(unsafe) let handling = source
    DynamicsDiagnostics.withHandler({ handling.note($0) }) {
      for line in program.lines {
        perform(line, source)
        source.live()
        faults += source.takeFaults().map { "\($0), after \(line), which drew \(source.drawn)" }
        hashes.append(source.hash)
        if !faults.isEmpty { break }
      }
    }
  }

  private func perform(_ line: CallProgram.Line, _ source: ValueSource) {
    source.begin(seed: line.seed, isExtreme: line.isExtreme)
    let (start, peak) = (threadSeconds(), peakMemory())
    do { try Call.all[line.call].body(source) } catch { source.see("\(error)") }
    let (seconds, bytes) = (threadSeconds() - start, peakMemory() - peak)
    if seconds > Self.mostSeconds { source.fault("it took \(seconds) CPU-seconds") }
    if bytes > Self.mostBytes { source.fault("it took \(bytes >> 20) MiB") }
  }
}

/// The time that this thread has computed, in seconds: other programs do not count.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The most memory that this process has had, in bytes.
private func peakMemory() -> Int {
  var usage = rusage()
  getrusage(RUSAGE_SELF.rawValue, &usage)
  return usage.ru_maxrss * 1024
}
