import Dynamics
import Foundation

extension Call {
  /// Properties that are read and set by their names.
  nonisolated(unsafe) static let properties: [Call] = [
    Call("DynamicBehavior.properties", "BehaviorProperty.set(_:)", "BehaviorProperty.value") { s in
      let properties = s.anyBehavior().properties
      guard !properties.isEmpty else { return }
      let property = s.pick(properties)
      property.set(s.propertyValue(for: property))
      // Some numbers are infinite by default.
      s.see("\(property.value)")
      if case .number(let number) = property.value, number.isNaN {
        s.fault("\(property.name) is NaN")
      }
    },
    Call(
      of: "BehaviorProperty",
      "name unit range defaultValue choices isSettable description"
    ) { s in
      for property in s.anyBehavior().properties {
        s.see(property.name, property.unit, property.range == nil, "\(property.defaultValue)")
        s.see(property.choices, property.isSettable, property.description)
      }
    },
    Call("DraggableValue.properties") { s in
      let sheet = DraggableValue(0.0, frameSource: ManualFrameSource()) { _ in }
      let property = s.pick(sheet.properties)
      property.set(s.propertyValue(for: property))
      s.hold(sheet.spring.response, sheet.deceleration.deceleration)
    },
    Call("BehaviorProperty.init(_:unit:range:defaultValue:choices:get:set:)") { s in
      var strength = 1.0
      let property = BehaviorProperty(
        s.word("strength", ""), unit: .newtons, range: 0...9, defaultValue: .number(1),
        get: { .number(strength) },
        set: { if case .number(let number) = $0 { strength = number } })
      property.set(s.propertyValue(for: property))
      s.hold(strength)
    },
    Call(of: "PropertyValue", "encode(to:) init(from:) description") { s in
      for property in s.anyBehavior().properties {
        let value = property.value
        let read = try JSONDecoder().decode(
          PropertyValue.self, from: JSONEncoder().encode(value))
        if read != value { s.fault("\(value) is \(read) after JSON") }
        s.see(value.description)
      }
    },
    Call(of: "PropertyValue", "none number(_:) flag(_:) point(_:) vector(_:) range(_:) choice(_:)")
    { s in
      let property = s.pick(s.snap().properties)
      let values: [PropertyValue] = [
        .none, .number(s.number(0...9)), .flag(s.flag()), .point(s.point(0...300)),
        .vector(CGVector(dx: s.number(-2...2), dy: 0)), .range(s.floatRange()),
        .choice(s.word("x")),
      ]
      for value in values { property.set(value) }
      s.see(property.value)
    },
    Call(
      of: "BehaviorUnit",
      "none points pointsPerSecond radians radiansPerSecond seconds perSecond hertz gravities "
        + "kilogramsPerSquareMeter newtons newtonSeconds newtonMeters newtonsPerMeter "
        + "newtonSecondsPerMeter newtonMetersPerRadian newtonMeterSecondsPerRadian"
    ) { s in
      let units: [BehaviorUnit] = [
        .none, .points, .pointsPerSecond, .radians, .radiansPerSecond, .seconds, .perSecond, .hertz,
        .gravities, .kilogramsPerSquareMeter, .newtons, .newtonSeconds, .newtonMeters,
        .newtonsPerMeter, .newtonSecondsPerMeter, .newtonMetersPerRadian,
        .newtonMeterSecondsPerRadian,
      ]
      s.see(s.pick(units).symbol)
    },
    Call("BehaviorUnit.symbol", "BehaviorUnit.init(rawValue:)") { s in
      s.see(BehaviorUnit(rawValue: s.word("hertz", "newtons", "miles"))?.symbol)
    },
    .property("DynamicItemBehavior.rollingResistance", \.rollingResistance, of: { $0.properties() })
    {
      $0.number(0...1)
    },
    .property("DynamicItemBehavior.surfaceSpeed", \.surfaceSpeed, of: { $0.properties() }) {
      $0.number(-300...300)
    },
    .property("DynamicItemBehavior.gravityScale", \.gravityScale, of: { $0.properties() }) {
      $0.number(-2...2)
    },
    Call("DynamicItemBehavior.maximumSpeed") { s in
      s.properties().maximumSpeed = s.chance(3) ? .infinity : s.number(0...900)
    },
    Call("DynamicItemBehavior.lockedAxes", "DynamicItemBehavior.Axes.init(rawValue:)") { s in
      let properties = s.properties()
      properties.lockedAxes = DynamicItemBehavior.Axes(rawValue: UInt(s.count(0...3)))
      s.see(properties.lockedAxes.contains(.x), properties.lockedAxes.contains(.y))
      s.see(properties.lockedAxes.rawValue)
    },
    Call(of: "DynamicItemBehavior.Axes", "x y rawValue") { s in
      s.see(DynamicItemBehavior.Axes.x.rawValue, DynamicItemBehavior.Axes.y.rawValue)
    },
  ]
}

extension ValueSource {
  /// A value of the kind of a property, or now and then of another kind.
  fileprivate func propertyValue(for property: BehaviorProperty) -> PropertyValue {
    let kind = property.value == .none ? property.defaultValue : property.value
    if chance(9) { return pick([.none, .flag(flag()), .number(1), .choice("x"), .point(.zero)]) }
    return switch kind {
    case .number, .none: .number(number(0...9))
    case .flag: .flag(flag())
    case .point: .point(point(0...300))
    case .vector: .vector(CGVector(dx: number(-2...2), dy: number(-2...2)))
    case .range: .range(floatRange())
    case .choice: .choice(property.choices.isEmpty ? "" : pick(property.choices))
    }
  }
}
