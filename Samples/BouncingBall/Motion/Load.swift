import SampleSupport

/// Work that keeps the thread busy in each frame, as in a program that is overloaded.
struct Load {
  let milliseconds: Int

  func run() { Burner.burn(Double(milliseconds) / 1000) }
}
