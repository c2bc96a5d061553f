internal import DynamicsChipmunk

/// Finds pairs of shapes that are near each other, without testing all pairs.
///
/// It has two trees of boxes, one for moving and one for static shapes. The box of a moving leaf is
/// larger than that of its shape. So most shapes stay inside their boxes for some steps, and only
/// the others look for neighbors again. The form of the trees does not affect the result, because
/// candidates are sorted.
final class BroadPhase {
  let moving = BoundingBoxTree()
  let fixed = BoundingBoxTree()
  /// Sorted by key; each has an awake body.
  let candidates = FlatArray<Candidate>()

  private let shapes: Slab<ShapeRow>
  private let moved = FlatArray<ShapePointer>()
  private let scratch = FlatArray<Candidate>()
  private let retired = FlatArray<ShapePointer>()
  private let new = CrowdCandidates()

  init(_ shapes: Slab<ShapeRow>) { self.shapes = shapes }
}

// MARK: Contents

extension BroadPhase {
  /// Inserts a shape, or moves it to the other tree if `isStatic` has changed.
  func insert(_ shape: ShapePointer, isStatic: Bool) {
    // The filter may have changed, but the place of the shape has not.
    if shape.pointee.leaf >= 0, shape.pointee.isLeafStatic == isStatic { return markMoved(shape) }
    remove(shape)
    shape.update()
    let tree = isStatic ? fixed : moving
    shape.pointee.leaf = tree.insert(
      isStatic ? shape.box : enlarged(shape.touchingBox, for: shape), payload: shape.pointee.index)
    shape.pointee.isLeafStatic = isStatic
    // True until the first query.
    shape.pointee.isNearFixed = true
    markMoved(shape)
  }

  func remove(_ shape: ShapePointer) {
    guard shape.pointee.leaf >= 0 else { return }
    (shape.pointee.isLeafStatic ? fixed : moving).remove(shape.pointee.leaf)
    shape.pointee.leaf = -1
    // Without this it would stay a candidate.
    markMoved(shape)
  }

  /// Removes a shape, and releases its row once nothing refers to it.
  func retire(_ shape: ShapePointer) {
    remove(shape)
    markMoved(shape)
    shape.pointee.isRetired = true
    retired.append(shape)
  }

  /// Makes the next step find the neighbors of a shape again.
  func markMoved(_ shape: ShapePointer) {
    guard !shape.pointee.isMoved else { return }
    shape.pointee.isMoved = true
    moved.append(shape)
  }

  /// Sets the box of a static shape, for a boundary or a kinematic body that is about to move or that
  /// has moved.
  ///
  /// Nothing changes if the box in the tree contains the new one and is not much larger: the candidates are still
  /// complete.
  func setBox(of shape: ShapePointer, to box: BoundingBox) {
    guard shape.pointee.leaf >= 0 else { return }
    let old = fixed.box(of: shape.pointee.leaf)
    let surplus = old.halfPerimeter - box.halfPerimeter
    if old.contains(box), surplus <= Tuning.BroadPhase.maxSurplus { return }
    fixed.move(shape.pointee.leaf, to: box)
    markMoved(shape)
  }
}

// MARK: Neighbors

extension BroadPhase {
  /// Calls `visit` with each moving shape whose exact box intersects that of a static shape.
  func forEachNeighbor(of shape: ShapePointer, _ visit: (ShapePointer) -> Void) {
    guard shape.pointee.leaf >= 0 else { return }
    moving.query(shape.box) { index in
      let candidate = Candidate(shape, shapes[index])
      if candidate.boxesIntersect(), candidate.a.mayCollide(with: candidate.b) {
        visit(candidate.a)
      }
    }
  }
}

// MARK: Static shapes on a path

extension BroadPhase {
  /// Whether a static shape that a part of an awake body collides with may be in a box.
  @inline(__always)
  func mayHitStatic(_ part: ShapePointer, in box: BoundingBox) -> Bool {
    if !part.pointee.isNearFixed, moving.box(of: part.pointee.leaf).contains(box) { return false }
    return hasStatic(near: part, in: box)
  }

  @inline(never)
  private func hasStatic(near part: ShapePointer, in box: BoundingBox) -> Bool {
    guard hasCandidates(of: part, in: box) else { return fixed.hasLeaf(in: box) }
    return candidates(of: part).contains { isStatic($0.b, in: box) }
  }

  /// Calls `visit` with each static shape whose box intersects one, if a part of an awake body collides with it.
  @inline(__always)
  func forEachStatic(near part: ShapePointer, in box: BoundingBox, _ visit: (ShapePointer) -> Void)
  {
    guard hasCandidates(of: part, in: box) else {
      return fixed.query(box) { index in
        let other = shapes[index]
        if part.mayCollide(with: other) { visit(other) }
      }
    }
    for candidate in candidates(of: part) where isStatic(candidate.b, in: box) {
      visit(candidate.b)
    }
  }

  /// Whether all static shapes that a part may touch in a box are among the candidates, a few instead of a whole tree:
  /// not after something was moved or woken since they were found.
  @inline(__always)
  private func hasCandidates(of part: ShapePointer, in box: BoundingBox) -> Bool {
    moved.isEmpty && moving.box(of: part.pointee.leaf).contains(box)
  }

