internal import Dynamics

/// The parts of the page that are the same for every recording.
enum HTMLPage {
  /// - Parameter timeline: The ticks of contacts, or an empty text.
  static func controls(_ scope: HTMLScope, duration: String, timeline: String) -> String {
    let names = scope.names
    return """
      <div class="\(names("controls"))" role="group" aria-label="Playback">
      <button type="button" id="\(names("play"))">Play</button>
      <div class="\(names("time"))">\(timeline)
      <input type="range" id="\(names("time"))" min="0" max="\(duration)" step="any" value="0" aria-label="Time"></div>
      <span id="\(names("clock"))"></span>
      <label>Speed <select id="\(names("speed"))"><option value="0.1">0.1×</option><option value="0.25">0.25×</option>\
      <option value="0.5">0.5×</option><option value="1" selected>1×</option>\
      <option value="2">2×</option><option value="4">4×</option></select></label>
      <button type="button" id="\(names("loop"))" aria-pressed="false">Loop</button>
      <button type="button" id="\(names("xray"))" aria-pressed="false">X-ray</button>
      </div>
      <p id="\(names("status"))" class="\(names("unseen"))" role="status" aria-live="polite"></p>
      \(scope.isEmbedded ? "" : keys(names, hasContacts: !timeline.isEmpty))
      """
  }

  /// The hints about keys.
  private static func keys(_ names: WebNames, hasContacts: Bool) -> String {
    let contacts =
      hasContacts ? " · <kbd>C</kbd> next contact, with <kbd>Shift</kbd> the one before" : ""
    return """
      <p class="\(names("keys"))"><kbd>Space</kbd> play or pause · <kbd>←</kbd> <kbd>→</kbd> one frame · <kbd>Home</kbd> \
      <kbd>End</kbd> beginning, end · <kbd>+</kbd> <kbd>−</kbd> faster, slower · <kbd>L</kbd> loop · \
      <kbd>X</kbd> X-ray\(contacts)</p>

      """
  }

  /// The legend of the X-ray lines, with the kinds that occur.
  static func legend(_ names: WebNames, of kinds: Set<DebugMark.Kind>) -> String {
    let marks = DebugMark.Kind.allCases.filter(kinds.contains).map { kind in
      let place = kind.isPoint ? "translate(20 9)" : "translate(4 9)"
      let line = XRayDrawing.path(of: kind, length: 32)
      return row(
        "<path class=\"\(names("x-mark")) \(names("x-\(kind.rawValue)"))\" transform=\"\(place)\" d=\"\(line)\"/>",
        name(of: kind))
    }
    let rest = [
      row(
        "<rect class=\"\(names("x-bounds"))\" x=\"9\" y=\"3\" width=\"22\" height=\"12\"/>",
        "Collision shape"),
      row("<path class=\"\(names("x-boundary"))\" d=\"M4 9H36\"/>", "Boundary"),
      row(
        "<rect class=\"\(names("x-asleep"))\" x=\"9\" y=\"3\" width=\"22\" height=\"12\"/>",
        "Asleep"),
    ]
    return """
      <ul id="\(names("legend"))" class="\(names("xray"))" aria-label="X-ray legend">
      \((rest + marks).joined(separator: "\n"))
      </ul>

      """
  }

  /// A closed list of metadata, or an empty text without any.
  static func facts(_ names: WebNames, _ metadata: [(name: String, value: String)]) -> String {
    guard !metadata.isEmpty else { return "" }
    let rows = metadata.map { "<dt>\($0.name.xml)</dt><dd>\($0.value.xml)</dd>" }
    return """
      <details id="\(names("facts"))"><summary>About this recording</summary>
      <dl>
      \(rows.joined(separator: "\n"))
      </dl></details>

      """
  }

  private static func row(_ drawing: String, _ name: String) -> String {
    "<li><svg width=\"40\" height=\"18\" aria-hidden=\"true\">\(drawing)</svg>\(name)</li>"
  }

  private static func name(of kind: DebugMark.Kind) -> String {
    switch kind {
    case .rod: "Rod"
    case .spring: "Spring"
    case .rope: "Rope; pale while slack"
    case .slide: "Slide"
    case .pin: "Pin"
    case .push: "Push"
    case .field: "Field"
    case .velocity: "Velocity, as the distance in 0.1 s"
    case .contact: "Contact"
    case .passingPair: "Two items that pass through each other"
    case .sensor: "Region of a sensor; pale while empty"
    case .reaction: "Force of an attachment on its first item"
    case .motor: "Motor, in its direction"
    }
  }
}
