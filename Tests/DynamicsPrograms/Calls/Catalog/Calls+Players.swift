import Dynamics
import DynamicsRecording

extension Call {
  nonisolated(unsafe) static let players: [Call] = [
    player("RecordingPlayer.init(_:frameSource:onFrame:completion:)", "RecordingPlayer.recording") {
      s, player in
      s.see(player.recording.items.count)
    },
    Call("RecordingPlayer.init(_:items:frameSource:completion:)") { s in
      let (recording, frames) = (s.recording(), ManualFrameSource())
      let items = s.list(0...3) { s.basicItem() }
      let player = RecordingPlayer(recording, items: items, frameSource: frames) { s.see(1) }
      player.play()
      s.tick(frames)
      player.pause()
      for item in items { s.take(item.center, item.transform) }
    },
    player("RecordingPlayer.play()", "RecordingPlayer.isPlaying") { s, player in
      player.play()
      s.see(player.isPlaying)
    },
    player("RecordingPlayer.pause()") { $1.pause() },
    player("RecordingPlayer.reverse()") { $1.reverse() },
    player("RecordingPlayer.repeats") { $1.repeats = $0.flag() },
    player("RecordingPlayer.speed") { $1.speed = $0.number(-3...3) },
    player("RecordingPlayer.time") { $1.time = $0.seconds() },
  ]

  private static func player(
    _ symbols: String..., call: @escaping (ValueSource, RecordingPlayer) -> Void
  ) -> Call {
    Call(symbols) { s in
      let frames = ManualFrameSource()
      let player = RecordingPlayer(
        s.recording(), frameSource: frames,
        onFrame: { s.hold($0.poses, $0.time) }, completion: { s.see(1) })
      if !s.chance(4) { player.play() }
      for _ in 0..<s.count(1...3) {
        call(s, player)
        s.tick(frames)
        s.hold(player.time, player.speed)
      }
      player.pause()
    }
  }
}