  /// The candidates that a part is the first shape of.
  @inline(__always)
  private func candidates(
    of part: ShapePointer
  ) -> Slice<UnsafeMutableBufferPointer<Candidate>> {
    // A part without candidates has an old index, at which no candidate is its own.
    candidates.buffer.dropFirst(Int(part.pointee.firstCandidate)).prefix { $0.a == part }
  }

  @inline(__always)
  private func isStatic(_ shape: ShapePointer, in box: BoundingBox) -> Bool {
    shape.pointee.isLeafStatic && fixed.box(of: shape.pointee.leaf).intersects(box)
  }
}

// MARK: A step

extension BroadPhase {
  /// Updates boxes and candidates to the present poses of the bodies.
  ///
  /// - Parameters:
  ///   - pairs: The pairs that touched in the previous step, sorted by key.
  ///   - h: The length of the step.
  func update(
    _ awake: borrowing FlatArray<BodyPointer>, touching pairs: borrowing FlatArray<PairRow>,
    step h: Double
  ) {
    awake.forEach(prefetching: BodyPointer.poseSize, and: shapes.rows) { _, body in
      for shape in shapes.of(body) { refit(shape, step: h) }
    }
    guard !moved.isEmpty else { return }
    for shape in moved.buffer where shape.pointee.leaf >= 0 {
      new.begin(shape)
      findNeighbors(of: shape)
      new.end(touching: pairs)
    }
    new.found.sort(using: scratch)
    replaceCandidatesOfMoved()
    for shape in moved.buffer { shape.pointee.isMoved = false }
    moved.removeAll()
    for shape in new.crowded.buffer { markMoved(shape) }
    new.crowded.removeAll()
    releaseRetired()
  }

  /// Replaces the candidates of moved shapes by those that were found.
  private func replaceCandidatesOfMoved() {
    candidates.swap(with: scratch)
    candidates.resize(to: scratch.count + new.found.count)
    let (target, foundEnd) = (candidates.base, new.found.base + new.found.count)
    var (next, found) = (target, new.found.base)
    for candidate in scratch.buffer
    where !candidate.a.pointee.isMoved && !candidate.b.pointee.isMoved {
      while found < foundEnd, found.pointee.key < candidate.key {
        next.pointee = found.pointee
        (next, found) = (next + 1, found + 1)
      }
      next.pointee = candidate
      next += 1
    }
    next.update(from: found, count: foundEnd - found)
    candidates.resize(to: next - target + (foundEnd - found))
    new.found.removeAll()
  }

  /// Enlarges the boxes of shapes that this step has moved out of them.
  func coverPaths(_ awake: borrowing FlatArray<BodyPointer>) {
    for body in awake.buffer {
      for shape in shapes.of(body) where shape.pointee.leaf >= 0 { cover(shape.pathBox, of: shape) }
    }
  }

  /// Enlarges the box of a moving shape by its path, unless it contains that.
  func cover(_ path: BoundingBox, of shape: ShapePointer) {
    let box = moving.box(of: shape.pointee.leaf)
    guard !box.contains(path) else { return }
    moving.move(shape.pointee.leaf, to: box.union(path))
    markMoved(shape)
  }

  /// Drops candidates without an awake body.
  func dropSleeping() { candidates.removeAll { !$0.isAwake } }

  /// Keeps the box of a shape in the tree around it, in the present pose of its body.
  ///
  /// While the shape is surely inside, it is updated only if something is near.
  @inline(__always)
  func refit(_ shape: ShapePointer, step h: Double) {
    guard shape.pointee.leaf >= 0 else { return }
    if shape.pointee.isLeafStatic {
      shape.update()
      return setBox(of: shape, to: shape.pointee.outerBox)
    }
    let leafBox = moving.box(of: shape.pointee.leaf)
    shape.putOffUpdate()
    // With the margin in which it touches others, or the form of the tree would decide whether it does.
    if leafBox.contains(shape.touchingBox) { return }
    shape.update()
    let box = shape.touchingBox
    guard !leafBox.contains(box) else { return }
    moving.move(shape.pointee.leaf, to: enlarged(box, for: shape, step: h))
    markMoved(shape)
  }

  /// Enlarges a box by a margin on all sides, and by the motion of some steps.
  private func enlarged(_ box: BoundingBox, for shape: ShapePointer, step h: Double = 0)
    -> BoundingBox
  {
    let displacement = shape.pointee.body!.velocity * (Tuning.BroadPhase.stepsAhead * h)
    return box.swept(along: displacement).grown(by: Tuning.BroadPhase.margin * box.halfPerimeter)
  }

  private func findNeighbors(of shape: ShapePointer) {
    if shape.pointee.isLeafStatic {
      return moving.query(fixed.box(of: shape.pointee.leaf)) { index in
        let other = shapes[index]
        other.pointee.isNearFixed = true
        // A dynamic shape that has moved adds the pair itself.
        if !other.pointee.isMoved { new.add(Candidate(shape, other)) }
      }
    }
    let box = moving.box(of: shape.pointee.leaf)
    shape.pointee.isNearFixed = false
    moving.query(box) { index in
      let other = shapes[index]
      // If both shapes have moved, the one of lower rank adds the pair.
      if !other.pointee.isMoved || shape.pointee.rank < other.pointee.rank {
        new.add(Candidate(shape, other))
      }
    }
    fixed.query(box) { index in
      shape.pointee.isNearFixed = true
      new.add(Candidate(shape, shapes[index]))
    }
  }

  private func releaseRetired() {
    for shape in retired.buffer { shapes.release(shape.pointee.index) }
    retired.removeAll()
  }
}
