import SampleSupport

/// The direction and strength in which things fall, in g; x to the right, y downward.
struct Tilt: Equatable {
  var x: Double
  var y: Double

  /// As when nothing is tilted.
  static let down = Tilt(x: 0, y: 1)

  /// What a device may be shaken by, and more.
  static let range = -100.0...100.0

  /// How a tilt is told to people.
  var name: String { "\(Self.signed(x)) \(Self.signed(y)) g" }

  private static func signed(_ number: Double) -> String {
    let text = number.fixed(2)
    return text.hasPrefix("-") ? text : "+" + text
  }
}
