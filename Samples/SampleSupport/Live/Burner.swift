internal import Dynamics

/// Work that takes time and has no result, like other work in a program.
package enum Burner {
  /// Keeps the thread busy for some seconds.
  package static func burn(_ seconds: Double) {
    let end = MediaTime.now + seconds
    while MediaTime.now < end {}
  }
}
