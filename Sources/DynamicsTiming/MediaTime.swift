public import Foundation

/// The monotonic clock of frames and animations.
public enum MediaTime {
  /// The time in seconds since an arbitrary moment; changes of the system clock do not affect it.
  public static var now: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
