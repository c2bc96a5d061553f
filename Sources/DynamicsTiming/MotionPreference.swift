import Synchronization

/// How much motion the user wants to see.
///
/// There is one preference for the whole process. A host sets it from the settings of its desktop:
/// `DynamicsGTK` does so from `gtk-enable-animations`. Timed animations and draggable values obey it
/// when they start to move: with less than full motion, they go to their end at once, without a frame
/// in between, and call their closures as usual.
///
/// ```swift
/// let fade = TimedAnimation(from: 0, to: 1, duration: 0.2) { opacity in print(opacity) }
/// fade.isFade = true
/// fade.start()  // also with reduced motion
/// ```
///
/// A dynamic animator simulates in any case: call `finish(limit:)` to bring it to its state of rest at
/// once.
///
/// In a test, override it for the current task, so that parallel tests do not disturb each other:
///
/// ```swift
/// MotionPreference.with(.off) {
///   let slide = TimedAnimation(from: 0, to: 100, duration: 0.3) { x in print(x) }
///   slide.start()  // prints 100
/// }
/// ```
public enum MotionPreference: String, Hashable, Codable, CaseIterable, Sendable {
  /// Everything moves; the default.
  case full

  /// Nothing moves across the screen, but things may fade: see ``TimedAnimation/isFade``.
  case reduced

  /// Nothing is animated.
  case off

  private static let ofProcess = Mutex(MotionPreference.full)

  @TaskLocal private static var ofTask: MotionPreference?

  /// The preference that holds now: the override of the current task, or that of the process.
  ///
  /// The default is ``full``. Setting it sets that of the process, from any thread.
  public static var current: MotionPreference {
    get { ofTask ?? ofProcess.withLock { $0 } }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// Overrides the preference while a closure runs, for the current task and the tasks that it makes.
  public static func with<Result>(
    _ preference: MotionPreference, _ body: () throws -> Result
  ) rethrows -> Result {
    try $ofTask.withValue(preference, operation: body)
  }

  /// Overrides the preference while an async closure runs, for the current task and the tasks that it
  /// makes.
  public static func with<Result>(
    _ preference: MotionPreference, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $ofTask.withValue(preference, operation: body)
  }
}
