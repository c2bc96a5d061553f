internal import Dynamics

extension Recording {
  /// The marks that X-ray draws: all recorded marks, and fading contacts if no recorded mark is a
  /// contact.
  ///
  /// Contacts are always recorded, but only as marks if the animator had a
  /// ``DebugOverlayBehavior``.
  package var xrayMarks: [Mark] {
    if marks.contains(where: { $0.kind == .contact }) { return marks }
    return marks + contacts.filter { $0.phase == .began }.compactMap(fadingMark)
  }

  /// In seconds.
  private static let fading = 0.4
  /// In points.
  private static let contactLength = 12.0

  private func fadingMark(_ contact: Contact) -> Mark? {
    let end = CGPoint(
      x: contact.point.x + contact.normal.dx * Self.contactLength,
      y: contact.point.y + contact.normal.dy * Self.contactLength)
    func keyframe(_ time: TimeInterval, _ strength: Double) -> MarkKeyframe {
      MarkKeyframe(time: time, start: contact.point, end: end, strength: strength)
    }
    let first = keyframe(contact.time, 1)
    let fadeEnd = min(contact.time + Self.fading, duration)
    guard fadeEnd > contact.time else { return Mark(kind: .contact, keyframes: [first]) }
    return Mark(
      kind: .contact,
      keyframes: [first, keyframe(fadeEnd, 1 - (fadeEnd - contact.time) / Self.fading)])
  }
}
