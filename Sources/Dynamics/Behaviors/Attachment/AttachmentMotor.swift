public import Foundation

/// A motor that turns or moves the first item of an attachment against the second:
/// ``AttachmentBehavior/Motor``.
public struct AttachmentMotor: Hashable, Sendable {
  /// The speed that it drives at: in radians per second for a pin, in points per second for a
  /// slide.
  ///
  /// From −10¹² to 10¹². A positive speed turns the first item clockwise against the second, or
  /// moves it along the axis. 0 holds. With an ``angle`` or a ``translation``, it is the greatest speed in either
  /// direction, and at least 0.
  public var speed: CGFloat
  /// The most that it drives with: in newton meters for a pin, in newtons for a slide.
  ///
  /// At least 0; it may be `.infinity`.
  public var maximum: CGFloat
  /// The angle that the motor of a pin turns to and holds, in radians; `nil` for one that keeps turning.
  ///
  /// From −10¹² to 10¹², as ``AttachmentBehavior/angle`` counts. Another turn is another angle.
  public var angle: CGFloat?
  /// The distance that the motor of a slide moves to and holds, in points; `nil` for one that keeps moving.
  ///
  /// From −10¹² to 10¹², as ``AttachmentBehavior/translation`` counts.
  public var translation: CGFloat?

  /// Makes a motor of a speed, in radians or points per second, and a maximum, in newton meters or
  /// newtons.
  public init(speed: CGFloat, maximum: CGFloat) {
    self.speed = speed
    self.maximum = maximum
  }

  /// Makes a motor that turns a pin to an angle and holds it there.
  ///
  /// It reaches the angle at its speed and stops there. With a finite maximum, it accelerates with all of it and
  /// brakes with half of it, by the inertia of all that rigid attachments move with the item. The other half is left
  /// for loads, such as gravity: one that pulls on with more than that carries the items past the angle, and the
  /// motor brings them back if it can. So does an arm whose other joints are held by motors or ranges, which is
  /// part of a loop, or whose pin is a spring: the motor then counts less inertia than there is.
  ///
  /// - Parameters:
  ///   - angle: In radians.
  ///   - speed: The greatest speed, in radians per second.
  ///   - maximum: The greatest torque, in newton meters; the default is infinite.
  public init(angle: CGFloat, speed: CGFloat, maximum: CGFloat = .infinity) {
    self.init(speed: speed, maximum: maximum)
    self.angle = angle
  }

  /// Makes a motor that moves a slide to a distance along its axis and holds it there.
  ///
  /// It moves as ``init(angle:speed:maximum:)`` turns.
  ///
  /// - Parameters:
  ///   - translation: In points.
  ///   - speed: The greatest speed, in points per second.
  ///   - maximum: The greatest force, in newtons; the default is infinite.
  public init(translation: CGFloat, speed: CGFloat, maximum: CGFloat = .infinity) {
    self.init(speed: speed, maximum: maximum)
    self.translation = translation
  }

  /// The angle or the translation.
  var target: CGFloat? { angle ?? translation }

  /// The reason why its target is not valid; `nil` for a valid one.
  func flaw(ofSlide isSlide: Bool) -> String? {
    if (isSlide ? angle : translation) != nil {
      return isSlide
        ? "a slide has a translation to move to, and no angle"
        : "a pin has an angle to turn to, and no translation"
    }
    return target != nil && speed < 0 ? "a speed to a target must be at least 0, not \(speed)" : nil
  }
}

/// Encoded without an infinite maximum, since JSON has no infinity.
extension AttachmentMotor: Codable {
  private enum CodingKeys: CodingKey { case speed, maximum, angle, translation }

  /// Reads a motor; a missing maximum is infinite.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    speed = try values.decode(CGFloat.self, forKey: .speed)
    maximum = try values.decodeIfPresent(CGFloat.self, forKey: .maximum) ?? .infinity
    angle = try values.decodeIfPresent(CGFloat.self, forKey: .angle)
    translation = try values.decodeIfPresent(CGFloat.self, forKey: .translation)
  }

  /// Writes a motor.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(speed, forKey: .speed)
    if maximum != .infinity { try values.encode(maximum, forKey: .maximum) }
    try values.encodeIfPresent(angle, forKey: .angle)
    try values.encodeIfPresent(translation, forKey: .translation)
  }
}
