import Dynamics

extension Line: CustomStringConvertible {
  package var description: String {
    guard place != .here else { return "\(operation)" }
    let skip = skipping == 0 ? "" : ", after \(skipping) calls"
    let often = times == 1 ? "" : ", \(times) times"
    return "/* from \(place)\(skip)\(often) */ \(operation)"
  }
}

extension Operation: CustomStringConvertible {
  /// The operation as a line of Swift, near enough to be made one by hand.
  package var description: String {
    itemLine ?? animatorLine ?? timeLine ?? treeLine ?? propertyLine ?? boundaryLine
      ?? pastLine ?? "unknown"
  }

  private var itemLine: String? {
    switch self {
    case .makeItem(let item, let kind, let center, let size):
      "items[\(item)] = Item(.\(kind), center: \(center.code), size: \(size.code))"
    case .makeGroup(let group, let members):
      "items[\(group)] = DynamicItemGroup(items: \(list("items", members)))"
    case .dropItem(let item): "items[\(item)] = nil"
    case .setCenter(let item, let point): "items[\(item)].center = \(point.code)"
    case .setTransform(let item, let angle, let scale):
      "items[\(item)].transform = CGAffineTransform(rotationAngle: \(angle.code))"
        + ".scaledBy(x: \(scale.code), y: \(scale.code))"
    case .setSize(let item, let size): "items[\(item)].bounds.size = \(size.code)"
    case .setOutline(let item, let outline):
      "items[\(item)].collisionBoundingPath = path(.\(outline))"
    case .updateItem(let item, let animator):
      "animators[\(animator)].updateItem(usingCurrentState: items[\(item)])"
    default: nil
    }
  }

  private var animatorLine: String? {
    switch self {
    case .makeAnimator(let animator, let kind): "animators[\(animator)] = Animator(.\(kind))"
    case .dropAnimator(let animator): "animators[\(animator)] = nil"
    case .setReferenceBounds(let animator, let bounds):
      "animators[\(animator)].referenceBounds = \(bounds?.code ?? "nil")"
    case .moveReferenceBounds(let animator, let bounds, let duration):
      "animators[\(animator)].setReferenceBounds(\(bounds.code), duration: \(duration.code))"
    case .setAnimatorNumber(let animator, let property, let value):
      "animators[\(animator)].\(property) = \(value.code)"
    case .setAnimatorFlag(let animator, let property, let value):
      "animators[\(animator)].\(property) = \(value)"
    case .removeAllBehaviors(let animator): "animators[\(animator)].removeAllBehaviors()"
    case .look(let animator, let rect):
      "animators[\(animator)].items(in: \(rect.code))  // and all other queries"
    default: nil
    }
  }

  private var timeLine: String? {
    switch self {
    case .advance(let animator, let time): "animators[\(animator)].advance(by: \(time.code))"
    case .finish(let animator, let limit):
      "animators[\(animator)].finish(limit: \(limit.code))"
    case .advanceUntilPaused(let animator, let limit):
      "animators[\(animator)].advanceUntilPaused(limit: \(limit.code))"
    case .step(let animator): "animators[\(animator)].step()"
    case .tick(let animator, let time):
      "sources[\(animator)].tick(at: sources[\(animator)].now + \(time.code))"
    case .pause(let animator): "animators[\(animator)].pause()"
    case .resume(let animator): "animators[\(animator)].resume()"
    case .openStream(let stream, let animator):
      "streams[\(stream)] = animators[\(animator)].contacts"
    case .dropStream(let stream): "streams[\(stream)] = nil"
    case .finishContacts(let animator): "animators[\(animator)].finishContacts()"
    case .settle(let task, let animator, let item):
      "tasks[\(task)] = Task { await animators[\(animator)]"
        + ".settled(\(item.map { "items[\($0)]" } ?? "")) }"
    case .cancel(let task): "tasks[\(task)].cancel()"
    case .runTasks: "await Task.yield()"
    default: nil
    }
  }

