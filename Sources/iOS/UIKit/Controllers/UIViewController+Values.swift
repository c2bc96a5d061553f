/// The style of the status bar, of which there is none here.
public enum UIStatusBarStyle: Int, Sendable {
  /// The system's default, white content or black content.
  case `default`, lightContent, darkContent = 3
}
