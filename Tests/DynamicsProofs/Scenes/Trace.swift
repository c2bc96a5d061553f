import Foundation

/// What an engine made of a scene: the state of each body after each step, and the hits.
package struct Trace: Sendable {
  package struct State: Sendable, Equatable {
    package var position: Vector
    /// Counts whole turns.
    package var angle: Double
    package var velocity: Vector
    package var spin: Double

    package init(position: Vector, angle: Double, velocity: Vector, spin: Double) {
      self.position = position
      self.angle = angle
      self.velocity = velocity
      self.spin = spin
    }
  }

  /// A contact that began in a step: of two bodies, or of one with a wall.
  package struct Hit: Sendable, Equatable {
    package var step: Int
    package var a: Int
    package var b: Int?

    package init(step: Int, a: Int, b: Int?) {
      self.step = step
      self.a = a
      self.b = b
    }
  }

  package let scene: Scene
  /// In the order of their steps.
  package private(set) var hits: [Hit] = []
  /// The states of all bodies, one time after the other.
  private var states: [State]

  /// Starts with the state of the scene before its first step.
  package init(of scene: Scene) {
    self.scene = scene
    states = scene.bodies.map {
      State(position: $0.center, angle: $0.angle, velocity: $0.velocity, spin: $0.spin)
    }
  }

  /// Adds the states of all bodies; their angles may leave out whole turns.
  package mutating func append(_ latest: [State]) {
    for state in latest {
      var state = state
      let before = states[states.count - scene.bodies.count].angle
      state.angle = before + (state.angle - before).remainder(dividingBy: 2 * .pi)
      states.append(state)
    }
  }

  package mutating func append(_ hit: Hit) { hits.append(hit) }

  // MARK: Reading

  /// The number of states of each body; the first is before the first step.
  package var count: Int { states.count / scene.bodies.count }

  /// The time between two states, in seconds.
  package var interval: Double { scene.timeStep * Double(scene.stepsPerState) }

  package func state(_ number: Int, of body: Int = 0) -> State {
    states[number * scene.bodies.count + body]
  }

  package func last(of body: Int = 0) -> State { state(count - 1, of: body) }

  /// All states of a body.
  package func states(of body: Int = 0) -> [State] { (0..<count).map { state($0, of: body) } }

  /// How far a body is from where it was at first, in the end.
  package func distance(of body: Int = 0) -> Double {
    (last(of: body).position - state(0, of: body).position).length
  }

  /// The kinetic energy of all bodies that are not anchored, in kg·pt²/s².
  package func kineticEnergy(at number: Int) -> Double {
    scene.bodies.indices.reduce(0) { sum, body in
      let (body, state) = (scene.bodies[body], state(number, of: body))
      guard !body.isAnchored else { return sum }
      let turning = body.turns ? body.moment * state.spin * state.spin : 0
      return sum + (body.mass * state.velocity.dot(state.velocity) + turning) / 2
    }
  }

  /// The energy of all bodies in the scene's gravity, above y = 0.
  package func potentialEnergy(at number: Int) -> Double {
    scene.bodies.indices.reduce(0) { sum, body in
      let position = state(number, of: body).position
      return scene.bodies[body].isAnchored
        ? sum : sum - scene.bodies[body].mass * scene.gravity * position.y
    }
  }

  package func energy(at number: Int) -> Double {
    kineticEnergy(at: number) + potentialEnergy(at: number)
  }
}
