import Foundation

/// The positions of all items on a page, in coordinates of the screen.
struct Layout {
  let walls: CGRect
  /// The number of frames drawn since the window was opened.
  let frames: Int
  private var places: [String: (center: CGPoint, degrees: Double, size: CGSize)] = [:]

  init(taken lines: [String], frames: Int) {
    self.frames = frames
    var walls = CGRect.null
    for words in lines.map({ $0.split(separator: " ") }) {
      if words.first == "walls" {
        let n = words.dropFirst().compactMap { Double($0) }
        walls = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      } else if words.first == "at" {
        let n = words.dropFirst(2).compactMap { Double($0) }
        places[String(words[1])] = (
          CGPoint(x: n[0], y: n[1]), n[2], CGSize(width: n[3], height: n[4])
        )
      }
    }
    self.walls = walls
  }

  var centers: [CGPoint] { places.values.map(\.center) }

  func center(of name: String) -> CGPoint { places[name]!.center }

  /// The angle in degrees, clockwise.
  func angle(of name: String) -> Double { places[name]!.degrees }

  func size(of name: String) -> CGSize { places[name]!.size }

  /// A point at a distance from an item's center, along its width and its height.
  func point(of name: String, along: Double, across: Double = 0) -> CGPoint {
    let (center, turn) = (center(of: name), angle(of: name) * .pi / 180)
    return CGPoint(
      x: center.x + along * cos(turn) - across * sin(turn),
      y: center.y + along * sin(turn) + across * cos(turn))
  }
}
