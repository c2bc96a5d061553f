import Dynamics
import Testing

/// An action that is replaced while it runs lives until it returns, with the objects that only it
/// retains.
///
/// Animators used to call actions without counting references to them.
@Suite struct ReplacedActionTests {
  /// An object that actions capture; it notes that it was released.
  private final class Captive {
    private let onRelease: () -> Void
    private(set) var uses = 0
    init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    func use() { uses += 1 }
    deinit { onRelease() }
  }

  private final class Log { var lines: [String] = [] }

  private let animator = DynamicAnimator.headless()
  private let item = BasicItem.crate(at: 0, 0)
  private let log = Log()

  private func gravity() -> GravityBehavior {
    let gravity = GravityBehavior(items: [item])
    animator.addBehavior(gravity)
    return gravity
  }

  /// An action that calls a block and uses its captive afterwards.
  private func action(_ name: String, _ block: @escaping () -> Void) -> () -> Void {
    let captive = Captive { [log] in log.lines.append("\(name) was released") }
    return { [log] in
      block()
      captive.use()
      log.lines.append("\(name) ran")
    }
  }

  @Test(arguments: [1, 2, 3])
  func livesUntilItReturns(replacements: Int) {
    let gravity = gravity()
    gravity.action = action("first") { [unowned gravity] in
      for _ in 1..<replacements { gravity.action = {} }
      gravity.action = nil
    }
    for _ in 0..<3 { animator.step() }
    #expect(log.lines == ["first ran", "first was released"])
  }

  @Test func theNextOneRunsInTheNextStep() {
    let gravity = gravity()
    let next = action("second") {}
    gravity.action = action("first") { [unowned gravity] in gravity.action = next }
    for _ in 0..<3 { animator.step() }
    #expect(log.lines == ["first ran", "first was released", "second ran", "second ran"])
  }

  /// Its behavior moves to another animator, and runs it again in there.
  @Test(arguments: [false, true])
  func mayRunInsideOfItself(replacesInside: Bool) {
    let (gravity, other) = (gravity(), DynamicAnimator.headless())
    var depth = 0
    gravity.action = action("it") { [unowned gravity, animator, log] in
      depth += 1
      defer { depth -= 1 }
      log.lines.append("depth \(depth)")
      guard depth == 1 else {
        if replacesInside { gravity.action = nil }
        return
      }
      animator.removeBehavior(gravity)
      other.addBehavior(gravity)
      other.step()
      if !replacesInside { gravity.action = nil }
    }
    animator.step()
    other.step()
    #expect(
      log.lines == ["depth 1", "depth 2", "it ran", "it ran", "it was released"])
  }

  /// A subclass that wraps the stored action.
  private final class Counting: DynamicBehavior {
    private(set) var calls = 0
    override var action: (() -> Void)? {
      get {
        let stored = super.action
        return { [unowned self] in
          calls += 1
          stored?()
        }
      }
      set { super.action = newValue }
    }
  }

  @Test func anOverrideIsCalledInPlaceOfTheStoredOne() {
    let counting = Counting()
    animator.addBehavior(GravityBehavior(items: [item]))
    animator.addBehavior(counting)
    counting.action = action("stored") {}
    for _ in 0..<2 { animator.step() }
    #expect(counting.calls == 2)
    #expect(log.lines == ["stored ran", "stored ran"])
  }
}
