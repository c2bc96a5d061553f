import DynamicsRecording
import DynamicsTestSupport
import Foundation

/// Recordings with any values that are allowed, most of them unusual.
enum AnyRecording {
  static func make(_ generator: inout SeededGenerator) throws -> Recording {
    try JSONDecoder().decode(Recording.self, from: Data(text(&generator).utf8))
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    func pick<Element>(_ choices: [Element]) -> Element {
      choices[generator.int(in: 0...choices.count - 1)]
    }
    func number() -> Double {
      pick([0, -0.0, 1e-300, 12.345, -7, 1e9, -1e9, generator.double(in: -500...500)])
    }
    func point() -> String { "[\(number()),\(number())]" }
    func list(_ count: Int, _ make: () -> String) -> String {
      "[" + (0..<count).map { _ in make() }.joined(separator: ",") + "]"
    }
    let duration = pick([0, 1e-300, 0.5, 3, 1e5])
    let itemCount = generator.int(in: 0...4)
    func span() -> String {
      let ends = [generator.double(in: 0...duration), generator.double(in: 0...duration)].sorted()
      return pick(["[0,\(duration)]", "[\(ends[0]),\(ends[1])]", "[\(ends[0]),\(ends[0])]"])
    }
    func times() -> [Double] {
      Set((0..<generator.int(in: 1...5)).map { _ in generator.double(in: 0...duration) }).sorted()
    }
    func shape() -> String {
      let size = pick(["[1e-300,1]", "[30,20]", "[1e9,1e9]"])
      return pick([
        "{\"rectangle\":{\"size\":\(size)}}", "{\"ellipse\":{\"size\":\(size)}}",
        "{\"polygon\":{\"corners\":[\(point()),\(point()),\(point())]}}",
      ])
    }
    func figures() -> String {
      let curve =
        "{\"points\":\(list(pick([1, 4, 7]), point)),\"isClosed\":\(pick(["true", "false"]))}"
      let text = """
        {"string":"<\\u0000&","origin":\(point()),"angle":1,"size":\(abs(number())),"alignment":"end",\
        "fonts":"\\"<","isBold":true,"isItalic":false}
        """
      let figure = """
        {"curves":[\(curve)],"fillRule":"evenodd","strokeWidth":\(abs(number())),"lineCap":"square",\
        "lineJoin":"round","stroke":{"red":1,"green":2,"blue":3,"alpha":\(pick([0, 255]))},\
        "text":\(pick(["null", text]))}
        """
      return pick(["null", "[]", "[\(figure),\(figure)]"])
    }
    func item() -> String {
      let times = times()
      let label = pick(["null", "\"\"", "\"<&\\\"\\u0000\\n'</script>*/\"", "\"ß 漢 🂡\""])
      return """
        {"shape":{"parts":[{"outline":\(shape()),"center":\(point()),"angle":\(pick([0, 1, 1e9]))}]},
        "appearance":{"cornerRadius":\(abs(number())),"label":\(label),"figures":\(figures())},
        "presence":\(list(generator.int(in: 0...3), span)),"sleep":\(list(1, span)),
        "times":\(times),"x":\(list(times.count) { "\(number())" }),
        "y":\(list(times.count) { "\(number())" }),"angles":\(list(times.count) { "\(number())" })}
        """
    }
    func mark() -> String {
      let times = times()
      return """
        {"kind":"\(pick(["rod", "pin", "contact"]))","times":\(times),
        "starts":\(list(times.count, point)),"ends":\(list(times.count, point)),
        "strengths":\(list(times.count) { "\(pick([0, 0.5, 1]))" })}
        """
    }
    let items = list(itemCount, item)
    let stacked = Array((0..<itemCount).reversed().prefix(generator.int(in: 0...itemCount)))
    return """
      {"version":1,"units":{},"bounds":[\(pick(["[0,0]", "[-50,1e8]"])),\(pick(["[0,0]", "[400,300]", "[9e8,1]"]))],
      "duration":\(duration),"framesPerSecond":\(pick([1e-300, 1, 60, 1000])),
      "items":\(items),"boundaries":[{"lines":[[],[\(point())]],"presence":\(span())}],
      "marks":\(list(generator.int(in: 0...3), mark)),"contacts":[],
      "stackings":\(pick(["[]", "[{\"time\":0,\"items\":\(stacked)}]"]))}
      """
  }
}
