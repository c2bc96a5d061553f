import DynamicsTiming

/// Who heard which frames, in order.
final class FrameLog {
  private(set) var entries: [String] = []

  /// What was heard since the last look, such as "a 1.5+0.5" for a frame at 1.5 s that lasts 0.5 s.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// A listener that writes its name and the frame, then does something else.
  func listener(
    _ name: String, then act: @escaping () -> Void = {}
  ) -> (Frame) -> Void {
    { [unowned self] frame in
      entries.append("\(name) \(frame.timestamp)+\(frame.duration)")
      act()
    }
  }
}
