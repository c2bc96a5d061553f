internal import DynamicsEngine
public import Foundation

/// Keeps each item within the area that a layout gives it.
///
/// Not in UIKit. An area is a rectangle. While the outline of an item is within its area, the behavior has no effect on
/// it. An item that is outside, because it was thrown or because the layout has changed, is brought in by a
/// damped spring, so that a resized window does not make its items jump. With a ``frequency`` of 0, areas are hard.
///
/// ```swift
/// let layout = LayoutBehavior(items: [card, box])
/// layout.area = CGRect(x: 0, y: 0, width: 300, height: 300)
/// animator.addBehavior(layout)
/// // After each layout pass:
/// layout.setAreas { $0 === card ? CGRect(x: 0, y: 0, width: 150, height: 300) : nil }
/// ```
///
/// It moves items, and does not turn them. An item that is larger than its area is centered there. Boundaries and other
/// items are stronger: an item that a wall keeps from its area rests at the wall.
open class LayoutBehavior: DynamicBehavior {
  var settings = LayoutSettings()
  private var slots: [ObjectIdentifier: LayoutSlot] = [:]

  /// Makes a behavior whose items have no areas yet; an item that is given twice is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public init(items: [any DynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// Makes a behavior without items.
  public convenience override init() { self.init(items: []) }

  override var simulationMember: (any SimulationMember)? { self }
  override var stepParticipant: (any StepParticipant)? { self }
  override var markSource: (any MarkSource)? { self }

  // MARK: Items

  /// The items, in the order added.
  open var items: [any DynamicItem] { itemList.objects }

  /// Adds an item, which has the ``area`` of all until it gets its own.
  open func addItem(_ item: any DynamicItem) { add(item) }

  /// Removes an item, and forgets its area.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func removeItem(_ item: any DynamicItem) {
    guard itemList.contains(item) else { return remove(item) }
    remove(item)
    slots[ObjectIdentifier(item)] = nil
  }

  // MARK: Areas

  /// The area of all items that have none of their own, in points; `nil` for none, the default.
  ///
  /// Corners are from −10⁹ to 10⁹; a rectangle that is not valid is reported, and changes nothing.
  ///
  /// - Complexity: Setting it is O(*n*), where *n* is the number of items.
  open var area: CGRect? {
    get { settings.area }
    set {
      guard newValue.map({ Self.accepts($0) }) ?? true else { return }
      var new = settings
      new.area = newValue?.standardized
      replaceSettings(by: new)
    }
  }

  /// Gives an item its own area, in points; `nil` for the ``area`` of all.
  ///
  /// A rectangle that is not valid, or an item that is not in the behavior, is reported, and changes nothing. An area that
  /// is the same as before wakes nothing.
  open func setArea(_ area: CGRect?, for item: any DynamicItem) {
    guard has(item), area.map({ Self.accepts($0) }) ?? true else { return }
    let id = ObjectIdentifier(item)
    let area = area?.standardized
    guard slots[id]?.area != area else { return }
    slots[id, default: LayoutSlot()].area = area
    if let body = itemList.body(of: item) { update(id, body) }
    dynamicAnimator?.recordChange()
  }

  /// The area that an item has: its own, or else that of all.
  open func area(for item: any DynamicItem) -> CGRect? {
    guard itemList.contains(item) else { return nil }
    return slots[ObjectIdentifier(item)]?.area ?? settings.area
  }

  /// Gives each item its own area, after a layout pass.
  ///
  /// - Parameter area: Returns the area of an item, in points, or `nil` for the ``area`` of all, as
  ///   ``setArea(_:for:)`` takes it.
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func setAreas(_ area: (any DynamicItem) -> CGRect?) {
    for item in items { setArea(area(item), for: item) }
  }

  private static func accepts(_ area: CGRect, by member: String = #function) -> Bool {
    if Limits.isArea(area) { return true }
    DynamicsDiagnostics.report(
      "the corners of \(area) are not \(Describe.range(Limits.coordinate)); nothing changed",
      by: Reporter(LayoutBehavior.self, member))
    return false
  }

  // MARK: The spring

  /// The frequency of the spring that brings an item in, in hertz; with 0, areas are hard.
  ///
  /// From 0 to 1000; the default is 3.
  open var frequency: CGFloat {
    get { settings.frequency }
    set { set(\.frequency, to: newValue) }
  }

  /// The damping of the spring, as a ratio of critical damping.
  ///
  /// From 0 to 1000; the default is 1, which does not overshoot.
  open var damping: CGFloat {
    get { settings.damping }
    set { set(\.damping, to: newValue) }
  }

  // MARK: Its joints

  /// Updates the joints of an item to its area, its pose and the settings.
  private func update(_ id: ObjectIdentifier, _ body: BodyID) {
    guard let simulation else { return }
    var slot = slots[id] ?? LayoutSlot()
    let definitions = (slot.area ?? settings.area).map { area in
      slot.measure(body, in: simulation.world)
      return slot.joints(of: body, within: area, settings.softness)
    }
    slot.x = simulation.world.update(slot.x, definitions?.x)
    slot.y = simulation.world.update(slot.y, definitions?.y)
    slots[id] = slot
  }

  private func updateAll() {
    for (item, body) in itemList.members {
      if let body { update(ObjectIdentifier(item), body) }
    }
  }
}

