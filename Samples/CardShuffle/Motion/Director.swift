import Dynamics

/// Plays a choreography on a table and records what is seen.
struct Director {
  let request: ShuffleRequest

  /// Seconds on the table after which a shuffle that does not end has failed; far above any.
  private static let patience = 120.0
  /// Seconds that the first and the last picture are held.
  private static let hold = 0.6

  /// - Parameter progress: Told the share of the work done, after each frame.
  func perform(progress: (Double) -> Void = { _ in }) throws -> Performance {
    let deck = Deck.new(count: request.cardCount)
    let order = FairShuffle.order(count: deck.count, seed: request.seed)
    let size = Table.size(for: deck.count)
    var choreography = request.choreography(for: order)
    let table = Table(
      request, deckAt: choreography.deckPlace(on: size), size: size,
      stacking: choreography.firstStacking)

    let secondsPerFrame = request.speed / request.framesPerSecond
    // Time goes on for the choreography while the cards lie still, so it keeps a clock of its own.
    var clock = FixedStepClock(step: table.animator.timeStep, maximumStepsPerFrame: .max)
    var steps = 0
    var isDone = false
    var scenes = [table.scene]
    while !isDone || table.animator.isRunning {
      for _ in 0..<clock.advance(by: secondsPerFrame) {
        table.animator.step()
        table.admitClearCards()
        steps += 1
        let time = Double(steps) * table.animator.timeStep
        if !isDone { isDone = choreography.direct(table, at: time) }
        guard time < Self.patience else { throw ShuffleFailure.neverSettles }
      }
      scenes.append(table.scene)
      progress(min(1, Double(steps) * table.animator.timeStep / choreography.duration))
    }
    progress(1)
    let held = Int((Self.hold * request.framesPerSecond).rounded())
    scenes.insert(contentsOf: repeatElement(scenes[0], count: held), at: 0)
    scenes += repeatElement(table.scene, count: held)
    return Performance(
      deck: deck, order: order, tableSize: size, cardSize: Table.cardSize,
      framesPerSecond: request.framesPerSecond, scenes: scenes)
  }
}

/// What can go wrong on the table.
enum ShuffleFailure: Error, CustomStringConvertible {
  case neverSettles

  var description: String {
    "the cards do not come to rest; try another --seed or less --gravity"
  }
}

extension ShuffleRequest {
  func choreography(for order: [Int]) -> any Choreography {
    switch style {
    case .wash: Wash(order: order, seed: seed)
    case .riffle: Riffle(order: order)
    case .overhand: Overhand(order: order)
    case .deal: Deal(order: order, hands: hands, seed: seed)
    case .fan: Fan(order: order)
    }
  }
}
