#if Pictures
  public import DynamicsRecording
  internal import DynamicsReporting
  public import Foundation

  /// Options of ``/DynamicsPictures/DynamicsRecording/RecordingFormat/gif(style:)``,
  /// ``/DynamicsPictures/DynamicsRecording/RecordingFormat/webp(style:)`` and
  /// ``/DynamicsPictures/DynamicsRecording/RecordingFormat/mp4(style:)``.
  ///
  /// Values are checked when a recording is written. An invalid value is reported and replaced by its
  /// default.
  public struct PictureStyle: Hashable, Sendable {
    /// The number of frames per second, from 1 to 120; the default is 30.
    ///
    /// A GIF has at most 50: its times are hundredths of a second, and many programs play frames of
    /// one hundredth at a tenth of the speed.
    public var framesPerSecond: Double

    /// The width in pixels, from 1 to 8192; the height follows.
    ///
    /// The default is `nil`, which is one pixel for each point of the recording. An MP4 has an even
    /// width and height, and so up to one pixel more of the background.
    public var width: CGFloat?

    /// The background color; the default is white.
    ///
    /// With an alpha below 255, a WebP is transparent. The pixels of a GIF are transparent or opaque,
    /// so those with an opacity below one half are transparent, which makes a larger file. An MP4 has
    /// the color on white.
    public var background: RecordingAppearance.Color

    /// The most colors of a GIF, and of a WebP without transparency, from 2 to 255; the default is 32.
    ///
    /// Fewer colors make a smaller file. They are chosen from up to 64 frames. Large areas keep their
    /// exact colors, and edges get similar ones.
    public var colorCount: Int

    /// How often the motion plays, from 1 to 65535; the default is `nil`, which repeats it forever.
    ///
    /// Programs decide by themselves whether an MP4 repeats.
    public var playCount: Int?

    /// How long the end of the motion stays visible, in seconds, from 0 to 3600; the default is 2.
    ///
    /// It is at least as long as a frame.
    public var hold: TimeInterval

    /// Whether outlines, boundaries, attachments, contacts and sleep are drawn; the default is
    /// `false`.
    public var showsXray: Bool

    /// Makes a style; each option has a default.
    public init(
      framesPerSecond: Double = 30, width: CGFloat? = nil,
      background: RecordingAppearance.Color = RecordingAppearance.Color(
        red: 255, green: 255, blue: 255), colorCount: Int = 32, playCount: Int? = nil,
      hold: TimeInterval = 2, showsXray: Bool = false
    ) {
      self.framesPerSecond = framesPerSecond
      self.width = width
      self.background = background
      self.colorCount = colorCount
      self.playCount = playCount
      self.hold = hold
      self.showsXray = showsXray
    }
  }

  extension PictureStyle {
    /// - Parameter fastest: The highest frame rate of the format.
    func validated(fastest: Double = 120) -> PictureStyle {
      var style = self
      style.framesPerSecond = min(
        fastest,
        DynamicsDiagnostics.checked(
          framesPerSecond, (1...120).contains(framesPerSecond), else: 30,
          "framesPerSecond must be from 1 to 120, not \(framesPerSecond); 30 is used",
          by: "PictureStyle.framesPerSecond"))
      style.width = width.flatMap {
        DynamicsDiagnostics.checked(
          $0, (1...CGFloat(PictureSize.limit)).contains($0), else: nil,
          "width must be from 1 to \(PictureSize.limit) pixels, not \($0); that of the recording is used",
          by: "PictureStyle.width")
      }
      style.colorCount = DynamicsDiagnostics.checked(
        colorCount, (2...255).contains(colorCount), else: 32,
        "colorCount must be from 2 to 255, not \(colorCount); 32 is used",
        by: "PictureStyle.colorCount")
      style.playCount = playCount.flatMap {
        DynamicsDiagnostics.checked(
          $0, (1...65535).contains($0), else: nil,
          "playCount must be from 1 to 65535, not \($0); the motion repeats forever",
          by: "PictureStyle.playCount")
      }
      style.hold = DynamicsDiagnostics.checked(
        hold, (0...3600).contains(hold), else: 2,
        "hold must be from 0 to 3600 s, not \(hold) s; 2 s is used", by: "PictureStyle.hold")
      return style
    }
  }
#endif
