import Dynamics

/// Work that keeps the thread busy in each frame, as in a program that is overloaded.
struct Load {
  let milliseconds: Int

  func run() {
    let end = MediaTime.now + Double(milliseconds) / 1000
    while MediaTime.now < end {}
  }
}
