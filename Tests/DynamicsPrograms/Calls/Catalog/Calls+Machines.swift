import Dynamics

extension Call {
  /// Gears, ratchets and pulleys.
  nonisolated(unsafe) static let machines: [Call] = [
    Call("GearBehavior.init(from:to:ratio:)") { s in
      s.adopt(GearBehavior(from: s.attachment(), to: s.attachment(), ratio: s.number(-3...3)))
    },
    .property("GearBehavior.ratio", \.ratio, of: { $0.gear() }) { $0.number(-3...3) },
    bound("GearBehavior.breakingReaction", \.breakingReaction, of: { $0.gear() }) {
      CGFloat($0.number(0...9))
    },
    Call(of: "GearBehavior", "attachments items firstReaction secondReaction") { s in
      let gear = s.gear()
      s.see(gear.attachments.count, gear.items.count)
      s.hold(gear.firstReaction, gear.secondReaction)
    },
    Call("GearBehavior.onBreak") { s in
      let gear = s.gear()
      gear.onBreak = { [weak gear] in s.hold(gear?.secondReaction) }
      gear.breakingReaction = s.number(0...0.1)
    },

    Call("RatchetBehavior.init(on:tooth:)") { s in
      s.adopt(RatchetBehavior(on: s.attachment(), tooth: s.number(0...1)))
    },
    .property("RatchetBehavior.tooth", \.tooth, of: { $0.ratchet() }) { $0.number(0...1) },
    .property("RatchetBehavior.phase", \.phase, of: { $0.ratchet() }) { $0.number(-1...1) },
    .property("RatchetBehavior.isReversed", \.isReversed, of: { $0.ratchet() }) { $0.flag() },
    .property("RatchetBehavior.isEngaged", \.isEngaged, of: { $0.ratchet() }) { $0.flag() },
    Call(of: "RatchetBehavior", "attachment items heldTooth") { s in
      let ratchet = s.ratchet()
      s.see(ratchet.attachment == nil, ratchet.items.count)
      s.hold(ratchet.heldTooth)
    },

    Call("PulleyBehavior.init(item:offsetFromCenter:over:attachedTo:offsetFromCenter:over:ratio:)")
    {
      s in
      s.adopt(
        PulleyBehavior(
          item: s.item(), offsetFromCenter: s.offset(), over: s.point(), attachedTo: s.item(),
          offsetFromCenter: s.offset(), over: s.point(), ratio: s.number(0.1...3)))
    },
    .property("PulleyBehavior.firstWheel", \.firstWheel, of: { $0.pulley() }) { $0.point() },
    .property("PulleyBehavior.secondWheel", \.secondWheel, of: { $0.pulley() }) { $0.point() },
    .property("PulleyBehavior.ratio", \.ratio, of: { $0.pulley() }) { $0.number(0.1...3) },
    .property("PulleyBehavior.length", \.length, of: { $0.pulley() }) { $0.number(0...500) },
    bound("PulleyBehavior.breakingTension", \.breakingTension, of: { $0.pulley() }) {
      CGFloat($0.number(0...90))
    },
    Call(of: "PulleyBehavior", "items tension") { s in
      let pulley = s.pulley()
      s.see(pulley.items.count)
      s.hold(pulley.tension)
    },
    Call("PulleyBehavior.onBreak") { s in
      let pulley = s.pulley()
      pulley.onBreak = { [weak pulley] in s.hold(pulley?.tension) }
      pulley.breakingTension = s.number(0...1)
    },
  ]

  /// Sets a property that is infinite by default.
  private static func bound<Behavior: DynamicBehavior>(
    _ symbol: String, _ path: ReferenceWritableKeyPath<Behavior, CGFloat>,
    of behavior: @escaping (ValueSource) -> Behavior, _ value: @escaping (ValueSource) -> CGFloat
  ) -> Call {
    Call(symbol) { s in
      let behavior = behavior(s)
      behavior[keyPath: path] = value(s)
      if behavior[keyPath: path].isNaN { s.fault("\(symbol) is NaN") }
    }
  }
}
