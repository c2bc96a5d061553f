import DynamicsGeometry
import DynamicsRecording

/// All that a picture draws, in its order: without references, with each path in points.
struct Drawing {
  /// An element at one place; one that is used twice is two of these.
  struct Node {
    var lineage: Lineage
    var parent: Int?
  }

  struct Shape {
    /// The node that drew it.
    var node: Int
    /// In points of the picture.
    var path: BezierPath
    var kind: ShapePath.Kind
    /// How it looks; its curves are made when its item is.
    var figure: RecordingAppearance.Figure

    var isPainted: Bool { figure.fill != nil || figure.stroke != nil || figure.image != nil }
  }

  var nodes: [Node] = []
  var shapes: [Shape] = []
  private(set) var notes: [String] = []
  private var known: Set<String> = []

  /// Notes that something is not drawn as in the file.
  mutating func note(_ text: String) {
    // An ID may be long, and have line breaks.
    let line = text.prefix(200).split { $0.isNewline }.joined(separator: " ")
    guard notes.count < SVGLimits.notes, known.insert(line).inserted else { return }
    notes.append(line)
  }
}
