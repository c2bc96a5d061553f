import Dynamics

extension Call {
  /// The debug view.
  nonisolated(unsafe) static let debugging: [Call] = [
    Call("DebugOverlayBehavior.init()") { s in s.adopt(DebugOverlayBehavior()) },
    Call("DebugOverlayBehavior.addChildBehavior(_:)") { s in
      s.overlay().addChildBehavior(s.gravity())
    },
    .property("DebugOverlayBehavior.contactDuration", \.contactDuration, of: { $0.overlay() }) {
      $0.number(0...3)
    },
    .property("DebugOverlayBehavior.fieldSpacing", \.fieldSpacing, of: { $0.overlay() }) {
      $0.number(4...90)
    },
    .property("DebugOverlayBehavior.layers", \.layers, of: { $0.overlay() }) {
      DebugLayers(rawValue: $0.integer(0...1023))
    },
    Call(
      "DebugOverlayBehavior.marks", "DebugMark.kind", "DebugMark.start", "DebugMark.end",
      "DebugMark.strength"
    ) { s in
      for mark in s.overlay().marks { s.hold(mark.kind, mark.start, mark.end, mark.strength) }
    },
    Call(
      "DebugOverlayBehavior.items", "DebugItem.angle", "DebugItem.center", "DebugItem.id",
      "DebugItem.outlines", "DebugItem.state"
    ) { s in
      for item in s.overlay().items {
        s.hold(item.angle, item.center, item.id.rawValue, item.outlines, item.state)
      }
    },
    Call("DebugOverlayBehavior.boundaries", "DebugBoundary.lines", "DebugBoundary.name") { s in
      for boundary in s.overlay().boundaries { s.hold(boundary.lines, boundary.name) }
    },
    Call("DebugOverlayBehavior.labels", "DebugLabel.position", "DebugLabel.text") { s in
      for label in s.overlay().labels { s.hold(label.position, label.text) }
    },
    Call("DebugLabel.init(_:at:)") { s in s.see(DebugLabel(s.word("rod"), at: s.point())) },
    Call("DebugMark.init(_:from:to:strength:)") { s in
      s.see(
        DebugMark(
          s.pick(DebugMark.Kind.allCases), from: s.point(), to: s.point(), strength: s.number(0...1)
        ))
    },
    Call(of: "DebugItem.State", "anchored asleep awake init(rawValue:)") { s in
      typealias State = DebugItem.State
      s.see(State.anchored, State.asleep, State.awake, State(rawValue: s.word("awake")))
    },
    Call(
      of: "DebugMark.Kind",
      "contact field motor passingPair pin push reaction rod rope sensor slide spring velocity init(rawValue:)"
    ) { s in
      let kinds: [DebugMark.Kind] = [
        .contact, .field, .motor, .passingPair, .pin, .push, .reaction, .rod, .rope, .sensor,
        .slide, .spring, .velocity,
      ]
      s.see(kinds, DebugMark.Kind(rawValue: s.word("rod")))
    },
    Call(
      of: "DebugLayers",
      "attachments boundaries contacts everything fields outlines pushes reactions sensors sleep velocities init(rawValue:) rawValue"
    ) { s in
      let layers: [DebugLayers] = [
        .attachments, .boundaries, .contacts, .everything, .fields, .outlines, .pushes, .reactions,
        .sensors, .sleep, .velocities,
      ]
      for layer in layers { s.see(layer.rawValue) }
      s.see(DebugLayers(rawValue: s.integer()).rawValue)
    },
  ]
}
