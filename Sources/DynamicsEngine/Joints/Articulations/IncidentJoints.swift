/// The ends of hard joints at each awake body, in the order of the joints.
///
/// An end is a number: twice the index of the joint, plus 1 for end b.
struct IncidentJoints: ~Copyable {
  private let nextEnds = FlatArray<Int32>()
  private let firstEnds = FlatArray<Int32>()

  func connect(_ joints: borrowing FlatArray<JointPointer>, bodyCount: Int) {
    nextEnds.resize(to: 2 * joints.count)
    firstEnds.removeAll()
    firstEnds.resize(to: bodyCount, filling: -1)
    // Each end is inserted at the front of its list.
    for index in joints.indices.reversed() where joints[index].isHard {
      insert(Int32(2 * index + 1), at: joints[index].pointee.b)
      insert(Int32(2 * index), at: joints[index].pointee.a)
    }
  }

  private func insert(_ end: Int32, at body: BodyPointer) {
    guard body.isMovable else { return }
    let place = Int(body.pointee.awakeIndex)
    nextEnds[Int(end)] = firstEnds[place]
    firstEnds[place] = end
  }

  /// Visits the joints of a body: the index of each, whether the body is its a, and its other body.
  @inline(__always)
  func forEach(
    at body: BodyPointer, _ joints: borrowing FlatArray<JointPointer>,
    _ visit: (_ joint: Int, _ isA: Bool, _ other: BodyPointer) -> Void
  ) {
    var end = firstEnds[Int(body.pointee.awakeIndex)]
    while end >= 0 {
      let (joint, isA) = (joints[Int(end / 2)], end % 2 == 0)
      visit(Int(end / 2), isA, isA ? joint.pointee.b : joint.pointee.a)
      end = nextEnds[Int(end)]
    }
  }
}
