#if Inspector
  import Dynamics
  import DynamicsReporting
  import Foundation

  /// The present moment of an animator.
  ///
  /// It is written by hand: it has most of the numbers, sixty times a second.
  struct FrameMessage: ServerMessage {
    var animator: Int
    /// ``DynamicAnimator/elapsedTime``.
    var time: TimeInterval
    var step: Int
    var isRunning: Bool
    var isPaused: Bool
    var speed: Double
    /// The moments to which one can go back.
    var range: ClosedRange<TimeInterval>?
    /// Of the items that have moved since the last frame.
    var poses: [DrawnPose]
    /// All items that sleep; `nil` if they are those of the last frame.
    var asleep: [Int]?
    /// `nil` if the page shows no layers.
    var marks: [DebugMark]?
    /// The numbers that the page plots, in its order; empty if they were sent a short while ago.
    var plots: [Double]

    func encoded() throws -> Data {
      var text = JSONText()
      text.begin("frame")
      text.add("animator", Double(animator), decimals: 0)
      text.add("time", time, decimals: 6)
      text.add("step", Double(step), decimals: 0)
      text.add("isRunning", isRunning)
      text.add("isPaused", isPaused)
      text.add("speed", speed, decimals: 6)
      if let range {
        text.add("range", [range.lowerBound, range.upperBound], decimals: 6)
      }
      text.addList("poses") { list in
        for pose in poses {
          list.append(Double(pose.id.rawValue), decimals: 0)
          list.append(pose.center.x, decimals: 2)
          list.append(pose.center.y, decimals: 2)
          list.append(pose.angle, decimals: 4)
        }
      }
      if let asleep { text.add("asleep", asleep.map(Double.init), decimals: 0) }
      if let marks {
        text.addList("marks") { list in
          for mark in marks {
            list.appendList { list in
              list.append(mark.kind.rawValue)
              for number in [mark.start.x, mark.start.y, mark.end.x, mark.end.y] {
                list.append(number, decimals: 2)
              }
              list.append(mark.strength, decimals: 3)
            }
          }
        }
      }
      if !plots.isEmpty {
        text.addList("plots") { list in
          for plot in plots { list.append(plot, decimals: 6) }
        }
      }
      return text.end()
    }
  }

  /// JSON of an object whose values are flags, numbers, and lists of numbers and of names.
  struct JSONText {
    private var bytes: [UInt8] = []
    private var isFirst = true

    mutating func begin(_ type: String) {
      bytes.reserveCapacity(16_384)
      bytes += Array("{\"type\":\"\(type)\"".utf8)
    }

    mutating func end() -> Data {
      bytes.append(UInt8(ascii: "}"))
      return Data(bytes)
    }

    mutating func add(_ name: String, _ flag: Bool) {
      addName(name)
      bytes += Array((flag ? "true" : "false").utf8)
    }

    mutating func add(_ name: String, _ number: Double, decimals: Int) {
      addName(name)
      isFirst = true
      append(number, decimals: decimals)
    }

    mutating func add(_ name: String, _ numbers: [Double], decimals: Int) {
      addList(name) { list in
        for number in numbers { list.append(number, decimals: decimals) }
      }
    }

    mutating func addList(_ name: String, _ fill: (inout JSONText) -> Void) {
      addName(name)
      isFirst = true
      appendList(fill)
    }

    mutating func appendList(_ fill: (inout JSONText) -> Void) {
      separate()
      bytes.append(UInt8(ascii: "["))
      isFirst = true
      fill(&self)
      bytes.append(UInt8(ascii: "]"))
      isFirst = false
    }

    private mutating func addName(_ name: String) {
      bytes += Array(",\"\(name)\":".utf8)
    }

    private mutating func separate() {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
    }

    /// Appends a text without quotes and backslashes to a list.
    mutating func append(_ text: String) {
      separate()
      bytes.append(UInt8(ascii: "\""))
      bytes += Array(text.utf8)
      bytes.append(UInt8(ascii: "\""))
    }

    /// Appends any text to a list.
    mutating func append(escaping text: String) {
      separate()
      bytes += (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8)
    }

    mutating func appendNull() {
      separate()
      bytes += Array("null".utf8)
    }

    private static let powers: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

    /// Appends a rounded number; `null` for one that is not finite.
    mutating func append(_ number: Double, decimals: Int) {
      separate()
      guard number.isFinite else { return bytes += Array("null".utf8) }
      let scaled = (number * Self.powers[decimals]).rounded()
      guard abs(scaled) < 1e15 else { return bytes += Array("\(number)".utf8) }
      appendInteger(Int(scaled), decimals: decimals)
    }

    private mutating func appendInteger(_ scaled: Int, decimals: Int) {
      if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
      let scale = Int(Self.powers[decimals])
      let magnitude = Int(scaled.magnitude)
      let (whole, rest) = (magnitude / scale, magnitude % scale)
      appendDigits(whole, count: nil)
      guard rest > 0 else { return }
      bytes.append(UInt8(ascii: "."))
      appendDigits(rest, count: decimals)
    }

    private mutating func appendDigits(_ number: Int, count: Int?) {
      let start = bytes.count
      var rest = number
      repeat {
        bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0 || (count ?? 0) > bytes.count - start
      bytes[start...].reverse()
    }
  }
#endif
