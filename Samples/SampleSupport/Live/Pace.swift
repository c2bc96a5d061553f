/// How fast time passes in what is shown, as the viewer's keys say.
package struct Pace: Equatable {
  package private(set) var isPaused = false
  /// Times the usual pace.
  package private(set) var factor = 1.0

  package init() {}

  /// The seconds to let pass for some seconds of the viewer's.
  package func scaled(_ seconds: Double) -> Double { isPaused ? 0 : seconds * factor }

  package mutating func togglePause() { isPaused.toggle() }
  package mutating func pause() { isPaused = true }
  package mutating func goOn() { isPaused = false }
  package mutating func faster() { factor = min(16, factor * 2) }
  package mutating func slower() { factor = max(1 / 16, factor / 2) }

  /// What the status line says of it.
  package var name: String { isPaused ? "paused" : "×\(factor.decimal(3))" }
}
