extension Recording {
  /// The background below all items: SVG elements as they are, or a rectangle of a color.
  func backdrop(_ background: String) -> String {
    guard !background.isEmpty, !background.contains("<") else { return background }
    return "<rect \(sheet) fill=\"\(background.xml)\"/>"
  }

  /// The attributes of a rectangle as large as the bounds.
  var sheet: String {
    """
    x="\(bounds.minX.decimal(2))" y="\(bounds.minY.decimal(2))" \
    width="\(max(bounds.width, 1).decimal(2))" height="\(max(bounds.height, 1).decimal(2))"
    """
  }
}
