#if !Pictures
  public import Dynamics
  public import DynamicsRecording
  internal import Foundation

  /// A placeholder without the trait Pictures: this part of the package is not compiled.
  @available(
    *, unavailable,
    message:
      "enable the trait Pictures where you depend on swift-dynamics: .package(url: …, traits: [\"Pictures\"])"
  )
  public struct PictureStyle {
    /// Unavailable, like the type.
    public init() {}
  }

  extension RecordingFormat {
    /// A placeholder without the trait Pictures.
    @available(
      *, unavailable, message: "enable the trait Pictures where you depend on swift-dynamics"
    )
    public static var gif: RecordingFormat { fatalError("unavailable") }

    /// A placeholder without the trait Pictures.
    @available(
      *, unavailable, message: "enable the trait Pictures where you depend on swift-dynamics"
    )
    public static var webp: RecordingFormat { fatalError("unavailable") }

    /// A placeholder without the trait Pictures.
    @available(
      *, unavailable, message: "enable the trait Pictures where you depend on swift-dynamics"
    )
    public static var mp4: RecordingFormat { fatalError("unavailable") }
  }

  extension ImageMask {
    /// A placeholder without the trait Pictures.
    @available(
      *, unavailable, message: "enable the trait Pictures where you depend on swift-dynamics"
    )
    public init?(png data: Data) { fatalError("unavailable") }
  }
#endif
