internal import ArgumentParser

/// Whether a show has pictures in the resolution of the screen.
package enum GraphicsChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// If the terminal says that it shows them.
  case auto
  /// Also if it does not answer.
  case always
  /// Only cells, with half blocks.
  case never
}
