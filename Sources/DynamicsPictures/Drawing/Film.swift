#if Pictures
  internal import DynamicsRecording
  internal import Foundation

  /// A recording that is drawn frame by frame.
  struct Film {
    let size: PictureSize
    let frames: PictureFrames
    let canvas: PictureCanvas
    private let recording: Recording
    private let marks: [Recording.Mark]?
    private let radii: [CGFloat]

    /// - Parameter isEven: Whether the width and height are even.
    init(_ recording: Recording, _ style: PictureStyle, isEven: Bool = false) throws {
      self.recording = recording
      marks = style.showsXray ? recording.xrayMarks : nil
      radii = recording.items.map(\.shape.radius)
      size = try PictureSize(of: recording.bounds, width: style.width, isEven: isEven)
      frames = try PictureFrames(of: recording, marks: marks ?? [], style)
      canvas = try PictureCanvas(size, showing: recording.bounds, background: style.background)
    }

    func draw(_ frame: Int) throws {
      canvas.draw(recording, at: frames.time(of: frame), marks: marks, radii: radii)
      try canvas.check()
    }
  }
#endif
