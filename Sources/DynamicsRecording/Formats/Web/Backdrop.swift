extension Recording {
  /// The background below all items: SVG elements as they are, or a rectangle of a color.
  func backdrop(_ background: String) -> String {
    guard !background.isEmpty, !background.contains("<") else { return background }
    let (width, height) = (max(bounds.width, 1).decimal(2), max(bounds.height, 1).decimal(2))
    return """
      <rect x="\(bounds.minX.decimal(2))" y="\(bounds.minY.decimal(2))" width="\(width)" \
      height="\(height)" fill="\(background.xml)"/>
      """
  }
}
