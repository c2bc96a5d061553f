import Dynamics

/// Work that has no result but takes time, as other work in a program does.
enum Burner {
  static func burn(_ seconds: Double) {
    let end = MediaTime.now + seconds
    while MediaTime.now < end {}
  }
}
