import Dynamics
import DynamicsRecording
import Foundation

/// A recording whose file was changed, by chance or by a forger.
///
/// Whatever can be read can be edited and written in every format.
package struct ForgedRecording {
  /// What was found wrong with it; empty if nothing was.
  package let faults: [String]
  /// Whether it was read as a recording, so that there was something to try.
  package let wasRead: Bool

  /// - Parameter bytes: A file, or four for each change of a sound one: where, how, and what with.
  package init(_ bytes: some Collection<UInt8>) {
    guard let recording = Self.forged(by: bytes) else {
      (faults, wasRead) = ([], false)
      return
    }
    (faults, wasRead) = (Self.tryOut(recording, bytes), true)
  }

  /// The recording in such a file; `nil` if it is not one.
  static func forged(by bytes: some Collection<UInt8>) -> Recording? {
    let file = Data(bytes)
    let data = file.first == UInt8(ascii: "{") ? file : changed(bytes)
    return try? JSONDecoder().decode(Recording.self, from: data)
  }

  // MARK: Changing a sound one

  private static func changed(_ bytes: some Collection<UInt8>) -> Data {
    var tree = sound
    var choices = ByteChoices(bytes)
    let count = tree.count
    while !choices.areSpent {
      let place = (choices.int(in: 0...255) << 8 | choices.int(in: 0...255)) % count
      let (how, value) = (choices.int(in: 0...7), choices.int(in: 0...255))
      tree.change(place) { $0.forge(how, value) }
    }
    return (try? JSONEncoder().encode(tree)) ?? Data()
  }

  private static let sound: JSONTree = {
    let data = (try? recording().data(as: .json)) ?? Data()
    return (try? JSONDecoder().decode(JSONTree.self, from: data)) ?? .null
  }()

  private static func recording() -> Recording {
    let items = (0..<4).map {
      BasicItem(
        center: CGPoint(x: 30 + 45 * CGFloat($0), y: 40), size: CGSize(width: 30, height: 20))
    }
    let animator = DynamicAnimator(referenceBounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let rod = AttachmentBehavior(item: items[1], attachedToAnchor: CGPoint(x: 80, y: 0))
    for behavior in [
      collision, GravityBehavior(items: items), rod,
      SnapBehavior(item: items[2], snapTo: CGPoint(x: 120, y: 60)), DebugOverlayBehavior(),
    ] { animator.addBehavior(behavior) }
    var isSwapped = false
    let recorder = Recorder(animator, framesPerSecond: 20) { _ in
      RecordingAppearance(fill: "#3366cc80", stroke: "#000000", cornerRadius: 3, label: "item")
    }
    recorder.stacking = { isSwapped ? items.reversed() : items }
    recorder.metadata = ["seed": "7", "": "<]]>\u{0}"]
    recorder.start()
    animator.advance(by: 0.3)
    isSwapped = true
    animator.advance(by: 0.3)
    collision.removeItem(items[3])
    animator.advance(by: 0.3)
    recorder.stop()
    return recorder.recording
  }

  // MARK: What everybody may do with it

  private static let formats: [RecordingFormat] = [
    .json, .svg, .svg(style: SVGStyle(showsXray: true)), .html, .css, .webAnimations, .lottie,
    .lottie(style: LottieStyle(showsXray: true)),
  ]
  private static let formatsByFrame: [RecordingFormat] = [
    .csv, .asciicast(style: AsciicastStyle(columns: 20, rows: 6, showsXray: true)),
  ]

  /// More frames take time, as they should.
  private static let mostFrames = 200.0
  private static let mostBytes = 1 << 22

  private static func tryOut(
    _ recording: Recording, _ bytes: some Collection<UInt8>
  ) -> [String] {
    let isShort =
      recording.duration * max(recording.framesPerSecond, 30) <= mostFrames
    let formats = formats + (isShort ? formatsByFrame : [])
    var faults = formats.flatMap { Self.faults(of: recording, in: $0) }
    // What edits give is a recording again, which one of the formats shows.
    let first = Int(bytes.first ?? 0)
    for (name, edited) in edits(of: recording, Double(first) / 255, isShort: isShort) {
      let found =
        Self.faults(of: edited, in: .json)
        + Self.faults(of: edited, in: formats[first % formats.count])
      faults += found.map { "\(name): \($0)" }
    }
    return faults
  }

  private static func edits(
    of recording: Recording, _ share: Double, isShort: Bool
  ) -> [(String, Recording)] {
    let middle = recording.duration * share
    return [
      ("reversed", recording.reversed()),
      ("trimmed", recording.trimmed(to: (middle / 2)...middle)),
      ("simplified", recording.simplified(tolerance: share, angle: share / 10)),
      ("resampled", isShort ? recording.resampled(framesPerSecond: 30) : recording),
    ]
  }

  private static func faults(of recording: Recording, in format: RecordingFormat) -> [String] {
    do {
      let data = try recording.data(as: format, maximumBytes: mostBytes)
      if format.name == "json" {
        return try JSONDecoder().decode(Recording.self, from: data) == recording
          ? [] : ["what was written is read as another"]
      }
      if format.fileExtension == "json" {
        _ = try JSONSerialization.jsonObject(with: data)
      }
      return hasWord("nan", data) || hasWord("inf", data)
        ? ["\(format.name) has a number that is not finite"] : []
    } catch RecordingError.tooLarge {
      return []
    } catch {
      return ["\(format.name): \(error)"]
    }
  }

  private static func hasWord(_ word: String, _ data: Data) -> Bool {
    func isLetter(_ byte: UInt8?) -> Bool { byte.map { Character(.init($0)).isLetter } ?? false }
    var rest = data[...]
    while let found = rest.range(of: Data(word.utf8)) {
      let before = found.lowerBound > data.startIndex ? data[found.lowerBound - 1] : nil
      let after = found.upperBound < data.endIndex ? data[found.upperBound] : nil
      if !isLetter(before), !isLetter(after) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}

extension JSONTree {
  fileprivate mutating func forge(_ how: Int, _ value: Int) {
    switch (how, self) {
    case (0, .number): self = .number(Self.absurd[value % Self.absurd.count])
    case (1, .number(let number)): self = .number(number + Double(value) - 128)
    case (2, .number(let number)): self = .number(number * Double(value) / 64)
    case (_, .number): self = .number(Double(value))
    case (0...3, .list(var list)) where !list.isEmpty:
      list.remove(at: value % list.count)
      self = .list(list)
    case (4...5, .list(var list)) where !list.isEmpty:
      list.append(list[value % list.count])
      self = .list(list)
    case (6, .list): self = .list([])
    case (7, .list(let list)): self = .list(list.reversed())
    case (_, .text): self = .text(Self.texts[value % Self.texts.count])
    case (_, .flag(let flag)): self = .flag(!flag)
    default: break
    }
  }

  private static let absurd = [
    0, -1, 1e9, -1e9, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, 1e18, 0.5,
  ]

  /// Names of other cases, and text that ends what it stands in.
  private static let texts = [
    "", "</script><!--", "\"'<&>\\", "\n\r\t\u{0}\u{2028}", "*/}", "\u{1B}]0;x\u{7}", "]]>",
    "rod", "spring", "pin", "velocity", "contact", "began", "ended",
  ]
}
