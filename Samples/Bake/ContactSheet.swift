import DynamicsRecording
import Foundation

/// A page with the best falls side by side.
enum ContactSheet {
  static func page(of winners: [Bake.Result], _ score: Score, _ oven: Oven) throws -> String {
    let figures = try winners.map { winner in
      // A picture in a picture element does not share names with the others.
      let picture = try oven.bake(seed: winner.seed).recording
        .data(as: .svg(style: oven.picture.style)).base64EncodedString()
      return """
        <figure><img src="data:image/svg+xml;base64,\(picture)" alt="The fall of seed \(winner.seed)">\
        <figcaption>--seed \(winner.seed) · \(score.rawValue) \(winner.value.decimal(2))</figcaption></figure>
        """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Contact sheet</title>
      <style>
      :root{color-scheme:light dark}
      body{margin:1rem;font:15px/1.4 system-ui,sans-serif;display:grid;gap:1rem;\
      grid-template-columns:repeat(auto-fill,minmax(16rem,1fr))}
      figure{margin:0}
      img{display:block;width:100%;background:#fff;border:1px solid #8888;box-sizing:border-box}
      </style>
      \(figures.joined(separator: "\n"))
      </html>

      """
  }
}
