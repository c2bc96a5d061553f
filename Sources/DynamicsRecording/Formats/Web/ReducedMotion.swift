extension RecordingFormat {
  /// The pose of items for people who have asked for reduced motion.
  public enum ReducedMotion: Hashable, Sendable, CaseIterable {
    /// Items are where their motion ends; nothing moves.
    case lastPose

    /// Items are where their motion starts; nothing moves.
    case firstPose
  }
}

extension RecordingFormat.ReducedMotion {
  /// The rule for elements that are animated by CSS.
  ///
  /// An animation that takes no time shows its end at once. Without an animation, an element has
  /// its first pose.
  func rule(_ selector: String) -> String {
    let declarations =
      switch self {
      case .lastPose:
        "animation-duration:0s!important;animation-delay:0s!important;"
          + "animation-iteration-count:1!important;animation-fill-mode:both!important"
      case .firstPose: "animation:none!important"
      }
    return "@media(prefers-reduced-motion:reduce){\(selector){\(declarations)}}"
  }
}
