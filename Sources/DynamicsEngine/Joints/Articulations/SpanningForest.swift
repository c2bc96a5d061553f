/// Finds the trees of joints, by breadth-first search from bodies that are connected to the ground.
///
/// The joint over which the search finds a body connects it to its parent; any other joint closes a
/// loop.
struct SpanningForest: ~Copyable {
  /// The bodies of all trees, each tree from its root; parents are indices into this list.
  let links = FlatArray<Link>()
  let trees = FlatArray<IndexRange>()
  let ends = IncidentJoints()
  /// The index of each awake body in `links`; −1 if it has no hard joint.
  private let places = FlatArray<Int32>()
  private let treeOfPlace = FlatArray<Int32>()
  /// Whether each joint connects a link to its parent.
  private let isInTree = FlatArray<Bool>()

  /// - Parameter gears: Whose bodies need trees, even if no other hard joint holds them.
  func find(
    _ joints: borrowing FlatArray<JointPointer>, _ gears: borrowing FlatArray<GearRow>,
    bodyCount: Int
  ) {
    ends.connect(joints, bodyCount: bodyCount)
    links.removeAll()
    trees.removeAll()
    treeOfPlace.removeAll()
    places.removeAll()
    places.resize(to: bodyCount, filling: -1)
    isInTree.removeAll()
    isInTree.resize(to: joints.count, filling: false)
    for index in joints.indices where joints[index].pointee.rigidRowCount > 0 {
      let (a, b) = (joints[index].pointee.a, joints[index].pointee.b)
      guard a.isMovable != b.isMovable else { continue }
      grow(from: a.isMovable ? a : b, heldBy: index, joints)
    }
    for joint in joints.buffer where joint.isHard {
      grow(from: joint.pointee.a, heldBy: nil, joints)
      grow(from: joint.pointee.b, heldBy: nil, joints)
    }
    for gear in gears.buffer {
      for body in gear.bodies { grow(from: body, heldBy: nil, joints) }
    }
  }

  func place(of body: BodyPointer) -> Int32 {
    body.isMovable ? places[Int(body.pointee.awakeIndex)] : -1
  }

  func tree(of body: BodyPointer) -> Int32 { treeOfPlace[Int(place(of: body))] }

  func isInTree(_ joint: Int) -> Bool { isInTree[joint] }

  private func grow(
    from root: BodyPointer, heldBy joint: Int?, _ joints: borrowing FlatArray<JointPointer>
  ) {
    guard root.isMovable, place(of: root) < 0 else { return }
    let first = links.count
    add(root, over: joint, joints)
    var next = first
    while next < links.count {
      ends.forEach(at: links[next].body, joints) { joint, _, other in
        if joints[joint].pointee.rigidRowCount > 0, other.isMovable, place(of: other) < 0 {
          add(other, over: joint, joints)
        }
      }
      next += 1
    }
    trees.append(IndexRange(first: first, count: links.count - first))
  }

  private func add(
    _ body: BodyPointer, over joint: Int?, _ joints: borrowing FlatArray<JointPointer>
  ) {
    var link = Link(body: body, parentBody: body)
    if let joint {
      isInTree[joint] = true
      let row = joints[joint]
      link.joint = row
      link.isBodyA = row.pointee.a == body
      link.parentBody = link.isBodyA ? row.pointee.b : row.pointee.a
      link.parent = place(of: link.parentBody)
    }
    places[Int(body.pointee.awakeIndex)] = Int32(links.count)
    treeOfPlace.append(Int32(trees.count))
    links.append(link)
  }
}
