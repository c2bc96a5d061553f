import DynamicsRecording
import Foundation

/// How an item of a recipe is drawn.
struct Look {
  let svg: String

  /// Colors that people of any color vision tell apart (Okabe and Ito).
  static let colors = ["#0072b2", "#d55e00", "#009e73", "#e69f00", "#cc79a7", "#56b4e9"]

  static func toast(_ text: String) -> Look {
    let color = colors[text.count % colors.count]
    return Look(
      svg: box(220, 44, 14, "#2b2f38") + "<circle cx=\"-86\" r=\"9\" fill=\"\(color)\"/>"
        + "<path d=\"M-90 0l3 3 6-6\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2\"/>"
        + label(text, x: -66, anchor: "start", "#fff"))
  }

  static let sheet = Look(
    svg: box(200, 400, 18, "#f7f8fa", stroke: "#b8bec8")
      + bar(-18, -190, 36, 5, "#b8bec8") + bar(-80, -168, 90, 12, "#5b6472")
      + (0..<6).map { row in
        let y = -134 + 42 * Double(row)
        return "<circle cx=\"-66\" cy=\"\(y + 12)\" r=\"13\" fill=\"\(colors[row])\"/>"
          + bar(-42, y + 3, 96, 8, "#c3c9d2") + bar(-42, y + 16, 60, 6, "#dde1e7")
      }.joined())

  static func card(_ index: Int) -> Look {
    Look(
      svg: box(120, 168, 14, colors[index], stroke: "#fff")
        + "<circle cy=\"-22\" r=\"34\" fill=\"#fff\" fill-opacity=\".85\"/>"
        + "<circle cy=\"-30\" r=\"12\" fill=\"\(colors[index])\"/>"
        + "<path d=\"M-21 -2a21 17 0 0 1 42 0\" fill=\"\(colors[index])\"/>"
        + bar(-42, 34, 62, 10, "#fff") + bar(-42, 52, 84, 7, "#ffffffb0"))
  }

  static let list = Look(
    svg: box(200, 400, 0, "#f7f8fa")
      + (0..<8).map { index in
        let y = -200 + 50 * Double(index)
        return "<path d=\"M-88 \(y + 50)H100\" stroke=\"#dde1e7\"/>"
          + "<circle cx=\"-72\" cy=\"\(y + 25)\" r=\"15\" fill=\"\(colors[index % 6])\"/>"
          + bar(-46, y + 13, 104 - 9 * Double(index % 4), 9, "#8d96a4")
          + bar(-46, y + 29, 120 - 14 * Double(index % 3), 7, "#ccd2da")
      }.joined())

  static let wheel = Look(
    svg: "<circle r=\"14\" fill=\"#fff\" stroke=\"#b8bec8\"/>"
      + "<path d=\"M0 -8A8 8 0 1 1 -7.4 3\" fill=\"none\" stroke=\"#0072b2\" stroke-width=\"3\"/>"
      + "<path d=\"M-11.5 2l8 -1 -4 7z\" fill=\"#0072b2\"/>")

  static func row(_ index: Int) -> Look {
    Look(
      svg: box(176, 40, 12, colors[index % 6]) + "<circle cx=\"-66\" r=\"12\" fill=\"#fff\" "
        + "fill-opacity=\".85\"/>" + bar(-44, -9, 80 - 10 * Double(index % 3), 8, "#fff")
        + bar(-44, 4, 104 - 12 * Double(index % 4), 6, "#ffffffa0"))
  }

  static func icon(_ index: Int) -> Look {
    let glyphs = [
      "<path d=\"M-11 0L0 -11 11 0H8V10H-8V0Z\" fill=\"#fff\"/>",
      "<path d=\"M-11 -8H11V8H-11ZM-11 -8L0 2 11 -8\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.5\"/>",
      "<path d=\"M-7 -10L11 0 -7 10Z\" fill=\"#fff\"/>",
      "<circle r=\"9\" fill=\"none\" stroke=\"#fff\" stroke-width=\"3\"/><circle r=\"3\" fill=\"#fff\"/>",
      "<path d=\"M0 10L-10 0A5.5 5.5 0 0 1 0 -7 5.5 5.5 0 0 1 10 0Z\" fill=\"#fff\"/>",
    ]
    return Look(svg: box(44, 44, 12, colors[index]) + glyphs[index])
  }

  static let page = Look(
    svg: box(260, 240, 0, "#f7f8fa") + bar(-112, -96, 22, 3, "#5b6472")
      + bar(-112, -90, 22, 3, "#5b6472") + bar(-112, -84, 22, 3, "#5b6472")
      + bar(-76, -96, 90, 14, "#5b6472") + box(224, 84, 10, "#56b4e9", y: -14)
      + bar(-112, 46, 200, 9, "#c3c9d2") + bar(-112, 64, 220, 9, "#c3c9d2")
      + bar(-112, 82, 150, 9, "#c3c9d2"))

