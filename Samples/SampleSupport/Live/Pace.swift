/// The speed of the show, which the viewer sets with keys.
package struct Pace: Equatable {
  package private(set) var isPaused = false
  /// The speed as a multiple of the normal speed.
  package private(set) var factor = 1.0

  package init() {}

  /// Converts seconds of the viewer to seconds of the show.
  package func scaled(_ seconds: Double) -> Double { isPaused ? 0 : seconds * factor }

  package mutating func togglePause() { isPaused.toggle() }
  package mutating func pause() { isPaused = true }
  package mutating func resume() { isPaused = false }
  package mutating func faster() { factor = min(16, factor * 2) }
  package mutating func slower() { factor = max(1 / 16, factor / 2) }

  /// The text for the status line.
  package var name: String { isPaused ? "paused" : "×\(factor.decimal(3))" }
}
