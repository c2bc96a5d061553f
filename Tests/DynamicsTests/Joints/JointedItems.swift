import Dynamics
import Testing

/// Items that attachments hold together, in an animator.
struct JointedItems {
  let animator: DynamicAnimator
  let items: [BasicItem]
  let properties: DynamicItemBehavior
  let attachments: [AttachmentBehavior]

  /// - Parameters:
  ///   - room: The walls around all items; without walls, nothing collides.
  ///   - resistance: The default one if `nil`.
  init(
    _ items: [BasicItem], _ attachments: [AttachmentBehavior], room: CGRect? = nil,
    gravity: Bool = true, resistance: CGFloat? = 0, timeStep: Double = 1.0 / 120
  ) {
    animator = DynamicAnimator.headless(
      room ?? CGRect(x: 0, y: 0, width: 1000, height: 1000), timeStep: timeStep)
    self.items = items
    self.attachments = attachments
    properties = DynamicItemBehavior(items: items)
    if let resistance {
      properties.resistance = resistance
      properties.angularResistance = resistance
    }
    animator.addBehavior(properties)
    if gravity { animator.addBehavior(GravityBehavior(items: items)) }
    if room != nil {
      let collision = CollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
    }
    for attachment in attachments { animator.addBehavior(attachment) }
  }
}

// MARK: Measurements

extension JointedItems {
  /// Kinetic and potential energy in kg·pt²/s², of items of density 1.
  ///
  /// Positions are half a step behind velocities: with the position halfway, energy in free fall is
  /// constant.
  var energy: CGFloat {
    items.reduce(0) { sum, item in
      let mass = mass(of: item)
      let (velocity, spin) = (
        properties.linearVelocity(for: item), properties.angularVelocity(for: item)
      )
      let height = item.center.y - velocity.y * animator.timeStep / 2
      return sum + mass * (velocity.x * velocity.x + velocity.y * velocity.y) / 2
        + moment(of: item) * spin * spin / 2 - mass * 1000 * height
    }
  }

  func mass(of item: BasicItem) -> CGFloat {
    let area = item.bounds.width * item.bounds.height
    return (item.collisionBoundsType == .ellipse ? area * .pi / 4 : area) / 10_000
  }

  func moment(of item: BasicItem) -> CGFloat {
    let square = item.bounds.width * item.bounds.width + item.bounds.height * item.bounds.height
    return mass(of: item) * square / (item.collisionBoundsType == .ellipse ? 16 : 12)
  }

  /// The speed of the fastest item, in pt/s.
  var fastest: CGFloat {
    items.reduce(0) { max($0, properties.linearVelocity(for: $1).length) }
  }

  /// The greatest error of a rod's length, as a share of its length.
  var worstStretch: CGFloat {
    attachments.reduce(0) { worst, rod in
      guard rod.length > 0 else { return worst }
      let places = rod.items.map(\.center)
      let distance = places[0].distance(to: places.count > 1 ? places[1] : rod.anchorPoint)
      return max(abs(distance / rod.length - 1), worst)
    }
  }
}

extension CGPoint {
  var length: CGFloat { hypot(x, y) }
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension BasicItem {
  static func disc(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 2) -> BasicItem {
    BasicItem(
      center: CGPoint(x: x, y: y), size: CGSize(width: 2 * radius, height: 2 * radius),
      collisionBoundsType: .ellipse)
  }

  /// The position of a point of the item, given in its own axes from its center.
  func place(of x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + x * cos(angle) - y * sin(angle), y: center.y + x * sin(angle) + y * cos(angle))
  }
}

// MARK: Chains

/// Links in a row, each `length` long; the first one hangs on a fixed point.
struct PinnedChain {
  let links: [BasicItem]
  let pins: [AttachmentBehavior]
  let start: CGPoint
  let length: CGFloat

  /// - Parameter slope: The initial direction of the chain, clockwise from the right.
  init(
    _ count: Int, from start: CGPoint = CGPoint(x: 500, y: 200), length: CGFloat = 10,
    width: CGFloat = 4, slope: CGFloat = 0
  ) {
    self.start = start
    self.length = length
    let way = CGPoint(x: cos(slope), y: sin(slope))
    func place(_ links: CGFloat) -> CGPoint {
      CGPoint(x: start.x + way.x * length * links, y: start.y + way.y * length * links)
    }
    let links = (0..<count).map { number in
      let link = BasicItem(
        center: place(CGFloat(number) + 0.5), size: CGSize(width: length, height: width))
      link.angle = slope
      return link
    }
    self.links = links
    let first = AttachmentBehavior(
      item: links[0], offsetFromCenter: Offset(horizontal: -length / 2, vertical: 0),
      attachedToAnchor: start)
    first.length = 0
    pins =
      [first]
      + (1..<count).map { number in
        .pinAttachment(
          with: links[number], attachedTo: links[number - 1],
          attachmentAnchor: place(CGFloat(number)))
      }
  }

  /// The greatest distance between the two points of a pin, in points.
  var worstGap: CGFloat {
    var place = start
    return links.reduce(0) { worst, link in
      let gap = link.place(of: -length / 2, 0).distance(to: place)
      place = link.place(of: length / 2, 0)
      return max(gap, worst)
    }
  }

  /// The end of the last link.
  var end: CGPoint { links[links.count - 1].place(of: length / 2, 0) }
}

/// Discs in a row, connected by rods; the first one is fixed.
struct RodChain {
  let discs: [BasicItem]
  let rods: [AttachmentBehavior]

  init(_ count: Int, from start: CGPoint = CGPoint(x: 500, y: 200), length: CGFloat = 5) {
    let discs = (0..<count).map { BasicItem.disc(start.x + length * CGFloat($0), start.y) }
    self.discs = discs
    rods =
      [AttachmentBehavior(item: discs[0], attachedToAnchor: start)]
      + (1..<count).map { AttachmentBehavior(item: discs[$0], attachedTo: discs[$0 - 1]) }
  }
}
