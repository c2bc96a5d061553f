import Dynamics
import DynamicsRecording

extension Call {
  /// Recorders, recordings and edits.
  nonisolated(unsafe) static let recordings: [Call] = [
    Call("DynamicAnimator.record(for:framesPerSecond:appearance:)") { s in
      let animator = s.animator()
      look(
        at: animator.record(for: s.interval(of: animator), framesPerSecond: s.number(10...120)) {
          _ in
          s.optional(s.appearance())
        }, s)
    },
    Call("DynamicAnimator.recordUntilPaused(limit:framesPerSecond:appearance:)") { s in
      let animator = s.animator()
      look(
        at: animator.recordUntilPaused(
          limit: s.interval(of: animator), framesPerSecond: s.number(10...120)
        ) { _ in
          s.optional(s.appearance())
        }, s)
    },
    Call(
      of: "Recorder",
      "init(_:framesPerSecond:maximumBytes:appearance:) isFull isRecording recording"
    ) { s in
      let animator = s.animator()
      let recorder = Recorder(
        animator, framesPerSecond: s.number(10...120), maximumBytes: s.integer(1000...1_000_000)
      ) { _ in s.appearance() }
      recorder.start()
      animator.advance(by: s.interval(of: animator))
      s.see(recorder.isFull, recorder.isRecording)
      look(at: recorder.recording, s)
    },
    recorder("Recorder.start()") { $1.start() },
    recorder("Recorder.stop()") { $1.stop() },
    recorder("Recorder.metadata") { s, recorder in
      recorder.metadata = [s.text(): s.text()]
      s.see(recorder.metadata)
    },
    recorder("Recorder.stacking") { s, recorder in recorder.stacking = { s.someItems() } },

    Call(
      of: "Recording", "boundaries bounds contacts duration items marks stackings framesPerSecond"
    ) {
      s in
      look(at: s.recording(), s)
    },
    Call("Recording.init(_:framesPerSecond:)") { s in
      look(at: try Recording(s.session(), framesPerSecond: s.number(1...120)), s)
    },
    Call("Recording.metadata") { s in
      var recording = s.recording()
      recording.metadata = [s.text(): s.text(), "seed": s.text()]
      s.see(recording.metadata)
    },
    Call(of: "Recording", "frame(at:) frames") { s in
      let recording = s.recording()
      look(at: recording.frame(at: s.moment(in: recording)), s)
      s.hold(recording.frames.count)
    },
    Call(of: "Recording.Frames", "startIndex endIndex subscript(_:)") { s in
      let frames = s.recording().frames
      s.hold(frames.startIndex, frames.endIndex)
      for index in frames.indices.prefix(50) { look(at: frames[index], s) }
    },
    Call("Recording.pose(of:at:)") { s in
      let recording = s.recording()
      for item in recording.items.indices {
        let pose = recording.pose(of: item, at: s.moment(in: recording))
        s.hold(pose.center, pose.angle)
      }
    },
    Call("Recording.stacking(at:)") { s in
      let recording = s.recording()
      s.hold(recording.stacking(at: s.moment(in: recording)))
    },
    Call("Recording.resampled(framesPerSecond:)") { s in
      look(at: s.recording().resampled(framesPerSecond: s.number(5...120)), s)
    },
    Call("Recording.reversed()") { s in look(at: s.recording().reversed(), s) },
    Call("Recording.simplified(tolerance:angle:)") { s in
      look(at: s.recording().simplified(tolerance: s.number(0...3), angle: s.number(0...0.2)), s)
    },
    Call("Recording.trimmed(to:)") { s in look(at: s.recording().trimmed(to: s.span()), s) },

    item(of: "Recording.Item", "appearance id keyframes presence shape sleep") { s, item, _ in
      s.hold(item.keyframes, item.presence, item.sleep, item.id)
      s.take(item.appearance, item.shape)
    },
    item(of: "Recording.Item", "isAsleep(at:) isPresent(at:)") { s, item, recording in
      let time = s.moment(in: recording)
      s.see(item.isAsleep(at: time), item.isPresent(at: time))
    },
    Call(of: "Recording.Boundary", "lines name presence") { s in
      for boundary in s.recording().boundaries {
        s.hold(boundary.lines, boundary.name, boundary.presence)
      }
    },
    Call(of: "Recording.Contact", "impulse item normal other phase point time") { s in
      for contact in s.recording().contacts.prefix(50) {
        s.hold(
          contact.impulse, contact.item, contact.normal, contact.other, contact.phase,
          contact.point, contact.time)
      }
    },
    Call(of: "Recording.Contact.Other", "boundary(name:) item(index:)") { s in
      typealias Other = Recording.Contact.Other
      s.see(Other.boundary(name: s.optional(s.text())), Other.item(index: s.integer()))
    },
    Call(of: "Recording.Mark", "keyframes kind mark(at:) presence") { s in
      let recording = s.recording()
      for mark in recording.marks.prefix(20) {
        s.hold(mark.keyframes.count, mark.kind, mark.presence)
        if let now = mark.mark(at: s.moment(in: recording)) {
          s.hold(now.start, now.end, now.strength)
        }
      }
    },
    Call(of: "Recording.MarkKeyframe", "time start end strength") { s in
      for mark in s.recording().marks {
        for keyframe in mark.keyframes.prefix(20) {
          s.hold(keyframe.time, keyframe.start, keyframe.end, keyframe.strength)
        }
      }
    },
    Call(of: "Recording.Stacking", "items time") { s in
      for stacking in s.recording().stackings { s.hold(stacking.items, stacking.time) }
    },
    .field("Recording.Frame.time", \.time, of: { $0.recording().frame(at: 0) }) { $0.seconds() },
    .field("Recording.Frame.poses", \.poses, of: { $0.recording().frame(at: 0) }) { s in
      s.list(0...3) { s.optional(s.pose()) }
    },
    Call(of: "Recording.Pose", "init(center:angle:) center angle") { s in
      let pose = Recording.Pose(center: s.point(), angle: s.angle())
      s.see(pose.center, pose.angle)
    },
    Call(of: "Recording.Keyframe", "init(time:pose:) time pose") { s in
      let keyframe = Recording.Keyframe(time: s.seconds(), pose: s.pose())
      s.see(keyframe.time, keyframe.pose.center)
    },
    Call(of: "Recording.Shape", "init(_:) parts") { s in s.see(Recording.Shape(s.outline()).parts)
    },
    Call(of: "Recording.Shape", "init(_:)") { s in
      s.see(Recording.Shape(s.list(0...3) { s.part() }).parts)
    },
    Call(of: "Recording.Shape.Part", "init(_:center:angle:) outline center angle") { s in
      let part = Recording.Shape.Part(s.outline(), center: s.point(), angle: s.angle())
      s.see(part.outline, part.center, part.angle)
    },
    Call(of: "Recording.Shape.Outline", "ellipse(size:) polygon(corners:) rectangle(size:)") { s in
      typealias Outline = Recording.Shape.Outline
      s.see(
        Outline.ellipse(size: s.size()), Outline.polygon(corners: [s.point()]),
        Outline.rectangle(size: s.size()))
    },
    Call(
      of: "RecordingError",
      "cannotWrite(_:) corrupt(_:) tooLarge(maximumBytes:) version(_:) description errorDescription"
    ) { s in
      let errors: [RecordingError] = [
        .cannotWrite(s.text()), .corrupt(s.text()), .tooLarge(maximumBytes: s.integer()),
        .version(s.integer()),
      ]
      for error in errors { s.see(error.description, error.errorDescription) }
    },
  ]

