import Foundation
import SampleSupport

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
      "\"table\": \(JSONText.size(performance.tableSize))",
      "\"cardSize\": \(JSONText.size(performance.cardSize))",
      "\"stacking\": [\n\(stackings(performance).joined(separator: ",\n"))\n  ]",
    ]
    let tracks = performance.deck.indices.map { card in
      JSONText.track(
        of: performance.scenes.map { $0.poses[card] }, members: ["\"card\": \"\(names[card])\""])
    }
    members.append("\"cards\": [\n\(tracks.joined(separator: ",\n"))\n  ]")
    return JSONText.object(members)
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
}
