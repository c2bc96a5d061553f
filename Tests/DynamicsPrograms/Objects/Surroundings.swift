import Dynamics

/// A view that calls the program when it is asked for its bounds.
final class CallingView: ReferenceView {
  var rect: CGRect
  private weak var player: Player?

  init(_ player: Player, _ rect: CGRect) {
    self.player = player
    self.rect = rect
  }

  var bounds: CGRect {
    player?.called(from: .view)
    return rect
  }
}

/// A frame source that calls the program when it is paused or resumed, and delivers any frame.
final class CallingSource: FrameSource {
  private weak var player: Player?
  private var now = 0.0
  init(_ player: Player) { self.player = player }

  var isPaused = false { didSet { player?.called(from: .frames) } }
  var onFrame: ((Frame) -> Void)?

  func tick(by interval: Double) {
    now += interval
    guard !isPaused else { return }
    onFrame?(Frame(timestamp: now, targetTimestamp: now + interval, duration: interval))
  }
}

/// The identifier of a boundary, which calls the program when it is compared and when it goes.
final class CallingName: Hashable, CustomStringConvertible {
  let number: Int
  private weak var player: Player?

  init(_ player: Player, _ number: Int) {
    self.player = player
    self.number = number
  }

  deinit { player?.called(from: .identifier) }

  var description: String { "name \(number)" }

  static func == (a: CallingName, b: CallingName) -> Bool {
    a.player?.called(from: .identifier)
    return a.number == b.number
  }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
