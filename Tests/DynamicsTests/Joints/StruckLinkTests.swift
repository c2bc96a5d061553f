import Dynamics
import DynamicsTestSupport
import Testing

/// Balls that strike links between heavy items.
///
/// Their speed used to grow without limit in one step: the contact used the mass of the light link,
/// and the joints used a link that was harder to turn.
@Suite struct StruckLinkTests {
  private static let room = CGRect(x: 0, y: 0, width: 300, height: 200)

  @Test(arguments: [1, 1e-3, 1e-6] as [CGFloat], [1, 1000] as [CGFloat])
  func aStruckLinkGoesNoFasterThanWhatStrikesIt(density: CGFloat, load: CGFloat) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      let angle = random.double(in: 0...(2 * .pi))
      let speed = random.double(in: 1000...20_000)
      let link = BasicItem.box(150, 100, 30, 6)
      let (held, hung) = (BasicItem.box(130, 100, 20, 20), BasicItem.box(170, 100, 20, 20))
      let ball = BasicItem.disc(150 + 60 * cos(angle), 100 + 60 * sin(angle), radius: 8)
      let scene = JointedItems(
        [held, link, hung, ball],
        [
          .pinAttachment(
            with: held, attachedTo: link, attachmentAnchor: CGPoint(x: 138, y: 100)),
          .pinAttachment(
            with: link, attachedTo: hung, attachmentAnchor: CGPoint(x: 162, y: 100)),
        ], room: Self.room)
      let anchor = DynamicItemBehavior(items: [held])
      anchor.isAnchored = true
      let lightness = DynamicItemBehavior(items: [link])
      lightness.density = density
      let weight = DynamicItemBehavior(items: [hung])
      weight.density = load
      for behavior in [anchor, lightness, weight] { scene.animator.addBehavior(behavior) }
      scene.properties.addLinearVelocity(
        CGPoint(x: -speed * cos(angle), y: -speed * sin(angle)), for: ball)
      var fastest: CGFloat = 0
      for _ in 0..<60 {
        scene.animator.step()
        fastest = max(
          fastest, scene.properties.linearVelocity(for: hung).length,
          scene.properties.linearVelocity(for: ball).length)
      }
      #expect(fastest < 1.5 * speed + 1000)
    }
  }
}
