/// All articulations with an awake body.
///
/// They are found again when joints are added or removed, and when bodies wake, fall asleep or are
/// anchored.
final class Articulations {
  let all = FlatArray<Articulation>()
  /// Sorted by articulation, and children before their parents.
  let links = FlatArray<Link>()
  /// The constant geometry of the links.
  let geometries = FlatArray<LinkGeometry>()
  let loops = FlatArray<Loop>()
  /// All limits that no link has, whether they are violated or not.
  let limits = FlatArray<Loop>()

  /// Whether any has anchors.
  private(set) var haveAnchors = false

  // Kept for reuse.
  private let forest = SpanningForest()
  private let treeQueue = FlatArray<Int32>()
  private let isEnqueued = FlatArray<Bool>()
  /// The gears that are in no articulation yet.
  private let gears = FlatArray<GearRow>()

  func links(of articulation: Articulation) -> Pointers<Link> { links.pointers(articulation.links) }
  func loops(of articulation: Articulation) -> Pointers<Loop> { loops.pointers(articulation.loops) }
  func limits(of articulation: Articulation) -> Pointers<Loop> {
    limits.pointers(articulation.limits)
  }

  func geometries(of articulation: Articulation) -> UnsafeMutablePointer<LinkGeometry> {
    geometries.base + articulation.links.first
  }

  func tree(of articulation: Articulation) -> Tree {
    Tree(links: links(of: articulation), base: links.base)
  }

  /// The index of the articulation of a body; −1 for none.
  func articulation(of body: BodyPointer) -> Int {
    body.pointee.link < 0 ? -1 : Int(links[Int(body.pointee.link)].articulation)
  }

  /// Calls a block with the joints of an articulation.
  @inline(__always)
  func forEachJoint(of articulation: Articulation, _ visit: (JointPointer) -> Void) {
    for link in links(of: articulation) { link.pointee.joint.map(visit) }
    for loop in loops(of: articulation) { loop.pointee.joint.map(visit) }
    for limit in limits(of: articulation) { limit.pointee.joint.map(visit) }
  }

  /// Calls a block with all bodies of the articulation that a body belongs to.
  func forEachBody(joinedTo body: BodyPointer, _ visit: (BodyPointer) -> Void) {
    let index = articulation(of: body)
    guard index >= 0 else { return }
    for link in links(of: all[index]) { visit(link.pointee.body) }
  }
}

// MARK: Finding articulations

extension Articulations {
  /// - Parameters:
  ///   - joints: In the order of their ids.
  ///   - table: All joints, which gears refer to.
  ///   - bodyCount: The number of awake bodies.
  func find(
    _ joints: borrowing FlatArray<JointPointer>, in table: JointTable, bodyCount: Int
  ) {
    for link in links.buffer {
      link.body.pointee.link = -1
      link.body.pointee.isGrounded = false
    }
    all.removeAll()
    haveAnchors = false
    links.removeAll()
    geometries.removeAll()
    loops.removeAll()
    limits.removeAll()
    findGears(joints, in: table)
    forest.find(joints, gears, bodyCount: bodyCount)
    for index in joints.indices where joints[index].pointee.hasLinkableRow {
      joints[index].pointee.isLimitLinked = forest.isInTree(index)
    }
    isEnqueued.removeAll()
    isEnqueued.resize(to: forest.trees.count, filling: false)
    for tree in forest.trees.indices where !isEnqueued[tree] { build(from: tree, joints) }
  }

  private func findGears(_ joints: borrowing FlatArray<JointPointer>, in table: JointTable) {
    gears.removeAll()
    for joint in joints.buffer where joint.pointee.isGear {
      if let gear = GearRow(joint, in: table) {
        gears.append(gear)
      } else {
        joint.pointee.reaction = .none
      }
    }
  }

  /// Updates the geometry that a link keeps of its joint, after a change of numbers.
  func updateGeometry(of joint: JointPointer) {
    for body in [joint.pointee.a, joint.pointee.b] {
      let place = Int(body.pointee.link)
      guard links.indices.contains(place), links[place].joint == joint else { continue }
      geometries[place] = links[place].geometry
    }
  }

  /// Makes an articulation of a tree and of the trees that other joints connect to it.
  private func build(from tree: Int, _ joints: borrowing FlatArray<JointPointer>) {
    treeQueue.removeAll()
    enqueue(tree)
    var articulation = Articulation()
    articulation.links.first = links.count
    articulation.loops.first = loops.count
    articulation.limits.first = limits.count
    var next = 0
    while next < treeQueue.count {
      let range = forest.trees[Int(treeQueue[next])]
      layOut(range)
      for index in range.indices { addLoops(forest.links[index].body, joints) }
      next += 1
      if next == treeQueue.count, !gears.isEmpty { addGears() }
    }
    articulation.links.count = links.count - articulation.links.first
    articulation.loops.count = loops.count - articulation.loops.first
    let links = links(of: articulation)
    if !articulation.loops.isEmpty { unlinkLimits(of: links) }
    articulation.limits.count = limits.count - articulation.limits.first
    articulation.hasLinkLimits = links.contains { $0.pointee.hasLimit }
    articulation.hasLinkMotors = links.contains { $0.pointee.joint?.pointee.motor != nil }
    articulation.isGrounded =
      links.contains { $0.pointee.joint != nil && !$0.pointee.parentBody.isMovable }
      || loops(of: articulation).contains { $0.pointee.isGrounded }
      || limits(of: articulation).contains { $0.pointee.isGrounded }
    forEachJoint(of: articulation) { joint in
      guard joint.pointee.mayYield else { return }
      articulation.hasAnchors = true
      if joint.pointee.structure.kind == .span { articulation.hasSpans = true }
    }
    if articulation.hasAnchors { haveAnchors = true }
    for link in links { link.pointee.body.pointee.isGrounded = articulation.isGrounded }
    articulation.isPlain =
      articulation.loops.isEmpty && articulation.limits.isEmpty && !articulation.hasLinkLimits
      && !links.contains { $0.pointee.geometry.kind == .other }
    articulation.hasOnlyPins =
      articulation.isPlain && links.allSatisfy { $0.pointee.isPin || $0.pointee.joint == nil }
    all.append(articulation)
  }

