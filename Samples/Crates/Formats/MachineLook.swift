import DynamicsRecording
import SampleSupport

/// The appearance of the parts of the machine in recordings.
enum MachineLook {
  static func look(of part: CrateMachine.Part) -> RecordingAppearance {
    let size = part.item.bounds.size
    return switch part.kind {
    case .roller:
      RecordingAppearance(
        fill: "#8d949e", stroke: "#3b4048", label: "roller", svg: roller(radius: size.width / 2))
    case .rail: RecordingAppearance(fill: "#4a4f57")
    case .plate: RecordingAppearance(fill: "#6d7580", stroke: "#3b4048", cornerRadius: 2)
    case .link: RecordingAppearance(fill: "#a07c4a", stroke: "#5d4526", cornerRadius: 2.5)
    }
  }

  /// A roller with three spokes, so that one sees it turn.
  private static func roller(radius: Double) -> String {
    let spokes = [0.0, 60, 120].map { angle in
      """
      <path d="M\((-radius).decimal(2)) 0H\(radius.decimal(2))" \
      transform="rotate(\(angle.decimal(0)))"/>
      """
    }
    return """
      <g fill="#aab1ba" stroke="#3b4048" stroke-width="1.5"><circle r="\((radius - 0.75).decimal(2))"/>\
      \(spokes.joined())<circle r="3" fill="#3b4048"/></g>
      """
  }
}
