public import Foundation

/// The monotonic clock that frames and animations are measured with.
public enum MediaTime {
  /// Seconds since an arbitrary moment; never set back and never affected by the wall clock.
  public static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
