import QuartzCore
import Testing

/// `removeObserver(self)` removed nothing once the script had replaced a selector by a closure.
struct ObserverTests {
  final class Owner {
    let center: NotificationCenter
    var heard: [String] = []
    init(_ center: NotificationCenter) { self.center = center }

    func observe(_ name: String, object: Any? = nil) {
      center.addObserver(self, forName: Notification.Name(name), object: object) { [weak self] in
        self?.heard.append($0.name.rawValue)
      }
    }
    deinit { center.removeObserver(self) }
  }

  private let center = NotificationCenter()

  private func post(_ name: String, object: Any? = nil) {
    center.post(name: Notification.Name(name), object: object)
  }

  @Test func anOwnerIsRemoved() {
    let owner = Owner(center)
    let other = Owner(center)
    owner.observe("a")
    owner.observe("b")
    other.observe("a")
    post("a")
    center.removeObserver(owner)
    post("a")
    post("b")
    #expect(owner.heard == ["a"])
    #expect(other.heard == ["a", "a"])
    owner.observe("b")
    post("b")
    #expect(owner.heard == ["a", "b"])
  }

  @Test func anOwnerIsRemovedForANameAndAnObject() {
    let owner = Owner(center)
    let sender = Owner(center)
    owner.observe("a")
    owner.observe("b", object: sender)
    owner.observe("b", object: center)
    center.removeObserver(owner, name: Notification.Name("a"), object: nil)
    center.removeObserver(owner, name: Notification.Name("b"), object: sender)
    post("a")
    post("b", object: sender)
    post("b", object: center)
    #expect(owner.heard == ["b"])
  }

  @Test func anOwnerOfAnotherCenterStays() {
    let owner = Owner(center)
    owner.observe("a")
    NotificationCenter().removeObserver(owner)
    post("a")
    #expect(owner.heard == ["a"])
  }

  @Test func anOwnerMayBeRemovedInItsDeinit() {
    var owner: Owner? = Owner(center)
    var sender: Owner? = Owner(center)
    weak let watched = sender
    owner?.observe("a", object: sender)
    owner = nil
    sender = nil
    // The center keeps the senders of what is observed.
    #expect(watched == nil)
  }

  /// An owner that was released while its entry was looked at came back to a lock that was held.
  @Test func ownersMayGoOnManyThreadsAtOnce() async {
    let gone = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).count { _ in
            weak var owner: Owner?
            do {
              let observer = Owner(NotificationCenter())
              observer.observe("a")
              owner = observer
            }
            return owner == nil
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(gone == 8 * 500)
  }
}
