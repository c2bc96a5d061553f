import Dynamics

extension Call {
  typealias Sheet = DraggableValue<Double>

  nonisolated(unsafe) static let dragging: [Call] = [
    sheet("DraggableValue.init(_:frameSource:update:)") { _, _ in },
    Call("DraggableValue.init(_:update:)") { s in
      let sheet = Sheet(s.number()) { s.hold($0) }
      s.hold(sheet.value)
    },
    sheet("DraggableValue.begin(at:)") { s, sheet in s.hold(sheet.begin(at: s.seconds())) },
    sheet("DraggableValue.move(to:at:)") { s, sheet in
      for _ in 0..<s.count(1...4) { sheet.move(to: s.number(), at: s.seconds()) }
    },
    sheet("DraggableValue.end(at:)") { s, sheet in s.hold(sheet.end(at: s.seconds())) },
    sheet("DraggableValue.send(to:)") { s, sheet in sheet.send(to: s.number()) },
    sheet("DraggableValue.setLimits(lower:upper:)") { s, sheet in
      sheet.setLimits(lower: s.optional(s.number()), upper: s.optional(s.number()))
    },
    sheet("DraggableValue.lowerLimit") { s, sheet in
      sheet.lowerLimit = s.optional(s.number(-90...0))
    },
    sheet("DraggableValue.upperLimit") { s, sheet in
      sheet.upperLimit = s.optional(s.number(0...90))
    },
    sheet("DraggableValue.detents") { s, sheet in sheet.detents = s.list(0...4) { s.number() } },
    sheet("DraggableValue.rubberBand") { s, sheet in sheet.rubberBand = s.rubberBand() },
    sheet("DraggableValue.deceleration") { s, sheet in sheet.deceleration = s.decay() },
    sheet("DraggableValue.spring") { s, sheet in sheet.spring = s.spring() },
    sheet("DraggableValue.motionPreference") { s, sheet in
      sheet.motionPreference = s.optional(s.pick(MotionPreference.allCases))
    },
    sheet("DraggableValue.onSettle") { s, sheet in sheet.onSettle = { s.hold($0) } },
    sheet(of: "DraggableValue", "value velocity destination") { s, sheet in
      s.hold(sheet.value, sheet.velocity, sheet.destination)
    },
    sheet(of: "DraggableValue", "isDragged isSettled remainingTime") { s, sheet in
      s.see(sheet.isDragged, sheet.isSettled)
      s.take(sheet.remainingTime)
    },
    sheet(of: "DraggableValue.Landing", "anywhere nearest next") { s, sheet in
      sheet.landing = s.pick([.anywhere, .nearest, .next])
    },
    sheet(
      "DraggableValue.landing", "DraggableValue.Landing.custom(_:)", "DraggableValue.Throw.origin",
      "DraggableValue.Throw.value", "DraggableValue.Throw.velocity",
      "DraggableValue.Throw.destination", "DraggableValue.Throw.detents"
    ) { s, sheet in
      sheet.landing = .custom { thrown in
        s.hold(thrown.origin, thrown.value, thrown.velocity, thrown.destination, thrown.detents)
        return s.number()
      }
    },
    Call("RubberBand.init(coefficient:dimension:)") { s in
      s.see(
        RubberBand(coefficient: s.number(0...1), dimension: s.number(1...900)).stretched(
          s.number())
      )
    },
    Call("RubberBand.init(law:)", "RubberBand.stretched(_:)") { s in
      let stretch = s.number(0...90)
      s.hold(RubberBand { _ in stretch }.stretched(s.number()))
    },
    Call("RubberBand.rigid") { s in s.hold(RubberBand.rigid.stretched(s.number())) },
  ]

  private static func sheet(
    of type: String, _ members: String, _ call: @escaping (ValueSource, Sheet) -> Void
  ) -> Call {
    sheet(members.split(separator: " ").map { "\(type).\($0)" }, call)
  }

  private static func sheet(
    _ symbols: String..., call: @escaping (ValueSource, Sheet) -> Void
  ) -> Call { sheet(symbols, call) }

  /// A call of a member of a value that may be dragged, thrown or at rest.
  private static func sheet(
    _ symbols: [String], _ call: @escaping (ValueSource, Sheet) -> Void
  ) -> Call {
    Call(symbols) { s in
      let frames = ManualFrameSource()
      let sheet = Sheet(s.number(), frameSource: frames) { s.hold($0) }
      if s.flag() { sheet.detents = s.list(1...3) { s.number() } }
      if s.flag() { sheet.setLimits(lower: s.number(-200...0), upper: s.number(0...200)) }
      if s.flag() { sheet.spring = s.spring() }
      if s.flag() { sheet.deceleration = s.decay() }
      var now = 0.0
      for _ in 0..<s.count(0...3) {
        sheet.begin(at: now)
        for _ in 0..<3 {
          now += s.number(0...0.02)
          sheet.move(to: s.number(), at: now)
        }
        call(s, sheet)
        sheet.end(at: now)
        frames.tick(at: now)
      }
      call(s, sheet)
      for _ in 0..<5 {
        now += s.number(0...0.1)
        frames.tick(at: now)
      }
      s.hold(sheet.value, sheet.velocity, sheet.destination)
    }
  }
}
