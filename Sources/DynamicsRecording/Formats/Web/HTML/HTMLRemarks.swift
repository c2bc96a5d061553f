internal import Foundation

/// The remarks of a page: sentences with buttons that lead to their moments, and figures in the picture.
struct HTMLRemarks {
  let remarks: [Remark]
  let names: WebNames

  init(_ remarks: [Remark], _ recording: Recording, _ names: WebNames) {
    self.names = names
    self.remarks = remarks.map { remark in
      var remark = remark
      remark.time = min(max(remark.time, 0), recording.duration)
      return remark
    }
  }

  /// The moment at which the page opens; `nil` without a remark.
  var opening: TimeInterval? { remarks.map(\.time).min() }

  /// The rules of remarks and figures.
  var style: String {
    guard !remarks.isEmpty else { return "" }
    let n = names.start
    return """
      #\(n)timeline .\(n)failed{fill:#d00;stroke:none}
      .\(n)expected{fill:#d001;stroke:#d00;stroke-width:1.5;stroke-dasharray:5 3}
      .\(n)expected path{vector-effect:non-scaling-stroke}
      #\(n)remarks{list-style:none;margin:0 0 .8rem;padding:.6rem .8rem;border-left:4px solid #d00;background:#d001}
      #\(n)remarks li{display:flex;gap:.6rem;align-items:baseline;overflow-wrap:anywhere}
      #\(n)remarks li+li{margin-top:.4rem}
      #\(n)remarks button{flex:none}
      #\(n)remarks span{white-space:pre-wrap}

      """
  }

  var list: String {
    guard !remarks.isEmpty else { return "" }
    let rows = remarks.map { remark in
      """
      <li><button type="button" data-time="\(remark.time.decimal(4))">\(remark.time.decimal(2)) s</button> \
      <span>\(remark.text.xml)</span></li>
      """
    }
    return "<ol id=\"\(names("remarks"))\">\n\(rows.joined(separator: "\n"))\n</ol>\n"
  }

  /// The figures, each once.
  var figures: String {
    let figures = remarks.compactMap(\.figure).reduce(into: [Remark.Figure]()) { kept, figure in
      if !kept.contains(figure) { kept.append(figure) }
    }
    guard !figures.isEmpty else { return "" }
    return "<g class=\"\(names("expected"))\">\(figures.map(Self.path).joined())</g>\n"
  }

  private static func path(_ figure: Remark.Figure) -> String {
    switch figure {
    case .point(let point):
      let (x, y) = (point.x.decimal(2), point.y.decimal(2))
      return """
        <path d="M\(x) \(y)m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M\(x) \(y)m-9 0h18m-9-9v18" \
        stroke-dasharray="none"/>
        """
    case .rectangle(let rect):
      let corner = "\(rect.minX.decimal(2)) \(rect.minY.decimal(2))"
      return
        "<path d=\"M\(corner)h\(rect.width.decimal(2))v\(rect.height.decimal(2))h\((-rect.width).decimal(2))z\"/>"
    case .outline(let lines):
      let paths = lines.map { line in
        "M" + line.map { "\($0.x.decimal(2)) \($0.y.decimal(2))" }.joined(separator: "L") + "Z"
      }
      return "<path d=\"\(paths.joined())\"/>"
    }
  }
}
