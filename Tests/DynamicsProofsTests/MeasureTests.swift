import DynamicsProofs
import Testing

/// The measures tell wrong motion from right.
@Suite struct MeasureTests {
  @Test(arguments: Proof.Chapter.all.flatMap(\.proofs).filter { !staysAtRest($0) })
  func anEngineInWhichNothingMovesFails(proof: Proof) throws {
    let error = try proof.error(on: FrozenEngine(), timeStep: Scene.defaultTimeStep)
    #expect(error > proof.tolerance)
  }

  @Test(arguments: Proof.Chapter.all.flatMap(\.proofs).filter(staysAtRest))
  func anEngineInWhichAllFallsFails(proof: Proof) throws {
    let error = try proof.error(on: FallingEngine(), timeStep: Scene.defaultTimeStep)
    #expect(error > proof.tolerance)
  }

  /// What is expected to stay where it is, or to gain or lose nothing.
  private static func staysAtRest(_ proof: Proof) -> Bool {
    ["holds", "stands still", "tangents", "mirror images", "no energy", "energy is kept"].contains {
      proof.formula.contains($0)
    }
  }
}

/// Does not move anything.
private struct FrozenEngine: Engine {
  var name: String { "frozen" }

  func play(_ scene: Scene) -> Trace {
    var trace = Trace(of: scene)
    let states = scene.bodies.indices.map { trace.state(0, of: $0) }
    for _ in 0..<(scene.steps / scene.stepsPerState) { trace.append(states) }
    return trace
  }
}

/// Lets every body fall through everything, each faster than the one before it.
private struct FallingEngine: Engine {
  var name: String { "falling" }

  func play(_ scene: Scene) -> Trace {
    var trace = Trace(of: scene)
    var states = scene.bodies.indices.map { trace.state(0, of: $0) }
    for _ in 0..<(scene.steps / scene.stepsPerState) {
      for body in states.indices {
        states[body].velocity.y += 10 * Double(body + 1)
        states[body].position.y += states[body].velocity.y * trace.interval
      }
      trace.append(states)
    }
    return trace
  }
}
