import Dynamics
import DynamicsRecording
import Foundation

/// Recordings that formats for the web are tried with.
enum WebScenes {
  /// Five crates that fall and turn, hit each other and come to rest.
  static func crates(seconds: Double = 4) -> Recording {
    let room = CGRect(x: 0, y: 0, width: 400, height: 300)
    let animator = DynamicAnimator(referenceBounds: room)
    let crates = (0..<5).map { (index: Int) -> BasicItem in
      let (x, y) = (80 + 60 * Double(index), 40 + 25 * Double(index % 3))
      let size = CGSize(width: 44 + 4 * Double(index), height: 40)
      return BasicItem(center: CGPoint(x: x, y: y), size: size)
    }
    let collision = CollisionBehavior(items: crates)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: crates))
    for (index, crate) in crates.enumerated() {
      let push = PushBehavior(items: [crate], mode: .instantaneous)
      push.pushDirection = CGVector(dx: index.isMultiple(of: 2) ? 0.6 : -0.5, dy: -0.2)
      push.setTargetOffsetFromCenter(Offset(horizontal: 0, vertical: -14), for: crate)
      animator.addBehavior(push)
    }
    return animator.record(for: seconds) { item in
      let index = crates.firstIndex { $0 === item }!
      var look = RecordingAppearance.outlined(index)
      look.label = ["A & B", "<crate>", "\"three\"", "</script>", "5\n*/"][index]
      look.cornerRadius = 4
      return look
    }
  }

  /// Items of all shapes that come, go and change their order, one of each attachment, and a view from (−50, −40).
  static func everything() throws -> Recording {
    let room = CGRect(x: -50, y: -40, width: 400, height: 300)
    let animator = DynamicAnimator(referenceBounds: room)
    let items = (0..<6).map { (index: Int) -> BasicItem in
      let (x, y) = (50 * Double(index), 30 + 10 * Double(index))
      return BasicItem(center: CGPoint(x: x, y: y), size: CGSize(width: 36, height: 28))
    }
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let gravity = GravityBehavior(items: items)
    animator.addBehavior(gravity)
    animator.addBehavior(
      AttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 0, y: -30)))
    let spring = AttachmentBehavior(item: items[1], attachedTo: items[2])
    spring.frequency = 2
    animator.addBehavior(spring)
    let recorder = Recorder(animator) { item in
      var look = RecordingAppearance.outlined(items.firstIndex { $0 === item }!)
      look.label = "\(items.firstIndex { $0 === item }!)"
      return look
    }
    var order = items
    recorder.stacking = { order }
    recorder.start()
    animator.advance(by: 0.6)
    order = Array(items.reversed())
    collision.removeItem(items[5])
    gravity.removeItem(items[5])
    animator.advance(by: 0.5)
    order = [items[2], items[0], items[5], items[1], items[4], items[3]]
    items[5].center = CGPoint(x: 100, y: 0)
    collision.addItem(items[5])
    gravity.addItem(items[5])
    animator.advance(by: 0.9)
    recorder.stop()
    var recording = recorder.recording
    recording.items[1].shape = Recording.Shape(.ellipse(size: CGSize(width: 30, height: 50)))
    recording.items[2].shape = Recording.Shape(
      .polygon(corners: [CGPoint(x: -10, y: -10), CGPoint(x: 30, y: -5), CGPoint(x: 0, y: 25)]))
    recording.items[3].shape = Recording.Shape([
      .init(.rectangle(size: CGSize(width: 40, height: 10)), angle: 0.3),
      .init(.ellipse(size: CGSize(width: 12, height: 12)), center: CGPoint(x: 20, y: 10)),
    ])
    recording.items[0].sleep = [0.5...0.9]
    recording.items[4].presence = [0...0.4, 0.8...1.3, 1.6...2]
    recording.marks = try marks()
    return recording
  }

  /// One of each kind, which move, turn, come late, leave early and fade, and a spring whose ends meet.
  private static func marks() throws -> [Recording.Mark] {
    let kinds = [
      "rod", "spring", "rope", "slide", "pin", "push", "field", "velocity", "contact",
      "passingPair", "sensor",
    ]
    var marks = kinds.enumerated().map { index, kind in
      let (y, first) = (20 * index, 0.1 * Double(index))
      return """
        {"kind":"\(kind)","times":[\(first),\(first + 0.5),\(first + 1)],
        "starts":[[0,\(y)],[30,\(y)],[30,\(y + 40)]],
        "ends":[[60,\(y)],[40,\(y + 50)],[-40,\(y + 30)]],
        "strengths":[1,\(index == 8 ? 0.4 : 1),\(index == 8 ? 0 : 1)]}
        """
    }
    marks.append(
      """
      {"kind":"spring","times":[0,1],"starts":[[50,150],[50,150]],"ends":[[110,160],[50,150]],
      "strengths":[1,1]}
      """)
    let text = "[\(marks.joined(separator: ","))]"
    return try JSONDecoder().decode([Recording.Mark].self, from: Data(text.utf8))
  }
}
