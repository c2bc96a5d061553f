import Dynamics
import Testing

/// The lists of properties, which are read and set by their names.
@Suite struct PropertyListTests {
  @Test func eachClassListsItsProperties() {
    func names(_ behavior: DynamicBehavior) -> String {
      behavior.properties.map(\.name).joined(separator: " ")
    }
    let item = BasicItem.crate(at: 0, 0)
    #expect(names(DynamicBehavior()) == "")
    #expect(names(GravityBehavior()) == "gravityDirection angle magnitude")
    #expect(
      names(CollisionBehavior())
        == "collisionMode translatesReferenceBoundsIntoBoundary surfaceSpeedOfReferenceBounds "
        + "minimumImpulse")
    #expect(names(PushBehavior()) == "active pushDirection angle magnitude")
    #expect(
      names(SnapBehavior(item: item, snapTo: .zero)) == "snapPoint damping frequency snapsRotation")
    #expect(
      names(DragBehavior(item: item, grabbedAt: .zero)) == "frequency damping isReleased")
    #expect(
      names(FieldBehavior.springField())
        == "strength falloff minimumRadius direction smoothness animationSpeed seed position")
    #expect(names(DebugOverlayBehavior()) == "contactDuration fieldSpacing")
  }

  @Test func aListIsAlwaysInTheSameOrder() {
    for (a, b) in zip(EveryBehavior.all, EveryBehavior.all) {
      #expect(a.properties.map(\.description) == b.properties.map(\.description))
    }
  }

  @Test func aNewBehaviorHasItsDefaults() {
    for behavior in EveryBehavior.all {
      for property in behavior.properties where property.defaultValue != .none {
        // The setters of the factories count, too.
        guard property.value != .none, !(behavior is FieldBehavior) else { continue }
        #expect(property.value == property.defaultValue, "\(type(of: behavior)).\(property)")
      }
    }
    #expect(
      FieldBehavior.radialGravityField(position: .zero).properties.first { $0.name == "falloff" }?
        .defaultValue == .number(2))
  }

  /// Sets each number to both ends of its range, to one in the middle, and beyond the ends.
  @Test func numbersAreSetWithinTheirRange() throws {
    for behavior in EveryBehavior.all {
      for property in behavior.properties where property.isSettable {
        guard let range = property.range, property.isNumber else { continue }
        let top = min(range.upperBound, 1e13)
        for number in [range.lowerBound, top, (range.lowerBound + top) / 2] {
          let reports = DynamicsDiagnostics.collecting { property.set(.number(number)) }.diagnostics
          let text = "\(type(of: behavior)).\(property.name) = \(number)"
          #expect(reports == [], "\(text)")
          guard case .number(let read) = property.value else { throw NoNumber(text: text) }
          // An angle reads as one from −π to π.
          #expect(read == number || property.name == "angle", "\(text) reads \(read)")
        }
        let before = property.value
        for number in [range.lowerBound.nextDown, range.upperBound.nextUp, .nan] {
          guard !range.contains(number) else { continue }
          let reports = DynamicsDiagnostics.collecting { property.set(.number(number)) }.diagnostics
          #expect(reports.count == 1, "\(type(of: behavior)).\(property.name) = \(number)")
          #expect(
            reports.first?.reporter.hasSuffix("Behavior.\(property.member)") == true,
            "\(reports)")
          #expect(property.value == before)
        }
      }
    }
  }

  @Test func valuesOfAnotherKindAreReported() {
    let kinds: [PropertyValue] = [
      .number(0.5), .flag(true), .point(.zero), .vector(.zero), .range(.infinite), .choice("x"),
    ]
    for behavior in EveryBehavior.all {
      for property in behavior.properties where property.isSettable {
        let before = property.value
        let kind = before == .none ? property.defaultValue : before
        for value in kinds where kind != .none && !value.isLike(kind) {
          let reports = DynamicsDiagnostics.collecting { property.set(value) }.diagnostics
          #expect(reports.count == 1, "\(property.name) = \(value)")
          #expect(property.value == before)
        }
      }
    }
  }

  @Test func aReportIsThatOfTheTypedSetter() {
    let spring = SnapBehavior(item: BasicItem.crate(at: 0, 0), snapTo: .zero)
    let typed = DynamicsDiagnostics.collecting { spring.damping = 2 }.diagnostics
    let named = DynamicsDiagnostics.collecting { spring["damping"]?.set(.number(2)) }.diagnostics
    #expect(typed == named && typed.count == 1)
    let far = CGPoint(x: 0, y: 2e9)
    let typedPoint = DynamicsDiagnostics.collecting { spring.snapPoint = far }.diagnostics
    let namedPoint = DynamicsDiagnostics.collecting { spring["snapPoint"]?.set(.point(far)) }
    #expect(typedPoint == namedPoint.diagnostics && typedPoint.count == 1)
  }

  @Test func materialsMayHaveNoValue() throws {
    let item = BasicItem.crate(at: 0, 0)
    let base = DynamicItemBehavior(items: [item])
    let over = DynamicItemBehavior(items: [item])
    let animator = DynamicAnimator.headless()
    animator.addBehavior(base)
    animator.addBehavior(over)
    base.resistance = 0
    let resistance = try #require(over["resistance"])
    #expect(resistance.value == .none && resistance.defaultValue == .number(0.1))
    resistance.set(.number(1200))
    #expect(over.resistance == 1200)
    base.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    animator.step()
    #expect(abs(base.linearVelocity(for: item).x - 100 / 11) < 1e-9)
    // Without a value, that of the other behavior counts again.
    resistance.set(.none)
    #expect(resistance.value == .none && over.resistance == 0)
    let speed = base.linearVelocity(for: item).x
    animator.step()
    #expect(base.linearVelocity(for: item).x == speed)
    let density = try #require(GravityBehavior()["magnitude"])
    #expect(DynamicsDiagnostics.collecting { density.set(.none) }.diagnostics.count == 1)
  }

  @Test func readingALengthDoesNotTakeIt() throws {
    let item = BasicItem.crate(at: 100, 100)
    let rod = AttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 0))
    let length = try #require(rod["length"])
    #expect(length.value == .number(100))
    rod.anchorPoint = CGPoint(x: 100, y: 60)
    #expect(length.value == .number(40))
    rod["anchorPoint"]?.set(.point(CGPoint(x: 100, y: 70)))
    #expect(rod.length == 30)
    rod.anchorPoint = .zero
    #expect(length.value == .number(30))
    length.set(.none)
    #expect(abs(rod.length - 100 * 2.0.squareRoot()) < 1e-12)
  }

  @Test func whatABehaviorCannotSetIsReadOnly() {
    let items = [BasicItem.crate(at: 100, 100), BasicItem.crate(at: 200, 100)]
    let rod = AttachmentBehavior(item: items[0], attachedTo: items[1])
    #expect(rod["anchorPoint"]?.isSettable == false)
    let drag = DragBehavior(item: items[0], grabbedAt: CGPoint(x: 100, y: 100))
    #expect(drag["isReleased"]?.isSettable == false && drag["isReleased"]?.value == .flag(false))
    let reports = DynamicsDiagnostics.collecting { drag["isReleased"]?.set(.flag(true)) }
      .diagnostics
    #expect(reports.count == 1 && !drag.isReleased)
  }

  @Test func unitsDependOnTheKind() {
    let items = [BasicItem.crate(at: 100, 100), BasicItem.crate(at: 200, 100)]
    #expect(PushBehavior(items: [], mode: .continuous)["magnitude"]?.unit == .newtons)
    #expect(PushBehavior(items: [], mode: .instantaneous)["magnitude"]?.unit == .newtonSeconds)
    let weld = AttachmentBehavior.fixedAttachment(
      with: items[0], attachedTo: items[1], attachmentAnchor: .zero)
    #expect(weld["stiffness"]?.unit == .newtonMetersPerRadian)
  }

  @Test func aProgramsBehaviorAddsItsOwn() {
    final class Breeze: GravityBehavior {
      var gusts = 3.0
      override var properties: [BehaviorProperty] {
        super.properties + [
          BehaviorProperty(
            "gusts", range: 0...9, defaultValue: .number(3), get: { .number(self.gusts) },
            set: { if case .number(let gusts) = $0 { self.gusts = gusts } })
        ]
      }
    }
    let breeze = Breeze(items: [])
    #expect(breeze.properties.map(\.name) == ["gravityDirection", "angle", "magnitude", "gusts"])
    breeze["gusts"]?.set(.number(5))
    #expect(breeze.gusts == 5)
  }

  @Test func aSubclassSeesWhatIsSetByName() {
    final class Counting: GravityBehavior {
      var count = 0
      override var magnitude: CGFloat {
        get { super.magnitude }
        set { (count, super.magnitude) = (count + 1, newValue) }
      }
    }
    let gravity = Counting(items: [])
    gravity["magnitude"]?.set(.number(0.25))
    #expect(gravity.count == 1 && gravity.magnitude == 0.25)
  }

  @Test func choicesAreModes() {
    let collision = CollisionBehavior()
    #expect(collision["collisionMode"]?.value == .choice("everything"))
    for name in collision["collisionMode"]?.choices ?? [] {
      collision["collisionMode"]?.set(.choice(name))
      #expect(collision["collisionMode"]?.value == .choice(name))
    }
    collision["collisionMode"]?.set(.choice("items"))
    #expect(collision.collisionMode == .items)
    let reports = DynamicsDiagnostics.collecting {
      collision["collisionMode"]?.set(.choice("some"))
    }.diagnostics
    #expect(reports.count == 1 && collision.collisionMode == .items)
  }

  private struct NoNumber: Error { let text: String }
}

extension DynamicBehavior {
  fileprivate subscript(name: String) -> BehaviorProperty? {
    properties.first { $0.name == name }
  }
}

extension BehaviorProperty {
  /// The member of the class: a part of a value is set by the value.
  fileprivate var member: Substring { name.prefix { $0 != "." } }

  fileprivate var isNumber: Bool {
    let value = value == .none ? defaultValue : value
    if case .number = value { return true }
    // Stiffness and damping coefficient have neither.
    return value == .none
  }
}

extension PropertyValue {
  fileprivate func isLike(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.flag, .flag), (.point, .point), (.vector, .vector),
      (.range, .range), (.choice, .choice):
      true
    default: false
    }
  }
}
