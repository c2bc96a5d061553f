import SampleSupport

/// The direction and strength of gravity, in g; x to the right, y downward.
struct Tilt: Equatable {
  var x: Double
  var y: Double

  /// The tilt of an upright device.
  static let down = Tilt(x: 0, y: 1)

  /// The valid range of each component, more than any device measures.
  static let range = -100.0...100.0

  /// The tilt as text.
  var name: String { "\(Self.signed(x)) \(Self.signed(y)) g" }

  private static func signed(_ number: Double) -> String {
    let text = number.fixed(2)
    return text.hasPrefix("-") ? text : "+" + text
  }
}
