import Dynamics
import Foundation
import SampleSupport

/// A text that falls, piles up, and returns to its place: one round.
///
/// The same seed, and the same actions between the same ticks, give the same motion.
final class Tumble {
  enum Phase { case falling, returning, home }

  let pieces: [Piece]
  let animator: DynamicAnimator
  private(set) var phase = Phase.falling
  /// The cells in which the pieces are shown now.
  private(set) var places: [Place]
  /// The number of pieces that have come loose.
  private(set) var looseCount = 0

  private let collision = CollisionBehavior()
  private let gravity = GravityBehavior()
  private let material = DynamicItemBehavior()
  /// Holds the pieces that are not loose yet.
  private let held = DynamicItemBehavior()
  /// The pieces in the order in which they come loose, each with its time in seconds.
  private let schedule: [Loosening]
  private var isLoose: [Bool]
  private var drag: DragBehavior?
  private var tickCount = 0
  /// When something last came loose or was thrown, in seconds.
  private var latestChange = 0.0
  /// Since when all pieces lie still, in seconds; `nil` while some move.
  private var startOfRest: Double?
  private var startOfReturn = 0.0
  private let duration: Double
  private let effect: Effect

  /// The length of a tick in seconds, which is a step of the animator.
  static let tick = 1.0 / 60
  /// The frequencies of the springs that pull the pieces of the first and of the last line back, in hertz.
  private static let slowest = 0.9
  private static let fastest = 1.4
  /// The longest time that they may take, in seconds.
  private static let longestReturn = 4.0
  /// After this time without a change, in seconds, a heap counts as one even if some of it still moves.
  private static let longestFall = 4.0

  /// - Parameters:
  ///   - size: The size of the screen in cells.
  ///   - duration: How long the heap stays before the text returns, in seconds.
  init(
    _ pieces: [Piece], size: (columns: Int, rows: Int), effect: Effect, seed: UInt64,
    duration: Double
  ) {
    (self.pieces, self.effect, self.duration) = (pieces, effect, duration)
    animator = DynamicAnimator(
      referenceBounds: CGRect(
        x: 0, y: 0, width: CGFloat(size.columns) * Piece.cell.width,
        height: CGFloat(size.rows) * Piece.cell.height))
    animator.timeStep = Self.tick
    var generator = SeededGenerator(seed: seed)
    places = pieces.map(\.homePlace)
    schedule = Loosening.schedule(pieces, effect, &generator)
    isLoose = Array(repeating: false, count: pieces.count)
    collision.translatesReferenceBoundsIntoBoundary = true
    gravity.gravityDirection = effect.gravity
    // A terminal shows characters upright only.
    material.allowsRotation = false
    material.elasticity = 0.2
    material.friction = 0.3
    held.isAnchored = true
    for piece in pieces {
      held.addItem(piece.item)
    }
    for behavior in [collision, gravity, material, held] { animator.addBehavior(behavior) }
  }

  /// The time since the start, in seconds.
  var time: Double { Double(tickCount) * Self.tick }

  /// Whether all pieces lie still.
  var isHeap: Bool { phase == .falling && looseCount == pieces.count && !animator.isRunning }

  /// Whether the text has become a heap, of which some pieces may still move a little.
  var isSettled: Bool {
    isHeap
      || phase == .falling && looseCount == pieces.count && time - latestChange > Self.longestFall
  }

  /// Lets 1/60 s pass.
  func tick() {
    guard phase != .home else { return }
    tickCount += 1
    if phase == .falling { loosenDue() }
    animator.step()
    for (index, piece) in pieces.enumerated() { places[index] = piece.place(after: places[index]) }
    switch phase {
    case .falling: returnAfterRest()
    case .returning:
      let homes = pieces.map(\.homePlace)
      guard places == homes || time - startOfReturn > Self.longestReturn else { break }
      places = homes
      phase = .home
    case .home: break
    }
  }

  private func returnAfterRest() {
    guard drag == nil, isSettled else { return startOfRest = nil }
    let start = startOfRest ?? time
    startOfRest = start
    if time - start >= duration { sendHome() }
  }

  private func loosenDue() {
    while looseCount < schedule.count, schedule[looseCount].time <= time {
      loosen(schedule[looseCount].index, velocity: schedule[looseCount].velocity)
      looseCount += 1
      latestChange = time
    }
  }

  private func loosen(_ index: Int, velocity: CGVector) {
    guard !isLoose[index] else { return }
    isLoose[index] = true
    let item = pieces[index].item
    collision.addItem(item)
    gravity.addItem(item)
    material.addItem(item)
    // Last, so that it stays in the animator.
    held.removeItem(item)
    material.addLinearVelocity(CGPoint(x: velocity.dx, y: velocity.dy), for: item)
  }

  /// Lets all pieces return to their places, by springs and through each other.
  func sendHome() {
    guard phase == .falling else { return }
    release()
    phase = .returning
    startOfReturn = time
    for behavior in [gravity, collision, held] { animator.removeBehavior(behavior) }
    let lastRow = pieces.last?.row ?? 0
    for piece in pieces {
      let snap = SnapBehavior(item: piece.item, snapTo: piece.home)
      snap.damping = 1
      let depth = Double(piece.row) / Double(max(1, lastRow))
      snap.frequency = CGFloat(Self.slowest + (Self.fastest - Self.slowest) * depth)
      animator.addBehavior(snap)
    }
  }

  /// Lets everything fall in another direction.
  ///
  /// - Parameter direction: A vector of length 1.
  func tilt(_ direction: CGVector) {
    guard phase == .falling else { return }
    let strength = hypot(effect.gravity.dx, effect.gravity.dy)
    gravity.gravityDirection = CGVector(
      dx: direction.dx * strength, dy: direction.dy * strength)
    latestChange = time
  }

  // MARK: Mouse

  /// Grabs the piece that is shown in a cell, which comes loose.
  func grab(_ place: Place) {
    release()
    guard phase == .falling, let index = index(shownIn: place) else { return }
    loosen(index, velocity: .zero)
    let item = pieces[index].item
    let drag = DragBehavior(item: item, grabbedAt: item.center, at: time)
    animator.addBehavior(drag)
    self.drag = drag
  }

  private func index(shownIn place: Place) -> Int? {
    pieces.indices.last {
      let start = places[$0]
      return start.row == place.row
        && (start.column..<start.column + pieces[$0].width).contains(place.column)
    }
  }

  func drag(to point: CGPoint) {
    drag?.move(to: point, at: time)
  }

  /// Throws the piece that is held.
  func release() {
    guard let drag else { return }
    self.drag = nil
    drag.release(at: time)
    animator.removeBehavior(drag)
    latestChange = time
  }
}
