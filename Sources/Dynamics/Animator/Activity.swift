/// Whether an animator runs, and when it was last changed.
struct Activity {
  /// Whether nothing moves and no work is due; true until the first item joins.
  var isAtRest = true
  /// Whether the animator was paused by the program.
  var isPaused = false
  /// The number of steps taken at the last change from outside.
  var lastChange = 0
  var isRemovingAll = false
  /// Whether a behavior may have broken that has not left yet.
  var mayHaveBroken = false
  /// True while a step is under way, callbacks included.
  var isStepping = false
  /// True while a forecast of the animator is computed.
  var isForeseeing = false
  /// The remaining steps of the time that is passing now.
  var stepsDue = 0

  /// Whether time may pass: not in callbacks during a step or a forecast.
  var mayAdvance: Bool { !isStepping && !isForeseeing }

  var isRunning: Bool { !isAtRest && !isPaused }
}
