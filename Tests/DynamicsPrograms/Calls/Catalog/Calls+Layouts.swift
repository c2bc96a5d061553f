import Dynamics

extension Call {
  /// Areas of layouts.
  nonisolated(unsafe) static let layouts: [Call] = [
    Call("LayoutBehavior.init()") { s in s.adopt(LayoutBehavior()) },
    Call("LayoutBehavior.init(items:)") { s in s.adopt(LayoutBehavior(items: s.someItems())) },
    Call(of: "LayoutBehavior", "addItem(_:) items") { s in
      let layout = s.layout()
      layout.addItem(s.item())
      s.see(layout.items.count)
    },
    Call("LayoutBehavior.removeItem(_:)") { s in s.layout().removeItem(s.item()) },
    Call("LayoutBehavior.area") { s in
      let layout = s.layout()
      layout.area = s.optional(s.rect())
      s.see(layout.area == nil)
    },
    Call(of: "LayoutBehavior", "setArea(_:for:) area(for:)") { s in
      let (layout, item) = (s.layout(), s.item())
      layout.setArea(s.optional(s.rect()), for: item)
      s.see(layout.area(for: item) == nil)
    },
    Call("LayoutBehavior.setAreas(_:)") { s in
      s.layout().setAreas { _ in s.optional(s.rect()) }
    },
    .property("LayoutBehavior.frequency", \.frequency, of: { $0.layout() }) { $0.number(0...9) },
    .property("LayoutBehavior.damping", \.damping, of: { $0.layout() }) { $0.number(0...2) },
  ]
}
