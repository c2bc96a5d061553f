import Dynamics
import DynamicsRecording
import Testing

@Suite struct PlayerTests {
  private let beat = Beat()
  private let recording = Recording.random(seed: 4)

  private final class Times { var all: [TimeInterval] = [] }

  private final class Beat {
    let source = ManualFrameSource()
    private var now: TimeInterval = 0

    init() { source.tick(at: 0) }

    func advance(by interval: TimeInterval) {
      now += interval
      source.tick(at: now)
    }
  }

  private func player(_ times: Times, completion: (() -> Void)? = nil) -> RecordingPlayer {
    RecordingPlayer(
      recording, frameSource: beat.source, onFrame: { times.all.append($0.time) },
      completion: completion
    )
  }

  @Test func itPlaysToTheEnd() {
    let times = Times()
    var ends = 0
    let player = player(times) { ends += 1 }
    player.play()
    for _ in 0..<5 { beat.advance(by: 0.4) }
    #expect(times.all.map { ($0 * 1000).rounded() } == [400, 800, 1200, 1500])
    #expect(ends == 1)
    #expect(!player.isPlaying)
    player.play()
    beat.advance(by: 0.25)
    #expect(times.all.last == 0.25)
  }

  @Test func itGoesBackInSlowMotion() {
    let times = Times()
    let player = player(times)
    player.time = 1
    player.speed = 0.5
    player.reverse()
    player.play()
    beat.advance(by: 0.5)
    #expect(times.all == [1, 0.75])
    for _ in 0..<9 { beat.advance(by: 0.1 + 0.2) }
    #expect(times.all.last == 0)
    #expect(!player.isPlaying)
    player.play()
    beat.advance(by: 1)
    #expect(times.all.last == 1)
  }

  @Test func itBeginsAnewWhereItRepeats() {
    let times = Times()
    let player = player(times)
    player.repeats = true
    player.play()
    for _ in 0..<4 { beat.advance(by: 0.5) }
    #expect(times.all == [0.5, 1, 0, 0.5])
    player.reverse()
    beat.advance(by: 0.75)
    #expect(times.all.last == 1.25)
    #expect(player.isPlaying)
  }

  @Test func itMovesItemsAndKeepsTheirScale() {
    let item = BasicItem(center: .zero, size: CGSize(width: 10, height: 10))
    item.transform = CGAffineTransform(scaleX: 2, y: 2)
    let player = RecordingPlayer(recording, items: [item], frameSource: beat.source)
    player.time = 0.7
    let pose = recording.pose(of: 0, at: 0.7)
    #expect(item.center == pose.center)
    #expect(abs(item.transform.a - 2 * cos(pose.angle)) < 1e-12)
    #expect(abs(item.transform.b - 2 * sin(pose.angle)) < 1e-12)
  }

  @Test func badNumbersChangeNothing() {
    let times = Times()
    let player = player(times)
    let (_, reports) = DynamicsDiagnostics.collecting {
      player.speed = .nan
      player.speed = 101
      player.time = .infinity
    }
    #expect(reports.count == 3)
    #expect(player.speed == 1)
    #expect(player.time == 0)
    #expect(times.all.isEmpty)
  }

  @Test func nobodyKeepsAPlayerThatPauses() {
    weak var gone: RecordingPlayer?
    do {
      let player = player(Times())
      gone = player
      player.play()
    }
    #expect(gone != nil)
    for _ in 0..<5 { beat.advance(by: 0.4) }
    #expect(gone == nil)
  }
}
