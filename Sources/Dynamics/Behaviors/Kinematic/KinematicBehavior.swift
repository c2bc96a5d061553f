internal import DynamicsEngine
public import DynamicsTiming
public import Foundation

/// Moves its items as the program says; they carry and push other items, and nothing moves them.
///
/// Not in UIKit. A kinematic item has infinite mass and a velocity. Friction carries the items on it,
/// items that it hits get its momentum, and joints follow it. Forces, contacts and joints do not move it.
/// An item that is squeezed between two kinematic items, or one and a boundary, stays inside the
/// boundary. Use it for elevators, conveyors, doors, paddles, and things that a pointer moves.
///
/// ```swift
/// let elevator = KinematicBehavior(items: [box])
/// animator.addBehavior(elevator)
/// elevator.move(box, to: CGPoint(x: 150, y: 40), duration: 2, timing: .easeInOut)
/// ```
///
/// An item stands still until it is moved, and again when a move is over. Calls for an item that is not
/// in the behavior are reported and change nothing. While any item moves, the animator does not rest.
/// An item belongs to the first kinematic behavior that it joins; another one that it is added to is
/// reported, and does not move it before it has left the first one. Being kinematic wins over
/// ``DynamicItemBehavior/isAnchored``. An item that leaves the behavior keeps the velocity that it has,
/// unless it is anchored, or another one moves it.
open class KinematicBehavior: DynamicBehavior {
  private var motions: [ObjectIdentifier: KinematicMotion] = [:]
  /// The items that another kinematic behavior moved when they joined, not reported yet.
  private var refused: [BodyID] = []
  private var isAnyMoving = false

  /// Makes a behavior whose items stand still; an item that is given twice is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { add(item) }
  }

  /// Makes a kinematic behavior without items.
  public convenience override init() { self.init(items: []) }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }

  /// The items of the behavior, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item, which stops at once.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item, which keeps its velocity.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) {
    motions[ObjectIdentifier(item)] = nil
    remove(item)
  }

  // MARK: Motion

  /// Moves an item at a constant velocity, until it is set again.
  ///
  /// It ends a move of the item's place. Rotation goes on.
  ///
  /// - Parameters:
  ///   - velocity: In points per second; each component from −10¹² to 10¹². The speed of an item is
  ///     limited to 100 000 pt/s. Zero stops the item.
  ///   - item: An item of this behavior. Another one is reported, and nothing changes.
  /// - Complexity: O(*n*) at most, where *n* is the number of items that the behavior moves.
  open func setLinearVelocity(_ velocity: CGPoint, for item: any DynamicItem) {
    guard Validation.amount(CGVector(velocity)) else { return }
    let factor = min(1, Limits.greatestSpeed / velocity.norm)
    let limited = factor < 1 ? CGPoint.zero.adding(velocity, times: factor) : velocity
    change(item) { $0.place = .velocity(limited) }
  }

  /// Turns an item at a constant rate, until it is set again.
  ///
  /// It ends the rotation of a move. The item's place is not affected.
  ///
  /// - Parameters:
  ///   - velocity: In radians per second, clockwise on screen; from −10¹² to 10¹². The angular speed
  ///     of an item is limited to 10 000 rad/s. Zero stops the rotation.
  ///   - item: An item of this behavior. Another one is reported, and nothing changes.
  /// - Complexity: O(*n*) at most, where *n* is the number of items that the behavior moves.
  open func setAngularVelocity(_ velocity: CGFloat, for item: any DynamicItem) {
    guard Validation.amount(velocity) else { return }
    let most = Limits.greatestAngularSpeed
    change(item) { $0.angle = .velocity(min(max(velocity, -most), most)) }
  }

  /// Moves an item to a place, where it stops.
  ///
  /// The move begins in the next step, and replaces any other motion of the item's place. While it
  /// lasts, the item has the velocity of the move. A move that would be faster than 100 000 pt/s jumps.
  ///
  /// - Parameters:
  ///   - item: An item of this behavior. Another one is reported, and nothing changes.
  ///   - center: Where its center stops, in points; each coordinate from −10⁹ to 10⁹.
  ///   - angle: The angle at which it stops, in radians clockwise; from −10¹² to 10¹². An item that
  ///     has turned once has an angle of 2π. `nil`, the default, does not change how it turns.
  ///   - duration: In seconds, from 0 to 10⁶. With 0, the item is there after one step.
  ///   - timing: The progress over time; the default is `.linear`.
  /// - Complexity: O(*n*) at most, where *n* is the number of items that the behavior moves.
  open func move(
    _ item: any DynamicItem, to center: CGPoint, angle: CGFloat? = nil, duration: TimeInterval,
    timing: TimingFunction = .linear
  ) {
    guard Validation.place(center), angle.map({ Validation.amount($0) }) ?? true,
      Validation.isValid(CGFloat(duration), in: Limits.moveDuration)
    else { return }
    change(item) { motion in
      motion.place = .move(.init(end: center, duration: duration, timing: timing))
      if let angle {
        motion.angle = .move(.init(end: angle, duration: duration, timing: timing))
      }
    }
  }

  /// Moves an item so that it is exactly at a place at a given time, for pointers and other clocks.
  ///
  /// The item moves evenly from where it is, and stops there unless it follows on.
  ///
  /// ```swift
  /// let hand = KinematicBehavior(items: [card])
  /// animator.addBehavior(hand)
  /// // With each event:
  /// hand.follow(card, to: CGPoint(x: 120, y: 50), at: animator.elapsedTime + 1.0 / 60)
  /// ```
  ///
  /// - Parameters:
  ///   - item: An item of this behavior. Another one is reported, and nothing changes.
  ///   - center: Where its center is then, in points; each coordinate from −10⁹ to 10⁹.
  ///   - angle: Its angle then, in radians clockwise; from −10¹² to 10¹². `nil`, the default, does
  ///     not change how it turns.
  ///   - elapsedTime: The time, as ``DynamicAnimator/elapsedTime``. A time that is not after the
  ///     present is reported, and nothing changes.
  /// - Complexity: O(*n*) at most, where *n* is the number of items that the behavior moves.
  open func follow(
    _ item: any DynamicItem, to center: CGPoint, angle: CGFloat? = nil, at elapsedTime: TimeInterval
  ) {
    guard Validation.place(center), angle.map({ Validation.amount($0) }) ?? true else { return }
    let now = simulation?.clock.elapsedTime ?? 0
    guard elapsedTime.isFinite, elapsedTime > now else {
      DynamicsDiagnostics.report(
        "a time of \(elapsedTime) s is not after the present, which is \(now) s; nothing changed")
      return
    }
    change(item) { motion in
      motion.place = .follow(to: center, at: elapsedTime)
      if let angle { motion.angle = .follow(to: angle, at: elapsedTime) }
    }
  }

  private func change(
    _ item: any DynamicItem, by member: String = #function, _ edit: (inout KinematicMotion) -> Void
  ) {
    guard has(item, by: member) else { return }
    edit(&motions[ObjectIdentifier(item), default: KinematicMotion()])
    recordMotions()
    dynamicAnimator?.recordChange()
  }

  private func recordMotions() {
    let isAnyMoving = motions.values.contains { !$0.isStill }
    guard isAnyMoving != self.isAnyMoving else { return }
    self.isAnyMoving = isAnyMoving
    rolesDidChange()
  }
}