  private var pastLine: String? {
    switch self {
    case .takeSnapshot(let slot, let animator):
      "snapshots[\(slot)] = animators[\(animator)].snapshot()"
    case .restore(let slot, let animator, let isEncoded):
      "try animators[\(animator)].restore(snapshots[\(slot)]\(isEncoded ? ", encoded and decoded" : ""))"
    case .makeHistory(let slot, let animator, let seconds, let bytes):
      "histories[\(slot)] = History(animators[\(animator)], seconds: \(seconds.code), "
        + "maximumBytes: \(bytes))"
    case .foresee(let animator, let seconds):
      "animators[\(animator)].forecast(for: \(seconds.code))"
    case .rewind(let slot, let share):
      "try histories[\(slot)].rewind(to: its range at \(share.code))"
    default: nil
    }
  }

  private var treeLine: String? {
    switch self {
    case .makeBehavior(let behavior, let kind, let items, let point, let vector):
      "behaviors[\(behavior)] = Behavior(.\(kind), items: \(list("items", items)), "
        + "at: \(point.code), along: \(vector.code))"
    case .dropBehavior(let behavior): "behaviors[\(behavior)] = nil"
    case .addBehavior(let behavior, let animator):
      "animators[\(animator)].addBehavior(behaviors[\(behavior)])"
    case .removeBehavior(let behavior, let animator):
      "animators[\(animator)].removeBehavior(behaviors[\(behavior)])"
    case .moveBehavior(let behavior, let animator):
      "behaviors[\(behavior)].dynamicAnimator?.removeBehavior(behaviors[\(behavior)]); "
        + "animators[\(animator)].addBehavior(behaviors[\(behavior)])"
    case .addChild(let child, let parent):
      "behaviors[\(parent)].addChildBehavior(behaviors[\(child)])"
    case .removeChild(let child, let parent):
      "behaviors[\(parent)].removeChildBehavior(behaviors[\(child)])"
    case .addItem(let item, let behavior): "behaviors[\(behavior)].addItem(items[\(item)])"
    case .removeItem(let item, let behavior): "behaviors[\(behavior)].removeItem(items[\(item)])"
    case .setAction(let behavior, let value):
      "behaviors[\(behavior)].action = \(value ? "{ program.action() }" : "nil")"
    default: nil
    }
  }

  private var propertyLine: String? {
    switch self {
    case .setNumber(let behavior, let property, let value):
      "behaviors[\(behavior)].\(Properties.numbers[property].name) = \(value.code)"
    case .setPoint(let behavior, let property, let value):
      "behaviors[\(behavior)].\(Properties.points[property].name) = \(value.code)"
    case .setFlag(let behavior, let property, let value):
      "behaviors[\(behavior)].\(Properties.flags[property].name) = \(value)"
    case .setAngle(let behavior, let angle, let magnitude):
      "behaviors[\(behavior)].setAngle(\(angle.code), magnitude: \(magnitude.code))"
    case .setOffset(let behavior, let offset, let item):
      "behaviors[\(behavior)].setTargetOffsetFromCenter(\(offset.code), for: items[\(item)])"
    case .addVelocity(let behavior, let velocity, let angular, let item):
      "behaviors[\(behavior)].addLinearVelocity(\(velocity.code), for: items[\(item)]); "
        + "behaviors[\(behavior)].addAngularVelocity(\(angular.code), for: items[\(item)])"
    case .setRange(let behavior, let low, let high):
      "behaviors[\(behavior)].attachmentRange = "
        + "FloatRange(minimum: \(low.code), maximum: \(high.code))"
    case .setRegion(let behavior, let radius, let isInverse):
      "behaviors[\(behavior)].region = Region(radius: \(radius.code))"
        + (isInverse ? ".inverse()" : "")
    case .moveDrag(let behavior, let point, let time):
      "behaviors[\(behavior)].move(to: \(point.code), at: \(time.code))"
    case .setKinematicVelocity(let behavior, let velocity, let angular, let item):
      "behaviors[\(behavior)].setLinearVelocity(\(velocity.code), for: items[\(item)]); "
        + "behaviors[\(behavior)].setAngularVelocity(\(angular.code), for: items[\(item)])"
    case .moveKinematic(let behavior, let item, let point, let angle, let duration):
      "behaviors[\(behavior)].move(items[\(item)], to: \(point.code), angle: \(angle.code), "
        + "duration: \(duration.code), timing: .easeInOut)"
    case .follow(let behavior, let item, let point, let delay):
      "behaviors[\(behavior)].follow(items[\(item)], to: \(point.code), "
        + "at: (behaviors[\(behavior)].dynamicAnimator?.elapsedTime ?? 0) + \(delay.code))"
    case .releaseDrag(let behavior): "behaviors[\(behavior)].release()"
    default: nil
    }
  }

