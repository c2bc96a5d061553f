import SampleSupport

/// A wooden crate around (0, 0).
enum CrateFace {
  static func draw(side: Double) -> String {
    let half = side / 2
    let board = side * 0.14
    let inner = half - board
    func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
      """
      <rect x="\(x.decimal(2))" y="\(y.decimal(2))" width="\(width.decimal(2))" \
      height="\(height.decimal(2))"/>
      """
    }
    let planks = [-0.5, 0, 0.5].map { fraction in
      "M\((fraction * inner).decimal(2)) \((-inner).decimal(2))V\(inner.decimal(2))"
    }
    return """
      <g stroke="#6b4420" stroke-width="\((side / 50).decimal(2))">\
      <g fill="#c48b4c">\(rectangle(-half, -half, side, side))</g>\
      <path d="\(planks.joined())" fill="none"/>\
      <path d="M\((-inner).decimal(2)) \(inner.decimal(2))L\(inner.decimal(2)) \
      \((-inner).decimal(2))" stroke="#8a5a2b" stroke-width="\(board.decimal(2))"/>\
      <g fill="#dba763">\(rectangle(-half, -half, side, board))\
      \(rectangle(-half, inner, side, board))\(rectangle(-half, -half, board, side))\
      \(rectangle(inner, -half, board, side))</g></g>
      """
  }
}
