/// Anything that plays a scene.
package protocol Engine: Sendable {
  var name: String { get }

  /// Plays a scene from its beginning to its end.
  func play(_ scene: Scene) throws -> Trace
}

/// An engine with the length of its steps: all that a measure needs.
package struct Player: Sendable {
  package let engine: any Engine
  package let timeStep: Double

  package init(_ engine: any Engine, timeStep: Double = Scene.defaultTimeStep) {
    self.engine = engine
    self.timeStep = timeStep
  }

  package func play(_ scene: Scene) throws -> Trace {
    var scene = scene
    scene.timeStep = timeStep
    return try engine.play(scene)
  }
}
