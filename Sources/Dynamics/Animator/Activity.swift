/// Whether an animator runs, and since when nothing has changed.
struct Activity {
  /// Nothing moves and nothing is due; so until the first item joins.
  var isAtRest = true
  /// Told to pause.
  var isPaused = false
  /// The step after which something was last changed from outside.
  var lastChange = 0
  /// True while all behaviors are being removed.
  var isClearing = false
  /// True while a step is under way, callbacks included.
  var isStepping = false
  /// The steps that are still to be taken in the time that passes now.
  var stepsDue = 0

  var isRunning: Bool { !isAtRest && !isPaused }
}
