// `minimumRadius` was read as meters. Programs that set 40 or 1000, as points, got fields that were
// a hundred times as wide and far too weak.
import Dynamics
import Testing

@Suite struct MinimumRadiusTests {
  /// The acceleration of a crate of 1 kg by a field at (0, 0), in pt/s².
  private func acceleration(by field: FieldBehavior, at place: CGPoint) -> CGVector {
    let animator = DynamicAnimator.headless()
    let item = BasicItem.crate(at: place.x, place.y)
    let properties = animator.withoutResistance(item)
    field.addItem(item)
    animator.addBehavior(field)
    animator.step()
    let velocity = properties.linearVelocity(for: item)
    return CGVector(dx: velocity.x * 120, dy: velocity.y * 120)
  }

  private func expect(
    _ vector: CGVector, near x: CGFloat, _ y: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    DynamicsTests.expect(vector.dx, near: x, within: 1e-9, sourceLocation: sourceLocation)
    DynamicsTests.expect(vector.dy, near: y, within: 1e-9, sourceLocation: sourceLocation)
  }

  @Test func radialFieldsPullAsFromTheMinimumRadius() {
    // Measured on Apple's classes: as if 1000 pt away.
    let field = FieldBehavior.radialGravityField(position: .zero)
    field.strength = 2
    field.falloff = 1
    field.minimumRadius = 1000
    expect(acceleration(by: field, at: CGPoint(x: 300, y: 400)), near: -12, -16)
  }

  @Test func vortexFieldsDriveAsFromTheMinimumRadius() {
    let field = FieldBehavior.vortexField()
    field.strength = 2
    field.falloff = 1
    field.minimumRadius = 1000
    expect(acceleration(by: field, at: CGPoint(x: 300, y: 400)), near: -16, 12)
  }

  @Test func beyondTheMinimumRadiusItDoesNotCount() {
    let field = FieldBehavior.radialGravityField(position: .zero)
    field.minimumRadius = 499
    expect(acceleration(by: field, at: CGPoint(x: 300, y: 400)), near: -2.4, -3.2)
  }

  @Test func theDefaultIsAsMeasuredOnApple() {
    #expect(FieldBehavior.springField().minimumRadius == 100 * 0x1p-15)
  }
}
