import Foundation

/// A place where the pointer moves a value instead of an item: a sheet, a list, a drawer.
struct Handle {
  /// The area in which it can be grabbed now, in points.
  var area: () -> CGRect
  /// Called with the pointer, in points.
  var begin: (CGPoint) -> Void
  var move: (CGPoint) -> Void
  var end: () -> Void
}

/// A line that a pointer draws: the demo's hand in scenes whose values it moves.
struct Stroke {
  var start: CGPoint
  var end: CGPoint
  /// In seconds; 0 is a tap.
  var seconds: Double
}
