/// Scenes in which the last bit of any number decides what happens next.
///
/// Together they use every kind of item, boundary, joint, field and force, and programs that change all of
/// them while they run. Each must give the same ``Digests`` in every process, build and thread:
/// ``GoldenDigests`` has the known ones.
package enum ChaoticScene: String, CaseIterable, Sendable {
  /// Items of all shapes in a hollow with curved and concave sides.
  case heap
  /// Dolls, chains, sliders, welds and springs.
  case joints
  /// Charged items in fields of all kinds.
  case fields
  /// Drags, snaps, pushes, and items and behaviors that come and go in callbacks.
  case hands
  /// Towers that fall asleep and are woken, among walls that move and anchors that come and go.
  case sleepers

  /// A scene at its beginning; another seed gives another course of events.
  package func start(seed: UInt64 = 1) -> ChaoticRun {
    switch self {
    case .heap: .heap(seed: seed)
    case .joints: .joints(seed: seed)
    case .fields: .fields(seed: seed)
    case .hands: .hands(seed: seed)
    case .sleepers: .sleepers(seed: seed)
    }
  }

  /// Plays the scene to its end.
  package func digests(seed: UInt64 = 1) async -> Digests {
    let run = start(seed: seed)
    while !run.isOver { run.step() }
    return await run.end().digests
  }
}

extension ChaoticScene {
  /// Plays the scene to its end, and on to its rest.
  package func digestsAndCourse() async -> (Digests, Course) {
    let run = start()
    while !run.isOver { run.step() }
    let end = run.end()
    let course = Course(states: end.states, rest: run.stepOfRest())
    return (await end.digests, course)
  }
}

/// When a scene is where, to tell of another motion when it began.
package struct Course: Hashable, Sendable {
  /// The most steps to its rest.
  package static let limit = 2000

  /// The last hexadecimal digit of `stateHash` after every tenth step.
  ///
  /// Of states that differ, one in 16 has the same digit.
  package let states: String
  /// The step after which everything is at rest; `nil` if that takes more than ``limit`` steps.
  package let rest: Int?

  package init(states: String, rest: Int?) {
    self.states = states
    self.rest = rest
  }

  /// When a run of the same scene is first seen to differ.
  package func firstDifference(from others: String) -> String {
    guard let place = zip(states, others).map({ $0 != $1 }).firstIndex(of: true) else {
      return "no digit of its course differs"
    }
    return
      "it moves otherwise after step \(10 * (place + 1)) at the latest, of \(10 * states.count)"
  }
}

/// What a scene comes to.
package struct Digests: Hashable, Sendable {
  /// Of `stateHash` after every tenth step.
  package let state: UInt64
  /// Of all contacts in their order, as the delegate and as the stream told of them.
  package let events: UInt64

  package init(state: UInt64, events: UInt64) {
    self.state = state
    self.events = events
  }
}
