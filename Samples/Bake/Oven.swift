import Dynamics
import DynamicsRecording
import DynamicsSVG
import Foundation
import SampleSupport

#if Pictures
  import DynamicsPictures
#endif

/// Simulates the falls of one file.
struct Oven {
  private let command: Bake
  private let data: Data
  private let size: CGSize
  private let title: String

  /// A fall and its figures.
  struct Baked {
    var recording: Recording
    /// The seconds until everything was at rest, or the duration.
    var restTime: Double
    /// The distances of the parts from where they started, in points; 0 for those that have left the picture.
    var distances: [Double]
    /// Things that are not as in the file, each in one line.
    var notes: [String]
  }

  init(_ command: Bake) throws {
    self.command = command
    do {
      data = Data(try InputFile.bytes(of: command.file))
    } catch {
      throw BakeFailure("Cannot read '\(command.file)': \(error). Choose another file.")
    }
    let scene = try Self.scene(data, command.file)
    size = scene.size
    title = scene.title ?? URL(fileURLWithPath: command.file).lastPathComponent
  }

  private static func scene(_ data: Data, _ file: String) throws -> SVGScene {
    do {
      #if Pictures
        return try SVGScene(data: data) { ImageMask(png: $0) }
      #else
        return try SVGScene(data: data)
      #endif
    } catch {
      throw BakeFailure("Cannot bake '\(file)': \(error).")
    }
  }

  var picture: Picture {
    Picture(SVGStyle(title: title, width: size.width), ground: "#ffffff")
  }

  /// The longest fall without a duration, in seconds.
  private static let longest = 10.0

  /// - Parameter seed: The seed of pushes; `nil` for none.
  func bake(seed: UInt64?) throws -> Baked {
    let scene = try Self.scene(data, command.file)
    let parts = try Parts(of: scene, command)
    let (baked, diagnostics) = DynamicsDiagnostics.collecting {
      let animator = DynamicAnimator(referenceBounds: scene.bounds)
      setUp(animator, scene, parts)
      if let seed { push(parts.moving, in: animator, size: scene.size, seed) }
      let starts = parts.moving.map(\.center)
      let recording = record(animator, scene.bounds)
      return Baked(
        recording: finish(recording, seed), restTime: animator.elapsedTime,
        distances: zip(parts.moving, starts).map { item, start in
          guard scene.bounds.contains(item.center) else { return 0 }
          return Double(hypot(item.center.x - start.x, item.center.y - start.y))
        }, notes: [])
    }
    var whole = baked
    whole.notes =
      scene.unsupported.map { "Not as in the file: \($0)." } + diagnostics.map(\.message)
    return whole
  }

  private func setUp(_ animator: DynamicAnimator, _ scene: SVGScene, _ parts: Parts) {
    // The order of joining is that of drawing.
    let all = (parts.all + scene.items(besides: parts.all)).sorted {
      $0.drawingOrder < $1.drawingOrder
    }
    let material = DynamicItemBehavior(items: all)
    material.elasticity = command.elasticity
    material.friction = command.friction
    animator.addBehavior(material)
    let moving = Set(parts.moving.map(ObjectIdentifier.init))
    let anchor = DynamicItemBehavior(items: all.filter { !moving.contains(ObjectIdentifier($0)) })
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    let gravity = GravityBehavior(items: parts.moving)
    gravity.magnitude = command.gravity
    animator.addBehavior(gravity)
    animator.addBehavior(collision(scene, parts))
    for item in parts.hanging {
      let top = CGPoint(x: item.center.x, y: item.outline.bounds.minY)
      animator.addBehavior(
        AttachmentBehavior(
          item: item, offsetFromCenter: Offset(horizontal: 0, vertical: top.y - item.center.y),
          attachedToAnchor: top))
    }
  }

  private func collision(_ scene: SVGScene, _ parts: Parts) -> CollisionBehavior {
    let collision = CollisionBehavior(items: parts.moving)
    collision.translatesReferenceBoundsIntoBoundary = command.walls
    for (index, item) in parts.fixed.enumerated() {
      collision.addBoundary(withIdentifier: item.identifier ?? "fixed \(index)", for: item.outline)
    }
    if command.floor || (parts.fixed.isEmpty && !command.walls) {
      let bounds = scene.bounds
      // Longer than the picture, so that nothing rolls off its ends where it is seen.
      collision.addBoundary(
        withIdentifier: "floor", from: CGPoint(x: bounds.minX - bounds.width, y: bounds.maxY),
        to: CGPoint(x: bounds.maxX + bounds.width, y: bounds.maxY))
    }
    return collision
  }

  /// Gives each part a speed of up to a fifth of the picture in a second, and a turn.
  private func push(
    _ items: [SVGItem], in animator: DynamicAnimator, size: CGSize, _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let pusher = DynamicItemBehavior(items: items)
    animator.addBehavior(pusher)
    let speed = 0.2 * Double(max(size.width, size.height))
    for item in items {
      pusher.addLinearVelocity(
        CGPoint(x: random.double(in: -speed...speed), y: random.double(in: -speed...speed)),
        for: item)
      pusher.addAngularVelocity(CGFloat(random.double(in: -2...2)), for: item)
    }
  }

  private func record(_ animator: DynamicAnimator, _ picture: CGRect) -> Recording {
    let appearance: Recorder.Appearances = { ($0 as? SVGItem)?.appearance }
    if let duration = command.duration {
      return animator.record(for: duration, appearance: appearance)
    }
    let recorder = Recorder(animator, appearance: appearance)
    recorder.start()
    // Parts that have left the picture may fall forever.
    while animator.isRunning, animator.elapsedTime < Self.longest,
      animator.awakeItems.contains(where: { $0.isSeen(in: picture) })
    {
      animator.advance(by: 1.0 / 60)
    }
    recorder.stop()
    return recorder.recording
  }

  private func finish(_ recording: Recording, _ seed: UInt64?) -> Recording {
    var whole = command.assemble ? recording.reversed() : recording
    if let seed { whole.metadata["seed"] = String(seed) }
    return whole
  }
}

extension DynamicItem {
  /// Whether the item may be seen in a picture, at any angle.
  fileprivate func isSeen(in picture: CGRect) -> Bool {
    let reach = hypot(bounds.width, bounds.height)
    return picture.insetBy(dx: -reach, dy: -reach).contains(center)
  }
}

/// A file or a selector that cannot be used.
struct BakeFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