  static let drawer = Look(
    svg: box(240, 240, 0, "#2b2f38") + "<circle cx=\"-20\" cy=\"-80\" r=\"20\" fill=\"#e69f00\"/>"
      + bar(12, -88, 70, 9, "#fff") + bar(12, -72, 46, 6, "#8d96a4")
      + (0..<4).map { row in
        let y = -36 + 36 * Double(row)
        return box(18, 18, 5, colors[row], x: -29, y: y + 9)
          + bar(-8, y + 5, 84 - 12 * Double(row % 3), 8, "#d5dae2")
      }.joined())

  static let wood = Look(
    svg:
      "<rect class=\"wood\" fill=\"#9c6b3f\" x=\"-9\" y=\"-3.5\" width=\"18\" height=\"7\" rx=\"2\"/>"
  )

  static func beam(_ width: Double, _ height: Double) -> Look {
    Look(svg: box(width, height, 3, "#7a5230"))
  }

  static func ball(_ index: Int) -> Look {
    Look(
      svg: "<circle r=\"13\" fill=\"\(colors[index])\"/><path d=\"M-13 0A13 13 0 0 1 13 0Z\" "
        + "fill=\"#fff\" fill-opacity=\".35\"/><circle r=\"3\" fill=\"#fff\"/>")
  }

  /// Its lower half is lighter, so that it is seen to turn.
  static func disc(_ radius: Double, _ fill: String) -> Look {
    let r = (radius * 10).rounded() / 10
    return Look(
      svg: "<circle r=\"\(r)\" fill=\"\(fill)\"/><path d=\"M-\(r) 0A\(r) \(r) 0 0 0 \(r) 0Z\" "
        + "fill=\"#fff\" fill-opacity=\".4\"/>")
  }

  static let rock = Look(
    svg: box(160, 140, 4, "#6f7a86") + "<rect x=\"-80\" y=\"-70\" width=\"160\" height=\"9\" "
      + "rx=\"4\" fill=\"#009e73\"/>")

  static func sign(_ text: String) -> Look {
    let isLarge = text.count < 5
    let (width, height, size) = isLarge ? (160.0, 62.0, 34) : (90.0, 28.0, 15)
    return Look(
      svg: box(width, height, 8, isLarge ? "#0072b2" : "#d55e00", stroke: "#7a5230", line: 3)
        + label(text, x: 0, size: size, weight: 700, "#fff"))
  }

  static let steel = Look(
    svg: "<circle r=\"16\" fill=\"#74808f\"/><circle cx=\"-4\" cy=\"-5\" r=\"9\" fill=\"#a9b4c2\"/>"
      + "<circle cx=\"-6\" cy=\"-7\" r=\"4\" fill=\"#eef2f6\"/>")

  static func paper(_ index: Int) -> Look { Look(svg: box(9, 5, 1, colors[index % 6])) }

  static let pill = Look(svg: box(70, 36, 18, "#56b4e9"))

  // MARK: Shapes

  static func box(
    _ width: Double, _ height: Double, _ radius: Double, _ fill: String, x: Double = 0,
    y: Double = 0, stroke: String? = nil, line: Double = 1.5
  ) -> String {
    let edge = stroke.map { " stroke=\"\($0)\" stroke-width=\"\(line)\"" } ?? ""
    return "<rect x=\"\(x - width / 2)\" y=\"\(y - height / 2)\" width=\"\(width)\" "
      + "height=\"\(height)\" rx=\"\(radius)\" fill=\"\(fill)\"\(edge)/>"
  }

  /// A line of text that is not to be read.
  private static func bar(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: String
  ) -> String {
    box(width, height, height / 2, fill, x: x + width / 2, y: y + height / 2)
  }

  static func label(
    _ text: String, x: Double, y: Double = 0, size: Int = 15, weight: Int = 400,
    anchor: String = "middle", _ fill: String
  ) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" font-family=\"sans-serif\" font-size=\"\(size)\" "
      + "font-weight=\"\(weight)\" text-anchor=\"\(anchor)\" dominant-baseline=\"central\" "
      + "fill=\"\(fill)\">\(text)</text>"
  }
}

extension Look {
  /// Drawn below all items.
  struct Backdrop {
    let svg: String

    static let dock = Backdrop(
      svg: box(292, 62, 18, "#808080", x: 160, y: 140).replacing(
        "/>", with: " fill-opacity=\".3\"/>"))

    static let rail = Backdrop(svg: box(190, 8, 4, "#7a5230", x: 150, y: 28))

    static let tabs = Backdrop(
      svg: box(308, 44, 22, "#e4e8ee", x: 160, y: 30)
    )
  }
}
