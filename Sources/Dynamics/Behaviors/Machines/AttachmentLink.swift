internal import DynamicsEngine
internal import DynamicsGeometry
internal import Foundation

/// A behavior that acts on an attachment of the program: a gear or a ratchet.
protocol AttachmentFollower: AnyObject {
  /// Called when the attachment has got, changed or lost its joint.
  func attachmentDidChange()

  /// The range in which it keeps the angle or the translation of the attachment.
  var stops: ClosedRange<Double> { get }
}

extension AttachmentFollower {
  var stops: ClosedRange<Double> { -.infinity ... .infinity }
}

/// The attachment that a follower acts on, held weakly: the follower may be its child.
///
/// A follower that was made for a forecast or a session has none at first, and finds it by its number.
struct AttachmentLink {
  private(set) weak var attachment: AttachmentBehavior?
  /// The joining number that was read from a state; −1 outside the animator.
  private var number = -1

  init(_ attachment: AttachmentBehavior?, for follower: any AttachmentFollower) {
    self.attachment = attachment
    attachment?.followers.append(WeakFollower(follower: follower))
  }

  /// The joint, while it is a pin or a slide and takes part in this simulation.
  func joint(in simulation: Simulation) -> JointID? {
    guard let attachment, attachment.simulation === simulation, attachment.coordinate != nil
    else { return nil }
    return attachment.joint
  }

  /// Visits the number of the attachment, by which a twin finds it.
  mutating func code(_ coder: inout WordCoder) {
    var number = attachment.map { $0.isInAnimator ? $0.number : -1 } ?? number
    coder.code(&number)
    if coder.isReading { self.number = number }
  }

  /// Finds the attachment that it was read with, unless it has one.
  mutating func find(in animator: DynamicAnimator?, for follower: any AttachmentFollower) {
    guard attachment == nil, number >= 0, let animator else { return }
    let found = animator.plan.all.first { $0.number == number && $0 is AttachmentBehavior }
    if let found { self = Self(found as? AttachmentBehavior, for: follower) }
  }
}

struct WeakFollower {
  weak var follower: (any AttachmentFollower)?
}

extension AttachmentBehavior {
  /// The angle of a pin or the translation of a slide while it has a joint; `nil` otherwise.
  var coordinate: CGFloat? { joint == nil ? nil : angle ?? translation }

  /// The range in which ratchets keep ``coordinate``.
  var stops: ClosedRange<Double> {
    var stops = -Double.infinity...Double.infinity
    for case let follower? in followers.map(\.follower) {
      stops = stops.clamped(to: follower.stops)
    }
    return stops
  }

  func notifyFollowers() {
    guard !followers.isEmpty else { return }
    followers.removeAll { $0.follower == nil }
    for case let follower? in followers.map(\.follower) { follower.attachmentDidChange() }
  }
}

// MARK: For marks

extension AttachmentBehavior {
  /// The attached point of the first item as it is shown.
  func presentEnd(in simulation: Simulation) -> CGPoint {
    settings.ends(itemList.bodies.map(simulation.presentPose)).a
  }

  /// The place that an angle or a translation leads to: on the axis of a slide, or beside a pin.
  func place(ofStop stop: CGFloat, in simulation: Simulation) -> CGPoint {
    let poses = itemList.bodies.map(simulation.presentPose)
    let angleB = poses.count == 2 ? poses[1].angle : 0
    let (a, b) = settings.ends(poses)
    guard settings.kind == .slide else {
      let arm = CGVector(dx: DebugMark.motorLength, dy: 0)
      return a + arm.rotated(by: angleB + (turnInAnimator ?? 0) + stop)
    }
    return b + settings.axis.rotated(by: angleB) * stop
  }
}
