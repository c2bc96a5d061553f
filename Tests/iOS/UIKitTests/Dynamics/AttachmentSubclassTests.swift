import Testing
import UIKit

@MainActor @Suite struct AttachmentSubclassTests {
  /// As on iOS, with no other initializer than its own.
  final class Leash: UIAttachmentBehavior {
    let owner: String

    init(owner: String, item: any UIDynamicItem, hook: CGPoint) {
      self.owner = owner
      super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: hook)
      frequency = 2
    }
  }

  class Hinge: UIAttachmentBehavior {}

  private let dog = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let cat = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))

  @Test func aSubclassMayHaveOnlyAnInitializerOfItsOwn() {
    let leash = Leash(owner: "Ada", item: dog, hook: CGPoint(x: 5, y: 105))
    #expect(leash.owner == "Ada")
    #expect(leash.frequency == 2)
    #expect(leash.length == 100)
  }

  @Test func factoriesMakeInstancesOfSubclasses() {
    let hinge = Hinge.pinAttachment(
      with: dog, attachedTo: cat, attachmentAnchor: CGPoint(x: 30, y: 5))
    #expect(type(of: hinge) == Hinge.self)
    #expect(hinge.items.count == 2)
    let animator = UIDynamicAnimator()
    animator.addBehavior(hinge)
    #expect(hinge.dynamicAnimator === animator)
  }

  @Test func factoriesRefuseSubclassesWithPropertiesThatTheyDoNotSet() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        _ = Leash.fixedAttachment(with: one, attachedTo: other, attachmentAnchor: .zero)
      }
    }
  }
}
