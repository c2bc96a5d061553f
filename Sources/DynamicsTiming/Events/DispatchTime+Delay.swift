package import Foundation

extension DispatchTime {
  /// The delay in seconds, rounded up to milliseconds because some time has passed since the
  /// program read the clock.
  package var delay: TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    return now < uptimeNanoseconds ? (Double(uptimeNanoseconds - now) / 1e6).rounded(.up) / 1e3 : 0
  }
}
