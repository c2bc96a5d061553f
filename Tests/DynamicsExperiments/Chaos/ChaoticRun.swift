package import Dynamics

/// A chaotic scene under way.
package final class ChaoticRun {
  package let animator: DynamicAnimator
  let log: ContactLog
  private let length: Int
  /// What the program does before a step, which is the argument; counted from 0.
  private let script: (Int) -> Void
  private var steps = 0
  private var state = StateDigest()
  private var states = ""
  private var streams: [AsyncStream<ContactEvent>] = []

  /// - Parameter length: How many steps the scene takes.
  init(
    _ animator: DynamicAnimator, _ log: ContactLog, length: Int,
    script: @escaping (Int) -> Void = { _ in }
  ) {
    self.animator = animator
    self.log = log
    self.length = length
    self.script = script
    streams.append(animator.contacts)
  }

  package var isOver: Bool { steps >= length }

  package func step() {
    script(steps)
    animator.step()
    steps += 1
    if steps % 10 == 0 {
      let hash = animator.stateHash
      state.combine(hash)
      states += String(hash & 15, radix: 16)
    }
    // A stream holds so many events; another one goes on from here.
    if steps % 60 == 0 {
      animator.finishContacts()
      streams.append(animator.contacts)
    }
  }

  /// What is left to be read, which another thread may do.
  package func end() -> ChaoticEnd {
    animator.finishContacts()
    return ChaoticEnd(state: state, states: states, told: log.digest, streams: streams)
  }

  /// Goes on without the program after the end of the scene, until everything is at rest.
  ///
  /// - Returns: The step after which it is; `nil` if that takes more than ``Course/limit`` steps.
  package func stepOfRest() -> Int? {
    while animator.isRunning, steps < Course.limit {
      animator.step()
      steps += 1
    }
    return animator.isRunning ? nil : steps
  }
}

/// What a scene has left behind.
package struct ChaoticEnd: Sendable {
  let state: StateDigest
  /// As ``Course/states``.
  package let states: String
  let told: StateDigest
  let streams: [AsyncStream<ContactEvent>]

  package var digests: Digests {
    get async {
      var events = told
      for stream in streams { for await event in stream { events.combine(event) } }
      return Digests(state: state.value, events: events.value)
    }
  }
}
