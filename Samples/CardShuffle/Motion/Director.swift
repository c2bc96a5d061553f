import Dynamics
@_spi(Samples) import DynamicsRecording
import SampleSupport

/// Plays a choreography on a table and records it.
struct Director {
  let request: ShuffleRequest
  /// The appearance of a card in the recording.
  var look: (PlayingCard) -> RecordingAppearance = CardLook().appearance

  /// The time in seconds on the table after which a shuffle has failed; all shuffles are much
  /// shorter.
  private static let maxDuration = 120.0
  /// The time for which the first picture is held, and the last one if it shows a pile, in seconds.
  private static let hold = 0.6
  /// The time to read an order that was dealt, in seconds.
  private static let readingTime = 3.0
  /// The memory for 520 cards that move all the time, in bytes.
  private static let maximumBytes = 1 << 30

  /// - Parameter progress: Called after each step, with the fraction that is done.
  func perform(progress: (Double) -> Void = { _ in }) throws -> Performance {
    let deck = PlayingCard.deck(count: request.cardCount)
    let order = FairShuffle.order(count: deck.count, seed: request.seed)
    let size = Table.size(for: deck.count, style: request.style)
    var choreography = request.choreography(for: order)
    let table = Table(
      request, deckAt: choreography.deckPlace(on: size), size: size,
      stacking: choreography.firstStacking)
    let recorder = recorder(of: table, deck)
    recorder.start()
    recorder.wait(until: Self.hold)

    let secondsPerStep = table.animator.timeStep / request.speed
    var steps = 0
    var isDone = false
    while !isDone || table.animator.isRunning {
      let isAtRest = !table.animator.isRunning
      table.animator.step()
      steps += 1
      // The animator takes no steps at rest, while the choreography continues.
      if isAtRest { recorder.wait(until: Self.hold + Double(steps) * secondsPerStep) }
      table.makeClearCardsCollide()
      let time = Double(steps) * table.animator.timeStep
      if !isDone { isDone = choreography.direct(table, at: time) }
      guard time < Self.maxDuration, recorder.isRecording else { throw ShuffleFailure.neverSettles }
      progress(min(1, time / choreography.duration))
    }
    progress(1)
    let lastHold = choreography.startsFaceDown ? Self.readingTime : Self.hold
    recorder.wait(until: Self.hold + Double(steps) * secondsPerStep + lastHold)
    recorder.stop()
    var performance = Performance(deck: deck, order: order, recording: recorder.recording)
    performance.faceUpTimes = deck.indices.map { card in
      guard choreography.startsFaceDown else { return 0 }
      return table.turnTimes[card].map { Self.hold + $0 / request.speed } ?? .infinity
    }
    performance.recording.metadata = metadata(of: performance)
    return performance
  }

  private func metadata(of performance: Performance) -> [String: String] {
    let names = performance.recording.items.map { $0.appearance.label ?? "" }
    return [
      "command": request.command, "seed": String(request.seed), "style": request.style.rawValue,
      "order": performance.order.map { names[$0] }.joined(separator: " "),
      "hash": performance.recording.motionHash,
    ]
  }

  private func recorder(of table: Table, _ deck: [PlayingCard]) -> Recorder {
    table.animator.speed = request.speed
    if request.showsXray { table.animator.addBehavior(DebugOverlayBehavior()) }
    let recorder = Recorder(
      table.animator, framesPerSecond: request.framesPerSecond, maximumBytes: Self.maximumBytes
    ) { [cards = table.cards] item in
      look(deck[cards.firstIndex { $0 === item }!])
    }
    recorder.stacking = { [unowned table] in table.stacking.map { table.cards[$0] } }
    return recorder
  }
}

/// The errors of a shuffle.
enum ShuffleFailure: Error, CustomStringConvertible {
  case neverSettles

  var description: String {
    "the cards do not come to rest; try another --seed or less --gravity"
  }
}

extension ShuffleRequest {
  func choreography(for order: [Int]) -> any Choreography {
    let shuffle: any Choreography =
      switch style {
      case .wash: Wash(order: order, seed: seed)
      case .riffle: Riffle(order: order, seed: seed)
      case .overhand: Overhand(order: order, seed: seed)
      case .deal: Deal(order: order, hands: hands, seed: seed)
      case .fan: Fan(order: order)
      }
    return showsOrder ? OrderDisplay(after: shuffle, order: order) : shuffle
  }
}
