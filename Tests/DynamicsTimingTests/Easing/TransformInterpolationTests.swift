import DynamicsGeometry
import DynamicsTestSupport
import DynamicsTiming
import Foundation
import Testing

/// Transforms between others.
@Suite struct TransformInterpolationTests {
  @Test(arguments: [(0, 1.5), (0.3, -1.2), (-1, 1), (2, 0.5), (0, .pi), (0, -.pi)])
  func `a rotation turns evenly and never shrinks`(from: Double, to: Double) {
    for progress in [-0.2, 0, 0.1, 0.5, 0.75, 1, 1.3] {
      let found = CGAffineTransform.interpolate(
        from: CGAffineTransform(rotationAngle: from), to: CGAffineTransform(rotationAngle: to),
        progress: progress)
      let angle = from + (to - from) * progress
      #expect(found.distance(to: CGAffineTransform(rotationAngle: angle)) < 1e-14)
    }
  }

  @Test func `it turns by the shorter way`() {
    let found = CGAffineTransform.interpolate(
      from: CGAffineTransform(rotationAngle: 3), to: CGAffineTransform(rotationAngle: -3),
      progress: 0.5)
    #expect(found.distance(to: CGAffineTransform(rotationAngle: .pi)) < 1e-14)
  }

  @Test(arguments: UInt64(1)...40)
  func `scale, turn and place go side by side`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func parts() -> [Double] {
      [
        random.double(in: 0.1...4), random.double(in: 0.1...4), random.double(in: -1.5...1.5),
        random.double(in: -100...100), random.double(in: -100...100),
      ]
    }
    let (first, last) = (parts(), parts())
    let progress = random.double(in: 0...1)
    let between = zip(first, last).map { $0 + ($1 - $0) * progress }
    let found = CGAffineTransform.interpolate(
      from: .scaledTurnedMoved(first), to: .scaledTurnedMoved(last), progress: progress)
    #expect(found.distance(to: .scaledTurnedMoved(between)) < 1e-12)
  }

  @Test func `between two that mirror, the mirror image turns`() {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    let found = CGAffineTransform.interpolate(
      from: mirror, to: mirror.concatenating(CGAffineTransform(rotationAngle: 1)), progress: 0.5)
    #expect(
      found.distance(to: mirror.concatenating(CGAffineTransform(rotationAngle: 0.5))) < 1e-14)
  }

  @Test func `into the mirror, it goes flat and comes out on the other side`() {
    let found = CGAffineTransform.interpolate(
      from: .identity, to: CGAffineTransform(scaleX: -1, y: 1), progress: 0.5)
    #expect(found == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func `it shrinks to nothing as it stands`() {
    let turned = CGAffineTransform(rotationAngle: 0.7)
    let nothing = CGAffineTransform(scaleX: 0, y: 0)
    let found = CGAffineTransform.interpolate(from: turned, to: nothing, progress: 0.75)
    #expect(found.distance(to: turned.scaledBy(x: 0.25, y: 0.25)) < 1e-15)
    let back = CGAffineTransform.interpolate(from: nothing, to: turned, progress: 0.25)
    #expect(back.distance(to: found) < 1e-15)
  }

  @Test(arguments: [1e-200, 1e-160, 1e160, 1e200, .infinity])
  func `transforms out of all proportion spoil nothing`(scale: Double) {
    let odd = CGAffineTransform(a: scale, b: -scale, c: scale, d: scale, tx: scale, ty: 1)
    for progress in [0, 0.5, 1] {
      let found = CGAffineTransform.interpolate(from: .identity, to: odd, progress: progress)
      for number in [found.a, found.b, found.c, found.d, found.tx, found.ty] {
        #expect(!number.isNaN)
      }
    }
  }

  @Test func `a moving start does not turn it around`() {
    let end = CGAffineTransform(rotationAngle: -1.5)
    let origin = CGAffineTransform(rotationAngle: 1.5)
    var previous: CGAffineTransform?
    for angle in stride(from: 1.5, to: 3, by: 0.01) {
      let found = CGAffineTransform.interpolate(
        from: CGAffineTransform(rotationAngle: angle), to: end, progress: 0.5, leaving: origin)
      #expect(found.distance(to: CGAffineTransform(rotationAngle: (angle - 1.5) / 2)) < 1e-14)
      if let previous { #expect(found.distance(to: previous) < 0.02) }
      previous = found
    }
  }
}

extension CGAffineTransform {
  /// Scaled by two factors, turned by an angle, then moved.
  fileprivate static func scaledTurnedMoved(_ parts: [Double]) -> CGAffineTransform {
    CGAffineTransform(scaleX: parts[0], y: parts[1])
      .concatenating(CGAffineTransform(rotationAngle: parts[2]))
      .concatenating(CGAffineTransform(translationX: parts[3], y: parts[4]))
  }

  /// The largest difference in any of the six numbers.
  func distance(to other: CGAffineTransform) -> CGFloat {
    [a - other.a, b - other.b, c - other.c, d - other.d, tx - other.tx, ty - other.ty]
      .map(\.magnitude).max() ?? 0
  }
}
