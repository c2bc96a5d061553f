internal import DynamicsChipmunk

/// Finds shapes that are near each other, without looking at all pairs.
///
/// Two trees of boxes, one for what moves. A leaf's box is larger than its shape's, so that most shapes
/// stay inside theirs for some steps and only the others look for neighbors again. Which of two trees
/// that hold the same boxes is looked at makes no difference: candidates are sorted.
struct BroadPhase: ~Copyable {
  let moving = BoundingBoxTree()
  let fixed = BoundingBoxTree()
  /// In the order of their keys; each has a body that is awake.
  let candidates = FlatArray<Candidate>()

  private let shapes: Slab<ShapeRow>
  private let moved = FlatArray<ShapePointer>()
  private let found = FlatArray<Candidate>()
  private let scratch = FlatArray<Candidate>()
  private let retired = FlatArray<ShapePointer>()

  init(_ shapes: Slab<ShapeRow>) { self.shapes = shapes }
}

// MARK: What is in it

extension BroadPhase {
  /// Puts a shape where the others find it, or back, after it changed whether it moves.
  func insert(_ shape: ShapePointer, isStatic: Bool) {
    // What it may collide with has changed, perhaps, but not where it is.
    if shape.pointee.leaf >= 0, shape.pointee.isLeafStatic == isStatic { return markMoved(shape) }
    remove(shape)
    updateBox(of: shape)
    let box = BoundingBox(shape.pointee.shape!.pointee.bb)
    let tree = isStatic ? fixed : moving
    shape.pointee.leaf = tree.insert(
      isStatic ? box : enlarged(box, for: shape), payload: shape.pointee.index)
    shape.pointee.isLeafStatic = isStatic
    // Until somebody has looked.
    shape.pointee.isNearFixed = true
    markMoved(shape)
  }

  func remove(_ shape: ShapePointer) {
    guard shape.pointee.leaf >= 0 else { return }
    (shape.pointee.isLeafStatic ? fixed : moving).remove(shape.pointee.leaf)
    shape.pointee.leaf = -1
    // Else it would stay a candidate.
    markMoved(shape)
  }

  /// Takes a shape out whose row is to be used again, once nothing refers to it.
  func retire(_ shape: ShapePointer) {
    remove(shape)
    markMoved(shape)
    shape.pointee.isRetired = true
    retired.append(shape)
  }

  /// Looks for a shape's neighbors again in the next step.
  func markMoved(_ shape: ShapePointer) {
    guard !shape.pointee.isMoved else { return }
    shape.pointee.isMoved = true
    moved.append(shape)
  }

  /// Finds a shape that does not move in a box that its boundary's motion reaches, or came to.
  func setBox(of shape: ShapePointer, to box: BoundingBox) {
    fixed.move(shape.pointee.leaf, to: box)
    markMoved(shape)
  }

  /// A body was put somewhere else.
  func refit(_ shape: ShapePointer) {
    guard shape.pointee.leaf >= 0 else { return }
    remove(shape)
    insert(shape, isStatic: shape.pointee.isLeafStatic)
  }
}

// MARK: Neighbors

extension BroadPhase {
  /// Calls `visit` with each shape that moves whose exact box meets that of a shape that does not.
  func forEachNeighbor(of shape: ShapePointer, _ visit: (ShapePointer) -> Void) {
    guard shape.pointee.leaf >= 0 else { return }
    moving.query(BoundingBox(shape.pointee.shape!.pointee.bb)) { index in
      let candidate = Candidate(shape, shapes[index])
      if candidate.boxesIntersect, CollisionFilter.mayCollide(candidate.a, candidate.b) {
        visit(candidate.a)
      }
    }
  }
}

// MARK: A step

extension BroadPhase {
  /// Brings boxes and candidates in line with where the bodies are.
  func update(_ awake: borrowing FlatArray<BodyPointer>, step h: Double) {
    for body in awake.buffer {
      for shape in shapes.of(body) { follow(shape, step: h) }
    }
    guard !moved.isEmpty else { return }
    candidates.removeAll { $0.a.pointee.isMoved || $0.b.pointee.isMoved }
    for shape in moved.buffer where shape.pointee.leaf >= 0 { findNeighbors(of: shape) }
    for shape in moved.buffer { shape.pointee.isMoved = false }
    moved.removeAll()
    releaseRetired()
    guard !found.isEmpty else { return }
    found.sort(using: scratch) { $0.key < $1.key }
    for candidate in found.buffer { candidates.append(candidate) }
    found.removeAll()
    candidates.sort(using: scratch) { $0.key < $1.key }
  }

  /// Forgets candidates of which none moves any more.
  func dropSleeping() { candidates.removeAll { !$0.isAwake } }

  /// Brings a shape's box to where its body is.
  func follow(_ shape: ShapePointer, step h: Double) {
    guard shape.pointee.leaf >= 0 else { return }
    updateBox(of: shape)
    let box = BoundingBox(shape.pointee.shape!.pointee.bb)
    guard !moving.box(of: shape.pointee.leaf).contains(box) else { return }
    moving.move(shape.pointee.leaf, to: enlarged(box, for: shape, step: h))
    markMoved(shape)
  }

  private func updateBox(of shape: ShapePointer) {
    guard let chipmunk = shape.pointee.shape, let body = shape.pointee.body else { return }
    _ = cpShapeUpdate(chipmunk, body.pointee.body.transform)
  }

  /// With room on all sides, and for some steps more where the body goes.
  private func enlarged(_ box: BoundingBox, for shape: ShapePointer, step h: Double = 0)
    -> BoundingBox
  {
    let way = shape.pointee.body!.velocity * (Self.stepsAhead * h)
    return box.swept(along: way).grown(by: Self.margin * box.halfPerimeter)
  }

  private static var stepsAhead: Double { 12 }
  /// A share of half the box's perimeter.
  private static var margin: Double { 0.05 }

  private func findNeighbors(of shape: ShapePointer) {
    let isStatic = shape.pointee.isLeafStatic
    let box = (isStatic ? fixed : moving).box(of: shape.pointee.leaf)
    if !isStatic { shape.pointee.isNearFixed = false }
    moving.query(box) { index in
      let other = shapes[index]
      if isStatic { other.pointee.isNearFixed = true }
      // Of two that have moved, one finds the other: the one that can move, or that of lower rank.
      let isFirst = !isStatic && shape.pointee.rank < other.pointee.rank
      if !other.pointee.isMoved || isFirst { add(Candidate(shape, other)) }
    }
    if isStatic { return }
    fixed.query(box) { index in
      shape.pointee.isNearFixed = true
      add(Candidate(shape, shapes[index]))
    }
  }

  private func add(_ candidate: Candidate) {
    if candidate.isAwake, CollisionFilter.mayCollide(candidate.a, candidate.b) {
      found.append(candidate)
    }
  }

  private func releaseRetired() {
    for shape in retired.buffer {
      let index = shape.pointee.index
      shape.pointee = ShapeRow()
      shapes.release(index)
    }
    retired.removeAll()
  }
}
