package import Foundation

/// Pieces of JSON, with the same digits everywhere.
package enum JSONText {
  /// The whole text: an object of members that stand indented by two.
  package static func object(_ members: [String]) -> String {
    "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  package static func size(_ size: CGSize) -> String {
    "{\"width\": \(Double(size.width).decimal(3)), \"height\": \(Double(size.height).decimal(3))}"
  }

  package static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { $0.decimal(3) }.joined(separator: ", ") + "]"
  }

  /// An object within a list that is a member of the whole: an item's way, frame by frame.
  ///
  /// - Parameter members: What else is said of the item.
  package static func track(of poses: [Pose], members: [String]) -> String {
    let lines =
      members + [
        "\"x\": \(list(poses.map { Double($0.center.x) }))",
        "\"y\": \(list(poses.map { Double($0.center.y) }))",
        "\"angle\": \(list(poses.map(\.angle)))",
      ]
    return "    {\n      " + lines.joined(separator: ",\n      ") + "\n    }"
  }
}
