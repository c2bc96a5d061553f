public import Foundation

/// A motor that turns or moves the first item of an attachment against the second:
/// ``AttachmentBehavior/Motor``.
public struct AttachmentMotor: Hashable, Codable, Sendable {
  /// The speed that it drives at: in radians per second for a pin, in points per second for a
  /// slide.
  ///
  /// From −10¹² to 10¹². A positive speed turns the first item clockwise against the second, or
  /// moves it along the axis. 0 holds.
  public var speed: CGFloat
  /// The most that it drives with: in newton meters for a pin, in newtons for a slide.
  ///
  /// At least 0; it may be `.infinity`.
  public var maximum: CGFloat

  /// Makes a motor of a speed, in radians or points per second, and a maximum, in newton meters or
  /// newtons.
  public init(speed: CGFloat, maximum: CGFloat) {
    self.speed = speed
    self.maximum = maximum
  }
}
