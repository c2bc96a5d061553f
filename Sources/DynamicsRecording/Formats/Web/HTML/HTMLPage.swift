internal import Dynamics

/// The parts of the page that are the same for every recording.
enum HTMLPage {
  /// - Parameter timeline: The ticks of contacts, or an empty text.
  static func controls(duration: String, timeline: String) -> String {
    let contacts =
      timeline.isEmpty
      ? "" : " · <kbd>C</kbd> next contact, with <kbd>Shift</kbd> the one before"
    return """
      <div class="controls" role="group" aria-label="Playback">
      <button type="button" id="play">Play</button>
      <div class="time">\(timeline)
      <input type="range" id="time" min="0" max="\(duration)" step="any" value="0" aria-label="Time"></div>
      <span id="clock"></span>
      <label>Speed <select id="speed"><option value="0.1">0.1×</option><option value="0.25">0.25×</option>\
      <option value="0.5">0.5×</option><option value="1" selected>1×</option>\
      <option value="2">2×</option><option value="4">4×</option></select></label>
      <button type="button" id="loop" aria-pressed="false">Loop</button>
      <button type="button" id="xray" aria-pressed="false">X-ray</button>
      </div>
      <p id="status" class="unseen" role="status" aria-live="polite"></p>
      <p class="keys"><kbd>Space</kbd> play or pause · <kbd>←</kbd> <kbd>→</kbd> one frame · <kbd>Home</kbd> \
      <kbd>End</kbd> beginning, end · <kbd>+</kbd> <kbd>−</kbd> faster, slower · <kbd>L</kbd> loop · \
      <kbd>X</kbd> X-ray\(contacts)</p>

      """
  }

  /// The legend of the X-ray lines, with the kinds that occur.
  static func legend(of kinds: Set<DebugMark.Kind>) -> String {
    let marks = DebugMark.Kind.allCases.filter(kinds.contains).map { kind in
      let place = kind.isPoint ? "translate(20 9)" : "translate(4 9)"
      let line = XRayDrawing.path(of: kind, length: 32)
      return row(
        "<path class=\"x-mark x-\(kind.rawValue)\" transform=\"\(place)\" d=\"\(line)\"/>",
        name(of: kind))
    }
    let rest = [
      row(
        "<rect class=\"x-bounds\" x=\"9\" y=\"3\" width=\"22\" height=\"12\"/>", "Collision shape"),
      row("<path class=\"x-boundary\" d=\"M4 9H36\"/>", "Boundary"),
      row("<rect class=\"x-asleep\" x=\"9\" y=\"3\" width=\"22\" height=\"12\"/>", "Asleep"),
    ]
    return """
      <ul id="legend" class="xray" aria-label="X-ray legend">
      \((rest + marks).joined(separator: "\n"))
      </ul>

      """
  }

  /// A closed list of metadata, or an empty text without any.
  static func facts(_ metadata: [(name: String, value: String)]) -> String {
    guard !metadata.isEmpty else { return "" }
    let rows = metadata.map { "<dt>\($0.name.xml)</dt><dd>\($0.value.xml)</dd>" }
    return """
      <details id="facts"><summary>About this recording</summary>
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

  static let style = """
    :root{color-scheme:light dark;--paper:#fff;--ink:#1c1c1e;--line:#8888;--accent:#0b6bcb;--sheet:#fff;--around:#f0f0f2}
    @media(prefers-color-scheme:dark){:root{--paper:#1c1c1e;--ink:#f2f2f7;--accent:#6cb4ff;--sheet:#dcdcdf;--around:#2c2c2e}}
    body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.4 system-ui,sans-serif}
    main{max-width:60rem;margin:0 auto;padding:1rem}
    h1{font-size:1.2rem;margin:0 0 .6rem}
    #picture{display:block;width:100%;max-height:70vh;border-radius:8px;background:var(--around);box-sizing:border-box}
    #paper{fill:var(--sheet)}
    #paper,.x-mark,.x-bounds,.x-boundary{vector-effect:non-scaling-stroke}
    .x-bounds{stroke-width:1.5}
    .controls{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:.8rem 0}
    .time{flex:1 1 12rem;position:relative}
    #time{display:block;width:100%;margin:0;accent-color:var(--accent);position:relative}
    #timeline{position:absolute;left:8px;width:calc(100% - 16px);top:100%;height:8px}
    #timeline path{stroke:#d0006f;stroke-width:2;vector-effect:non-scaling-stroke}
    @media(prefers-color-scheme:dark){#timeline path{stroke:#ff6fb5}}
    #clock{font-variant-numeric:tabular-nums}
    button,select{font:inherit;color:inherit;background:none;border:1px solid var(--line);\
    border-radius:6px;padding:.3rem .7rem}
    option{background:var(--paper)}
    #play{min-width:5rem}
    button[aria-pressed=true]{background:var(--accent);color:var(--paper)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3rem}
    .keys{color:color-mix(in srgb,var(--ink) 70%,var(--paper))}
    @media(pointer:coarse){.keys{display:none}}
    @media(pointer:coarse){button,select{min-height:44px}#time{height:44px}#timeline{top:34px}}
    @media(max-width:40rem){main{padding:.6rem}.time{flex-basis:100%;order:-1}}
    #legend{display:flex;flex-wrap:wrap;gap:.3rem 1rem;list-style:none;margin:.6rem 0;padding:.6rem;\
    background:#fff;color:#1c1c1e;border:1px solid var(--line);border-radius:6px}
    #legend li{display:flex;align-items:center;gap:.4rem}
    #facts dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:.6rem 0}
    #facts dt{font-weight:600}
    #facts dd{margin:0;overflow-wrap:anywhere}
    body:not(.shows-xray) .xray{display:none!important}
    .shows-xray .look{opacity:.5}
    """
}