  private var boundaryLine: String? {
    switch self {
    case .moveBoundary(let behavior, let name, let vector, let duration):
      "behaviors[\(behavior)].moveBoundary(withIdentifier: names[\(name)], by: \(vector.code), "
        + "duration: \(duration.code))"
    case .attachBoundary(let behavior, let name, let outline, let box, let carrier):
      "behaviors[\(behavior)].addBoundary(withIdentifier: names[\(name)], "
        + "for: path(.\(outline), in: \(box.code)), attachedTo: items[\(carrier)])"
    case .addPath(let behavior, let name, let outline, let box):
      "behaviors[\(behavior)].addBoundary(withIdentifier: names[\(name)], "
        + "for: path(.\(outline), in: \(box.code)))"
    case .addSegment(let behavior, let name, let start, let end):
      "behaviors[\(behavior)].addBoundary(withIdentifier: names[\(name)], "
        + "from: \(start.code), to: \(end.code))"
    case .removeBoundary(let behavior, let name):
      "behaviors[\(behavior)].removeBoundary(withIdentifier: names[\(name)])"
    case .setSurfaceSpeed(let behavior, let name, let speed):
      "behaviors[\(behavior)].setSurfaceSpeed(\(speed.code), "
        + "forBoundaryWithIdentifier: names[\(name)])"
    case .setSolidSide(let behavior, let name, let side):
      "behaviors[\(behavior)].setSolidSide(.\(side), forBoundaryWithIdentifier: names[\(name)])"
    case .removeAllBoundaries(let behavior): "behaviors[\(behavior)].removeAllBoundaries()"
    case .setMode(let behavior, let mode):
      "behaviors[\(behavior)].collisionMode = .init(rawValue: \(mode))"
    case .setCollides(let behavior, let value, let item, let other):
      "behaviors[\(behavior)].setCollides(\(value), between: items[\(item)], and: items[\(other)])"
    case .setPair(let behavior, let value, let isFriction, let item, let other):
      "behaviors[\(behavior)].\(isFriction ? "setFriction" : "setElasticity")("
        + "\(value.map(\.code) ?? "nil"), between: items[\(item)], and: items[\(other)])"
    case .setBoundaryPair(let behavior, let value, let isFriction, let item, let name):
      "behaviors[\(behavior)].\(isFriction ? "setFriction" : "setElasticity")("
        + "\(value.map(\.code) ?? "nil"), between: items[\(item)], "
        + "andBoundary: \(name.map { "names[\($0)]" } ?? "nil"))"
    case .addRegion(let behavior, let name, let outline, let box, let carrier):
      "behaviors[\(behavior)].addRegion(withIdentifier: names[\(name)], "
        + "for: path(.\(outline), in: \(box.code))"
        + (carrier.map { ", attachedTo: items[\($0)])" } ?? ")")
    case .removeRegion(let behavior, let name):
      "behaviors[\(behavior)].removeRegion(withIdentifier: names[\(name)])"
    case .setInsets(let behavior, let inset):
      "behaviors[\(behavior)].setTranslatesReferenceBoundsIntoBoundary(with: \(inset.code))"
    default: nil
    }
  }

  private func list(_ name: String, _ slots: [Int]) -> String {
    "[\(slots.map { "\(name)[\($0)]" }.joined(separator: ", "))]"
  }
}

extension Double {
  fileprivate var code: String {
    isNaN ? ".nan" : isFinite ? "\(self)" : self > 0 ? ".infinity" : "-.infinity"
  }
}

extension CGFloat {
  fileprivate var code: String { Double(self).code }
}

extension CGPoint {
  fileprivate var code: String { "CGPoint(x: \(x.code), y: \(y.code))" }
}

extension CGSize {
  fileprivate var code: String { "CGSize(width: \(width.code), height: \(height.code))" }
}

extension CGVector {
  fileprivate var code: String { "CGVector(dx: \(dx.code), dy: \(dy.code))" }
}

extension CGRect {
  fileprivate var code: String {
    "CGRect(x: \(minX.code), y: \(minY.code), width: \(size.width.code), "
      + "height: \(size.height.code))"
  }
}
