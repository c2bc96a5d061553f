@_spi(Samples) import DynamicsRecording

/// What a run was like from the first frame to the last: all that any output format needs to know.
struct CrateRun {
  var request: CrateRequest
  /// Crates in the order of the scene, and last an arrow that points the way they fall.
  var recording: Recording
  var outcome: Outcome
}

/// Lets crates fall and records what is seen, with the same frames on every run.
struct RunRecorder {
  let request: CrateRequest

  /// What rounding may take from a sum of frames, in seconds.
  private static let tolerance = 1e-9

  /// - Parameter progress: Told the share of the work done, after each frame.
  func record(progress: (Double) -> Void = { _ in }) -> CrateRun {
    let box = CrateBox(request.scene, showsXray: request.showsXray)
    var tilt = request.tilt
    var stepper = Stepper(request.mode, stepLimit: .max)
    var lengths = FrameLengths(
      framesPerSecond: request.framesPerSecond, load: request.load, seed: request.seed)
    box.tilt = tilt.tilt(at: 0)
    let recorder = recorder(of: box)
    recorder.start()
    var tilts = [box.tilt]
    let frameCount = max(1, Int((request.seconds * request.framesPerSecond).rounded()))
    let end = Double(frameCount) / request.framesPerSecond
    // The frames of a program that stutters are not those of the recording, which sees what is on
    // the screen at its own times.
    var now = 0.0
    var length = min(lengths.next(), end)
    for frame in 1...frameCount {
      let due = Double(frame) / request.framesPerSecond
      while length > Self.tolerance, now + length <= due + Self.tolerance {
        tilt.update()
        stepper.pass(length * request.speed, in: box, tilt: tilt)
        now += length
        // The last frame is cut, so that runs of any load end at the same time.
        length = min(lengths.next(), end - now)
      }
      recorder.wait(until: due)
      tilts.append(box.tilt)
      progress(Double(frame) / Double(frameCount))
    }
    recorder.stop()
    var recording = recorder.recording
    recording.frameBox(tilts: tilts, isMark: request.showsXray)
    return CrateRun(request: request, recording: recording, outcome: Outcome(of: box, stepper))
  }

  private func recorder(of box: CrateBox) -> Recorder {
    box.animator.speed = request.speed
    let recorder = Recorder(box.animator, framesPerSecond: request.framesPerSecond) {
      [crates = box.crates] item in
      CrateLook.crate(item.bounds.width, number: 1 + crates.firstIndex { $0 === item }!)
    }
    recorder.followsSteps = false
    return recorder
  }
}
