import Foundation
import SampleSupport

/// The back of all cards as a group around (0, 0), with a size of 56 × 80.
enum CardBack {
  static let id = "back"

  /// The shadow and the paper of a card, also below its face.
  static let paper = """
    <rect x="-27.2" y="-38.8" width="56" height="80" rx="5" opacity=".16"/>\
    <rect x="-28" y="-40" width="56" height="80" rx="5" fill="#fffdf8" stroke="#9a958a" \
    stroke-width=".7"/>
    """

  static func draw(size: CGSize) -> String {
    let scale = Double(size.width) / 56
    return """
      <pattern id="lattice" width="5" height="5" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect width="5" height="5" fill="#22448c"/>\
      <path d="M0 2.5H5M2.5 0V5" stroke="#7f97cc" stroke-width=".9"/></pattern>
      <g id="\(id)" transform="scale(\(scale.decimal(4)))">\
      \(paper)\
      <rect x="-24" y="-36" width="48" height="72" rx="2.5" fill="url(#lattice)" \
      stroke="#22448c" stroke-width="1.4"/></g>

      """
  }
}
