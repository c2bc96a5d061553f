import Foundation

/// The processor time of the current thread, which other programs do not change much.
package enum ThreadTime {
  /// Returns by how much longer work takes that is larger by a factor.
  ///
  /// About the factor if the time is in proportion to the size, and its square if it is quadratic. The
  /// shortest of several runs counts, since noise only makes them longer.
  ///
  /// - Parameter work: Called with 1 and with the factor, in turn.
  package static func ratio(of factor: Int, _ work: (Int) -> Void) -> Double {
    var (small, large) = (Double.infinity, Double.infinity)
    for _ in 0..<3 {
      small = min(small, seconds { work(1) })
      large = min(large, seconds { work(factor) })
    }
    return large / small
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
