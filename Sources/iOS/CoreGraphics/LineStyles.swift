/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At the point.
  case butt
  /// In a half circle around the point.
  case round
  /// In a half square around the point.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// Cut off.
  case bevel
}
