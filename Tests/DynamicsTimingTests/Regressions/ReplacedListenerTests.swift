import DynamicsTiming
import Testing

// Setting `onFrame` released what listened before while the property was being written. Somebody
// who went with it and set `onFrame` or ended the source, as owners do in `deinit`, ended the
// process for overlapping access.
@Suite struct ReplacedListenerTests {
  /// Listens to a source for as long as it is listened to.
  private final class Owner {
    let source: any FrameSource
    let end: () -> Void

    init(_ source: any FrameSource, end: @escaping () -> Void) {
      self.source = source
      self.end = end
      source.onFrame = { _ in _ = self }
    }

    deinit {
      source.onFrame = nil
      end()
    }
  }

  private func checkThatOwnersMayGo(with source: any FrameSource, release: () -> Void) {
    weak var gone: Owner?
    var hasEnded = false
    do {
      let owner = Owner(source) { hasEnded = true }
      gone = owner
    }
    #expect(gone != nil)
    release()
    #expect(gone == nil && hasEnded)
    #expect(source.onFrame == nil)
  }

  @Test func ofAManualSource() {
    let source = ManualFrameSource()
    checkThatOwnersMayGo(with: source) { source.onFrame = nil }
  }

  @Test func ofADisplayLink() {
    let link = DisplayLink()
    checkThatOwnersMayGo(with: link) { link.onFrame = nil }
    checkThatOwnersMayGo(with: link) { link.invalidate() }
  }

  @Test func ofASharedSource() {
    let source = SharedFrameSource(ManualFrameSource())
    checkThatOwnersMayGo(with: source) { source.onFrame = nil }
  }
}
