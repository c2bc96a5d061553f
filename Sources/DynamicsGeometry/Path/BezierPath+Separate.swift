extension BezierPath {
  /// A path of each subpath, closed if it is filled.
  package func separated(closing: Bool) -> [BezierPath] {
    subpaths.map { subpath in
      let path = BezierPath()
      path.subpaths = [subpath]
      if closing { path.close() }
      return path
    }
  }

  /// Whether it is one subpath that ends where it began.
  package var isLoop: Bool { subpaths.count == 1 && subpaths[0].isLoop }
}
