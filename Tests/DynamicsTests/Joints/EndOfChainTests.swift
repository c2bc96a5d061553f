import Dynamics
import Testing

/// Joints at the end of long chains are as exact as at the end of short ones.
@Suite struct EndOfChainTests {
  enum End: CaseIterable { case rope, weld, range }

  @Test(arguments: End.allCases, [50, 200])
  func theLastJointHolds(_ end: End, count: Int) {
    let chain = PinnedChain(count, slope: 0.3)
    let bob = BasicItem(center: chain.end, size: CGSize(width: 20, height: 20))
    let last = chain.links[count - 1]
    let joint: AttachmentBehavior
    switch end {
    case .rope:
      joint = .limitAttachment(
        with: bob, offsetFromCenter: .zero, attachedTo: last,
        offsetFromCenter: Offset(horizontal: 5, vertical: 0))
      joint.length = 25
    case .weld:
      joint = .fixedAttachment(with: bob, attachedTo: last, attachmentAnchor: chain.end)
    case .range:
      joint = .pinAttachment(with: bob, attachedTo: last, attachmentAnchor: chain.end)
      joint.attachmentRange = FloatRange(minimum: -0.3, maximum: 0.5)
    }
    let scene = JointedItems(chain.links + [bob], chain.pins + [joint])
    let start = bob.angle - last.angle
    let allowed = 1e-4 * 10 * CGFloat(count)
    var (gap, worst) = (CGFloat.zero, CGFloat.zero)
    for _ in 0..<(count > 100 ? 240 : 480) {
      scene.animator.step()
      gap = max(chain.worstGap, gap)
      let distance = bob.center.distance(to: chain.end)
      let turn = remainder(bob.angle - last.angle - start, 2 * .pi)
      switch end {
      case .rope: worst = max(distance - 25, worst)
      case .weld: worst = max(distance, abs(turn) * 10, worst)
      case .range: worst = max(distance, (turn - 0.5) * 10, (-0.3 - turn) * 10, worst)
      }
    }
    #expect(gap < allowed)
    #expect(worst < allowed)
  }
}
