import Foundation
import SampleSupport

/// The final position of every item, one per line, and the state.
enum TextFormat {
  static func write(_ stage: Playground, _ outcome: String) -> String {
    var text = "\(stage.scene.title): \(stage.scene.hint)\n"
    for (index, prop) in stage.props.enumerated() {
      let (center, angle) = (prop.item.center, prop.item.angle * 180 / .pi)
      let place = "\(Double(center.x).fixed(2)), \(Double(center.y).fixed(2))"
      text +=
        "\(index + 1)  \(prop.look.name)  \(place)  \(Double(angle).fixed(1))°\n"
    }
    return text + outcome + " State \(stage.animator.stateHash.hexadecimal)\n"
  }
}

extension Look {
  /// The kind and the text.
  var name: String { label.map { "\(kind) \($0)" } ?? "\(kind)" }
}
