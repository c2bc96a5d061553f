#if Inspector
  import Dynamics
  import DynamicsRecording
  import DynamicsTiming
  import Foundation

  extension InspectedAnimator {
    /// The behaviors of the program, parents before their children.
    private var allBehaviors: [DynamicBehavior] {
      var all: [DynamicBehavior] = []
      var waiting = Array(programBehaviors.reversed())
      while let next = waiting.popLast() {
        all.append(next)
        waiting += next.childBehaviors.reversed()
      }
      return all
    }

    private var programBehaviors: [DynamicBehavior] {
      (animator?.behaviors ?? []).filter { !hands.contains($0) }
    }

    /// A value that changes when the scene may be another one.
    var sceneVersion: [Int] {
      (animator?.structureVersion ?? []) + [appearances.version]
    }

    /// Looks for items with new shapes, which no other number tells.
    func updateAppearances(_ look: Recorder.Appearances?) {
      appearances.update(animator?.drawnItems ?? [], look)
    }

    var boundsNumbers: [CGFloat]? {
      animator?.referenceBounds.map { [$0.minX, $0.minY, $0.width, $0.height] }
    }

    /// The whole scene; it calls getters of the program.
    func makeScene(_ look: Recorder.Appearances?) -> SceneMessage {
      let items = animator?.drawnItems ?? []
      appearances.update(items, look)
      behaviors.update(allBehaviors)
      return SceneMessage(
        animator: index, bounds: boundsNumbers,
        items: items.map { drawn in
          SceneMessage.Item(
            id: drawn.id.rawValue,
            name: appearances.appearances[drawn.id]?.label ?? replay?.className(of: drawn.item)
              ?? "\(type(of: drawn.item))",
            shape: Recording.Shape(drawn.shape),
            appearance: (appearances.appearances[drawn.id] ?? .outlined(drawn.id.rawValue))
              .withFiguresAsSVG)
        },
        boundaries: animator?.drawnBoundaries ?? [],
        behaviors: programBehaviors.map { describe($0, depth: 0) })
    }

    /// The levels of the tree that a page shows; behaviors below them are left out.
    private static let deepest = 32

    private func describe(_ behavior: DynamicBehavior, depth: Int) -> SceneMessage.Behavior {
      let number = behaviors.number(of: behavior) ?? 0
      return SceneMessage.Behavior(
        id: number, type: BehaviorIndex.typeName(of: behavior), name: behaviors.name(of: number),
        items: behavior.inspectedItems.compactMap { animator?.id(of: $0)?.rawValue },
        children: depth < Self.deepest
          ? behavior.childBehaviors.map { describe($0, depth: depth + 1) } : [],
        properties: behavior.properties.map { property in
          let value = property.value
          return SceneMessage.Property(
            name: property.name, value: value, default: property.defaultValue,
            range: property.range.map { [$0.lowerBound, $0.upperBound] },
            unit: property.unit.symbol, choices: property.choices,
            isSettable: property.isSettable, kind: Self.kind(of: property, value))
        })
    }

    private static func kind(of property: BehaviorProperty, _ value: PropertyValue) -> String {
      switch value == .none ? property.defaultValue : value {
      case .none: property.choices.isEmpty ? "number" : "choice"
      case .number: "number"
      case .flag: "flag"
      case .point: "point"
      case .vector: "vector"
      case .range: "range"
      case .choice: "choice"
      }
    }

    // MARK: The selected item

    func selection(_ id: ItemID) -> SelectionMessage? {
      guard let animator, let item = animator.item(withID: id), let motion = animator.motion(of: id)
      else { return nil }
      let contacts = animator.contactLoads(of: id).map { contact in
        SelectionMessage.Contact(
          with: Party(contact.other), point: [contact.point.x, contact.point.y],
          normal: [contact.normal.dx, contact.normal.dy], impulse: contact.impulse)
      }
      let joints = joints(of: item)
      let load =
        contacts.reduce(0) { $0 + $1.impulse / animator.timeStep }
        + joints.reduce(0) {
          $0 + ($1.force[0] * $1.force[0] + $1.force[1] * $1.force[1]).squareRoot()
        }
      return SelectionMessage(
        animator: index, item: id.rawValue, mass: motion.mass.isFinite ? motion.mass : nil,
        velocity: [motion.velocity.dx, motion.velocity.dy],
        angularVelocity: motion.angularVelocity, contacts: contacts, joints: joints, load: load)
    }

    private func joints(of item: any DynamicItem) -> [SelectionMessage.Joint] {
      allBehaviors.compactMap { behavior in
        guard let attachment = behavior as? AttachmentBehavior,
          let place = attachment.inspectedItems.firstIndex(where: { $0 === item }),
          let number = behaviors.number(of: attachment)
        else { return nil }
        // The second item gets the opposite force.
        let sign: Double = place == 0 ? 1 : -1
        let force = attachment.reactionForce
        return SelectionMessage.Joint(
          behavior: number, type: BehaviorIndex.typeName(of: attachment),
          force: [force.dx * sign, force.dy * sign], torque: attachment.reactionTorque * sign)
      }
    }
  }

  extension Party {
    init(_ other: ContactEvent.Other) {
      switch other {
      case .item(let id): self = .item(id.rawValue)
      case .boundary(let id): self = .boundary(id?.description)
      }
    }
  }
#endif
