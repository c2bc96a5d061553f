import UIKit

/// Nodes repel each other, edges pull them together.
class GraphView: UIView {

  class NodeView: UIView {
    let name: String

    init(name: String, at point: CGPoint) {
      self.name = name
      super.init(frame: CGRect(x: point.x - 15, y: point.y - 15, width: 30, height: 30))
      layer.cornerRadius = 15
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private(set) var nodes: [String: NodeView] = [:]
  private(set) var edges: [UIAttachmentBehavior: (NodeView, NodeView)] = [:]

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)
  private let properties = UIDynamicItemBehavior()
  private var repulsions: [NodeView: UIFieldBehavior] = [:]

  private(set) var latestArguments: (mass: CGFloat, charge: CGFloat, time: TimeInterval)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    properties.resistance = 5
    properties.allowsRotation = false
    animator.addBehavior(properties)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @discardableResult
  func addNode(_ name: String, at point: CGPoint) -> NodeView {
    let node = NodeView(name: name, at: point)
    addSubview(node)
    properties.addItem(node)

    let field = repulsion(from: node)
    for (other, otherField) in repulsions {
      field.addItem(other)
      otherField.addItem(node)
    }
    repulsions[node] = field
    animator.addBehavior(field)
    nodes[name] = node
    return node
  }

  /// Coulomb's law in two dimensions, as far as the eye can tell.
  private func repulsion(from node: NodeView) -> UIFieldBehavior {
    let field = UIFieldBehavior.field(evaluationBlock: {
      [weak self, weak node] (field, position, velocity, mass, charge, time) -> CGVector in
      guard let node = node else { return .zero }
      let dx = position.x - node.center.x
      let dy = position.y - node.center.y
      let r2 = max(dx * dx + dy * dy, 100)
      self?.latestArguments = (mass, charge, time)
      return CGVector(dx: 100 * dx / r2, dy: 100 * dy / r2)
    })
    return field
  }

  func connect(_ a: String, _ b: String, length: CGFloat = 80) {
    guard let first = nodes[a], let second = nodes[b] else { return }
    let edge = UIAttachmentBehavior(item: first, attachedTo: second)
    edge.length = length
    edge.frequency = 2
    edge.damping = 1
    animator.addBehavior(edge)
    edges[edge] = (first, second)
  }

  func disconnect(_ a: String, _ b: String) {
    for (edge, ends) in edges where ends.0.name == a && ends.1.name == b {
      animator.removeBehavior(edge)
      edges[edge] = nil
    }
  }
}