extension KinematicBehavior: StepParticipant {
  var roles: StepRoles {
    var roles: StepRoles = isAnyMoving ? [.setsTargets, .delaysRest] : []
    if !refused.isEmpty { roles.insert(.prepares) }
    return roles
  }

  var hasUrgentWork: Bool { isAnyMoving }

  func setTargets(in simulation: Simulation) {
    for item in itemList.objects { step(item, simulation) }
    recordMotions()
  }

  private func step(_ item: any DynamicItem, _ simulation: Simulation) {
    guard let body = itemList.body(of: item), moves(body),
      var motion = motions[ObjectIdentifier(item)], !motion.isStill
    else { return }
    let pose = simulation.presentPose(of: body)
    let place = motion.place.step(from: pose.position, simulation.clock)
    let angle = motion.angle.step(from: pose.angle, simulation.clock)
    motions[ObjectIdentifier(item)] = motion.isStill ? nil : motion
    simulation.world.moveKinematic(body, to: place, angle: angle)
  }

  private func moves(_ body: BodyID) -> Bool { place(of: body) == 0 }

  /// The place among the kinematic behaviors of an item; `nil` if the item is not in this one.
  private func place(of body: BodyID) -> Int? {
    simulation?.items[body]?.pointee.sources.kinematics.firstIndex { $0 === self }
  }

  /// Reports items of other kinematic behaviors; not where they join, since that is in the middle of a
  /// change.
  func prepare(for simulation: Simulation) {
    let bodies = refused
    refused = []
    rolesDidChange()
    for body in bodies {
      guard let place = place(of: body), place > 0, let item = simulation.items[body]?.pointee.item
      else { continue }
      DynamicsDiagnostics.report(
        "\(item) is in another kinematic behavior, which moves it; remove it there first",
        by: Reporter(type(of: self), "addItem(_:)"))
    }
  }
}

extension KinematicBehavior: ItemSource {
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    simulation.changeSources(of: body) { $0.kinematics.append(self) }
    if !moves(body) {
      refused.append(body)
      rolesDidChange()
    }
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    simulation.changeSources(of: body) { $0.kinematics.removeAll { $0 === self } }
    refused.removeAll { $0 == body }
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var motions: [ObjectIdentifier: KinematicMotion] = [:]
    for (item, body) in coder.members ?? itemList.members {
      var motion = self.motions[ObjectIdentifier(item)] ?? KinematicMotion()
      motion.code(&coder.words)
      coder.code(body.flatMap(place) ?? 0, of: self, amongKinematicsOf: body)
      if !motion.isStill { motions[ObjectIdentifier(item)] = motion }
    }
    coder.whenValid { [self, motions] in
      self.motions = motions
      isAnyMoving = !motions.isEmpty
      refused = []
    }
  }
}

struct KinematicMotion: Equatable {
  /// In points.
  var place = Drive<CGPoint>.still
  /// In radians.
  var angle = Drive<CGFloat>.still

  var isStill: Bool { place.isStill && angle.isStill }

  mutating func code(_ coder: inout WordCoder) {
    place.code(&coder)
    angle.code(&coder)
  }
}