  private static func recorder(
    _ symbol: String, _ call: @escaping (ValueSource, Recorder) -> Void
  ) -> Call {
    Call(symbol) { s in
      let animator = s.animator()
      let recorder = Recorder(animator)
      if !s.chance(4) { recorder.start() }
      animator.advance(by: s.interval(of: animator))
      call(s, recorder)
      animator.advance(by: s.interval(of: animator))
      look(at: recorder.recording, s)
    }
  }

  private static func item(
    of type: String, _ members: String,
    _ call: @escaping (ValueSource, Recording.Item, Recording) -> Void
  ) -> Call {
    Call(of: type, members) { s in
      let recording = s.recording()
      for item in recording.items { call(s, item, recording) }
    }
  }

  /// Everything in a recording is finite, whatever it was made of.
  private static func look(at recording: Recording, _ s: ValueSource) {
    s.hold(recording.bounds, recording.duration, recording.framesPerSecond)
    s.hold(recording.boundaries, recording.contacts, recording.marks, recording.stackings)
    for item in recording.items { s.hold(item.keyframes, item.presence, item.sleep) }
    look(at: recording.frame(at: recording.duration / 2), s)
  }

  private static func look(at frame: Recording.Frame, _ s: ValueSource) { s.hold(frame.poses) }
}
