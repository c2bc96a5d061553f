import Foundation

/// One object: what was asked, the new order, and where every card was in every frame.
enum JSONFormat {
  static func write(_ performance: Performance, of request: ShuffleRequest, ascii: Bool) -> String {
    let names = performance.deck.map { ascii ? $0.asciiName : $0.name }
    var members = [
      "\"seed\": \(request.seed)",
      "\"style\": \"\(request.style.rawValue)\"",
      "\"order\": [\(performance.order.map { "\"\(names[$0])\"" }.joined(separator: ", "))]",
      "\"framesPerSecond\": \(performance.framesPerSecond.decimal(3))",
      "\"frameCount\": \(performance.scenes.count)",
      "\"table\": \(size(performance.tableSize))",
      "\"cardSize\": \(size(performance.cardSize))",
      "\"stacking\": [\n\(stackings(performance).joined(separator: ",\n"))\n  ]",
    ]
    let tracks = performance.deck.indices.map { track(of: $0, in: performance, name: names[$0]) }
    members.append("\"cards\": [\n\(tracks.joined(separator: ",\n"))\n  ]")
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private static func size(_ size: CGSize) -> String {
    "{\"width\": \(Double(size.width).decimal(3)), \"height\": \(Double(size.height).decimal(3))}"
  }

  /// Cards from the lowest to the topmost as indices into `cards`, wherever that changes.
  private static func stackings(_ performance: Performance) -> [String] {
    var last: [Int] = []
    var lines: [String] = []
    for (frame, scene) in performance.scenes.enumerated() where scene.stacking != last {
      last = scene.stacking
      let cards = last.map(String.init).joined(separator: ", ")
      lines.append("    {\"frame\": \(frame), \"cards\": [\(cards)]}")
    }
    return lines
  }

  private static func track(of card: Int, in performance: Performance, name: String) -> String {
    let poses = performance.scenes.map { $0.poses[card] }
    func list(_ numbers: [Double]) -> String {
      "[" + numbers.map { $0.decimal(3) }.joined(separator: ", ") + "]"
    }
    return """
          {
            "card": "\(name)",
            "x": \(list(poses.map { Double($0.center.x) })),
            "y": \(list(poses.map { Double($0.center.y) })),
            "angle": \(list(poses.map(\.angle)))
          }
      """
  }
}