extension LayoutBehavior: StepParticipant {
  var roles: StepRoles { .contributes }

  /// Measures items that have turned.
  func contribute(to simulation: Simulation) {
    for (item, body) in itemList.members {
      let id = ObjectIdentifier(item)
      guard let body, let slot = slots[id], slot.x != nil,
        slot.isOutdated(body, in: simulation.world)
      else { continue }
      update(id, body)
    }
  }
}

extension LayoutBehavior: SimulationMember {
  func itemJoined(_ body: BodyID, _ item: any DynamicItem, _ simulation: Simulation) {
    update(ObjectIdentifier(item), body)
  }

  func itemLeft(_ body: BodyID, _ simulation: Simulation) {
    for (item, candidate) in itemList.members where candidate == body {
      let id = ObjectIdentifier(item)
      guard var slot = slots[id] else { continue }
      slot.x = simulation.world.update(slot.x, nil)
      slot.y = simulation.world.update(slot.y, nil)
      slots[id] = slot
    }
  }

  func simulationEnded(_ simulation: Simulation) {
    for id in slots.keys { (slots[id]!.x, slots[id]!.y) = (nil, nil) }
  }

  func codeState(_ coder: inout BehaviorCoder) {
    var settings = settings
    Self.declarations.code(&settings, &coder.words)
    settings.codeArea(&coder.words)
    var restored: [ObjectIdentifier: LayoutSlot] = [:]
    for (item, _) in coder.members ?? itemList.members {
      var slot = slots[ObjectIdentifier(item)] ?? LayoutSlot()
      slot.code(&coder)
      restored[ObjectIdentifier(item)] = slot
    }
    coder.whenValid { [self, settings, restored] in
      (self.settings, slots) = (settings, restored)
    }
  }
}

extension LayoutBehavior: SettingsBehavior {
  static let declarations: Declarations<LayoutBehavior, LayoutSettings> = [
    Declaration("frequency", \.frequency, \.frequency, in: 0...1000, unit: .hertz, default: 3),
    Declaration("damping", \.damping, \.damping, in: 0...1000, default: 1),
  ]

  func settingsDidChange(from old: LayoutSettings) {
    updateAll()
    didChange()
  }
}

extension LayoutBehavior: MarkSource {
  func addMarks(to marks: inout DebugMarks, _ simulation: Simulation) {
    guard marks.show(.sensors) else { return }
    var shown: [CGRect] = []
    for item in items {
      guard let area = area(for: item), !shown.contains(area) else { continue }
      let corners = [
        area.origin, CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY),
        CGPoint(x: area.minX, y: area.maxY),
      ]
      for (side, corner) in corners.enumerated() {
        marks.add(
          DebugMark(.sensor, from: corner, to: corners[(side + 1) % 4], strength: 0.4),
          of: number, index: 4 * shown.count + side)
      }
      shown.append(area)
    }
  }
}
