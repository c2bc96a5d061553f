@_spi(Samples) import DynamicsRecording
import SampleSupport

/// A complete run, with all data for the output formats.
struct CrateRun {
  var request: CrateRequest
  /// The recording of the crates in the order of the scene and the parts of its machine, with an
  /// arrow in the direction of gravity.
  var recording: Recording
  /// The box after the run.
  let box: CrateBox
  let stepper: Stepper
}

/// Runs and records a scene, with the same frames in every run.
struct RunRecorder {
  let request: CrateRequest

  /// The largest rounding error of a sum of frames, in seconds.
  private static let tolerance = 1e-9

  /// - Parameter progress: Called after each frame, with the fraction that is done.
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
    // The frames of a slow program differ from those of the recording, which shows the screen at
    // its own times.
    var now = 0.0
    var length = min(lengths.next(), end)
    for frame in 1...frameCount {
      let due = Double(frame) / request.framesPerSecond
      while length > Self.tolerance, now + length <= due + Self.tolerance {
        tilt.update()
        stepper.simulate(length * request.speed, in: box, tilt: tilt)
        now += length
        // The last frame is shortened, so that runs with any load end at the same time.
        length = min(lengths.next(), end - now)
      }
      recorder.wait(until: due)
      tilts.append(box.tilt)
      progress(Double(frame) / Double(frameCount))
    }
    recorder.stop()
    var recording = recorder.recording
    recording.frameBox(tilts: tilts, isMark: request.showsXray)
    recording.metadata = request.facts
    recording.metadata["hash"] = recording.motionHash
    return CrateRun(request: request, recording: recording, box: box, stepper: stepper)
  }

  private func recorder(of box: CrateBox) -> Recorder {
    box.animator.speed = request.speed
    let recorder = Recorder(box.animator, framesPerSecond: request.framesPerSecond) {
      [crates = box.crates, parts = box.machine?.parts ?? []] item in
      if let part = parts.first(where: { $0.item === item }) { return MachineLook.look(of: part) }
      return CrateLook.crate(item.bounds.width, number: 1 + crates.firstIndex { $0 === item }!)
    }
    recorder.followsSteps = false
    return recorder
  }
}
