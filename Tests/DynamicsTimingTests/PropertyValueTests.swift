import DynamicsGeometry
import DynamicsReporting
import DynamicsTiming
import Foundation
import Testing

/// The values of listed properties in files, and properties that a program lists itself.
@Suite struct PropertyValueTests {
  @Test(arguments: [
    PropertyValue.none, .number(0.1), .number(-0.0), .number(.infinity), .number(-.infinity),
    .flag(true), .flag(false), .point(CGPoint(x: -3, y: 1e300)), .vector(CGVector(dx: 0, dy: -1)),
    .range(.infinite), .range(FloatRange(minimum: -1, maximum: .infinity)), .choice("everything"),
  ])
  func aValueIsTheSameAfterJSON(value: PropertyValue) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(PropertyValue.self, from: data) == value)
  }

  @Test func numbersThatAreNotFiniteAreTexts() throws {
    let text = String(
      decoding: try JSONEncoder().encode(PropertyValue.number(.infinity)), as: UTF8.self)
    #expect(text == #"{"number":"infinity"}"#)
    let nan = try JSONDecoder().decode(PropertyValue.self, from: Data(#"{"number":"nan"}"#.utf8))
    guard case .number(let number) = nan else { throw TestError() }
    #expect(number.isNaN)
  }

  @Test(arguments: [
    "{}", #"{"number":1,"flag":true}"#, #"{"number":"many"}"#, #"{"point":[1]}"#,
    #"{"point":[1,2,3]}"#, #"{"else":1}"#, #"{"flag":"yes"}"#, "1",
  ])
  func otherJSONIsAnError(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PropertyValue.self, from: Data(text.utf8))
    }
  }

  @Test func aProgramsPropertyChecksItsRangeAndItsKind() {
    var strength = 2.0
    let property = BehaviorProperty(
      "strength", unit: .newtons, range: 0...10, defaultValue: .number(2),
      get: { .number(strength) },
      set: { if case .number(let number) = $0 { strength = number } })
    #expect(property.isSettable && "\(property)" == "strength: 2 N")
    property.set(.number(10))
    #expect(property.value == .number(10))
    for (value, text) in [
      (PropertyValue.number(10.5), "10.5 is not from 0 to 10; nothing changed"),
      (.number(.nan), "nan is not from 0 to 10; nothing changed"),
      (.flag(true), "it cannot be true, which is of another kind than 2; nothing changed"),
      (.none, "it cannot be none, which is of another kind than 2; nothing changed"),
    ] {
      let reports = DynamicsDiagnostics.collecting { property.set(value) }.diagnostics
      #expect(reports.map(\.description) == ["BehaviorProperty.strength: \(text)"])
      #expect(strength == 10)
    }
  }

  @Test func aPropertyWithoutASetterCanOnlyBeRead() {
    let property = BehaviorProperty("age", defaultValue: .number(0), get: { .number(7) })
    #expect(!property.isSettable && property.value == .number(7))
    let reports = DynamicsDiagnostics.collecting { property.set(.number(8)) }.diagnostics
    #expect(reports.map(\.message) == ["age can only be read; nothing changed"])
  }

  @Test func aChoiceIsOneOfItsNames() {
    var side = "left"
    let property = BehaviorProperty(
      "side", defaultValue: .choice("left"), choices: ["left", "right"], get: { .choice(side) },
      set: { if case .choice(let name) = $0 { side = name } })
    property.set(.choice("right"))
    #expect(side == "right")
    let reports = DynamicsDiagnostics.collecting { property.set(.choice("up")) }.diagnostics
    #expect(reports.map(\.message) == ["up is not one of its choices; nothing changed"])
    #expect(side == "right")
  }

  @Test func unitsHaveSymbolsOfTheirOwn() {
    let symbols = BehaviorUnit.allCases.map(\.symbol)
    #expect(Set(symbols).count == symbols.count)
  }

  private struct TestError: Error {}
}

/// The numbers of a timed animation, by their names.
@Suite struct AnimationPropertiesTests {
  @Test func theSpringOrDecayOfTheMomentIsListed() {
    let spring = Spring(response: 0.4, dampingFraction: 0.7)
    let animation = TimedAnimation(
      from: 0.0, to: 10, timing: spring, frameSource: ManualFrameSource(), update: { _ in })
    let properties = animation.properties
    #expect(
      properties.map(\.description) == [
        "spring.response: 0.4 s", "spring.dampingFraction: 0.7", "deceleration: none",
      ])
    animation.retarget(to: 20, timing: Spring(response: 0.6))
    #expect(properties[0].value == .number(0.6))
    animation.retarget(to: 30, duration: 1)
    #expect(properties.allSatisfy { $0.value == .none && !$0.isSettable })
    let thrown = TimedAnimation(
      from: 0.0, timing: Decay.fast, initialVelocity: 100, frameSource: ManualFrameSource(),
      update: { _ in })
    #expect(thrown.properties[2].value == .number(0.99))
  }
}

/// The numbers of a draggable value, by their names.
@Suite struct DraggablePropertiesTests {
  @Test func springAndDecelerationAreListed() {
    let sheet = DraggableValue(0.0, frameSource: ManualFrameSource()) { _ in }
    #expect(
      sheet.properties.map(\.description) == [
        "spring.response: 0.5 s", "spring.dampingFraction: 1", "deceleration: 0.998",
      ])
    for property in sheet.properties { #expect(property.value == property.defaultValue) }
    sheet.properties[0].set(.number(0.3))
    sheet.properties[1].set(.number(0.7))
    sheet.properties[2].set(.number(0.99))
    #expect(sheet.spring == Spring(response: 0.3, dampingFraction: 0.7))
    #expect(sheet.deceleration == .fast)
    let reports = DynamicsDiagnostics.collecting {
      sheet.properties[1].set(.number(-1))
      sheet.properties[2].set(.number(1))
    }.diagnostics
    #expect(reports.count == 2 && sheet.deceleration == .fast)
  }
}