  private func enqueue(_ tree: Int) {
    isEnqueued[tree] = true
    treeQueue.append(Int32(tree))
  }

  /// Appends a tree's links to the list, children first.
  private func layOut(_ tree: IndexRange) {
    let last = links.count + tree.count - 1
    for index in (0..<tree.count).reversed() {
      var link = forest.links[tree.first + index]
      if link.parent >= 0 { link.parent = Int32(last - (Int(link.parent) - tree.first)) }
      link.place = Int32(links.count)
      link.articulation = Int32(all.count)
      link.body.pointee.link = link.place
      link.hasLimit = link.joint?.pointee.hasLinkableRow ?? false
      link.isPin = link.joint?.isPin ?? false
      link.setConstantRows()
      links.append(link)
      geometries.append(link.geometry)
    }
    for link in links.pointers.suffix(tree.count) where link.pointee.parent >= 0 {
      let parent = links.base + Int(link.pointee.parent)
      parent.pointee.isLeaf = false
      if parent != link + 1 { parent.pointee.hasDistantChildren = true }
    }
  }

  /// Adds the loops of a body's other joints, each once, and enqueues the trees that these lead to.
  private func addLoops(_ body: BodyPointer, _ joints: borrowing FlatArray<JointPointer>) {
    forest.ends.forEach(at: body, joints) { index, isA, other in
      let joint = joints[index]
      let isLoop = joint.pointee.rigidRowCount > 0 && !forest.isInTree(index)
      let hasOwnLimits = joint.pointee.hasLimits && !forest.isInTree(index)
      guard isLoop || hasOwnLimits else { return }
      if other.isMovable, !isEnqueued[Int(forest.tree(of: other))] {
        enqueue(Int(forest.tree(of: other)))
      }
      guard isA || !other.isMovable else { return }
      let loop = Loop(joint.pointee.a, joint.pointee.b, joint: joint)
      if isLoop { loops.append(loop) }
      if hasOwnLimits { limits.append(loop) }
    }
  }

  /// Adds the gears of the bodies laid out for this articulation, and enqueues the trees of their other bodies.
  private func addGears() {
    for gear in gears.buffer where gear.bodies.contains(where: isLaidOut) {
      loops.append(Loop(gear))
      for body in gear.bodies where body.isMovable && !isEnqueued[Int(forest.tree(of: body))] {
        enqueue(Int(forest.tree(of: body)))
      }
    }
    gears.removeAll { $0.bodies.contains(where: isLaidOut) }
  }

  /// Whether a body has a link in the articulation that is being built.
  private func isLaidOut(_ body: BodyPointer) -> Bool {
    body.isMovable && articulation(of: body) == all.count
  }

  /// Leaves limits of articulations with loops to the iterations.
  ///
  /// Rows of limits and of loops may depend on each other, for example in a frame that is stiff
  /// without any limit. Pivoting needs independent rows. Iterations and conjugate gradients do not.
  private func unlinkLimits(of links: Pointers<Link>) {
    for link in links where link.pointee.hasLimit {
      let joint = link.pointee.joint!
      joint.pointee.isLimitLinked = false
      link.pointee.hasLimit = false
      guard joint.pointee.hasLimits else { continue }
      limits.append(Loop(joint.pointee.a, joint.pointee.b, joint: joint))
    }
  }
}

/// Bodies that hard joints connect, directly or through other bodies: a chain, a doll, a bridge, a
/// net.
///
/// As many of its joints as possible form trees, which are solved directly; the others close loops.
struct Articulation: BitwiseCopyable {
  /// The ranges in the lists of all links, of all loops, and of all limits that no link has.
  var links = IndexRange()
  var loops = IndexRange()
  var limits = IndexRange()
  /// Whether joints of its links have limits or motors, and whether any has a motor.
  var hasLinkLimits = false
  var hasLinkMotors = false
  /// Whether its joints were satisfied when the step began.
  ///
  /// An obstacle may have prevented that, such as a wall between an item and its anchor.
  var isSatisfied = true
  /// Whether its joints connect it to an immovable body.
  var isGrounded = false
  /// Whether any of its joints has a fixed end that gives way to obstacles.
  var hasAnchors = false
  /// Whether any of its anchors is that of a span.
  var hasSpans = false
  /// Whether it has only rods and pins without limits and motors, in trees.
  var isPlain = false
  /// Whether all of these are pins.
  var hasOnlyPins = false
}
