import DynamicsRecording
import SampleSupport

/// Files of recordings that draw attachments and boundaries also without X-ray.
enum PlayOutput {
  static func write(
    _ recording: Recording, as format: SavedFormat, _ picture: Picture, showsXray: Bool,
    to path: String?
  ) throws {
    try write(recording, as: format.format, picture, showsXray: showsXray, to: path)
  }

  static func write(
    _ recording: Recording, as format: Format, _ picture: Picture, showsXray: Bool,
    startTime: Double = 0, to path: String?
  ) throws {
    var picture = picture
    // Only these two formats take rules of style, by which the other marks are hidden.
    picture.showsXray = showsXray || format.drawsSVG
    picture.startTime = min(startTime, recording.duration)
    guard let recordingFormat = format.recordingFormat(picture) else { return }
    try Output.write(recording, as: recordingFormat, to: path)
  }
}
