struct ItemPose: Equatable {
  var position: CGPoint
  var angle: CGFloat

  /// A pose of NaN, which equals no pose, not even itself.
  static let unknown = ItemPose(
    position: CGPoint(x: CGFloat.nan, y: CGFloat.nan), angle: CGFloat.nan)

  static func == (a: Self, b: Self) -> Bool {
    a.position.x == b.position.x && a.position.y == b.position.y && a.angle == b.angle
  }

  /// The pose between this one and another one.
  ///
  /// - Parameter progress: From 0, which is this one, to 1.
  @inline(__always)
  func interpolated(to end: ItemPose, progress: CGFloat) -> ItemPose {
    ItemPose(
      position: CGPoint(
        x: position.x + (end.position.x - position.x) * progress,
        y: position.y + (end.position.y - position.y) * progress),
      angle: angle + (end.angle - angle) * progress)
  }

  /// The position of a point that is given in the item's axes, from its center.
  func place(of offset: CGVector) -> CGPoint { position + offset.rotated(by: angle) }

  /// From the item's axes around its center to reference coordinates.
  var transform: CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension ItemPose {
  init(_ pose: (position: CGPoint, angle: Double)) {
    self.init(position: pose.position, angle: pose.angle)
  }

  /// Calls the item's getters, each once: they may return other values the next time.
  init(of item: any DynamicItem) {
    self.init(position: item.center, angle: item.transform.rotationAngle)
  }
}
