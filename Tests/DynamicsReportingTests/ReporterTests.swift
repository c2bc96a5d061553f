import DynamicsReporting
import Testing

@Suite struct ReporterTests {
  private class Base {}
  private final class Derived: Base {
    func misuse() -> Reporter { Reporter(type(of: self)) }
  }

  @Test func aMemberIsNamedWithItsType() {
    #expect(Reporter(Derived.self, "addItem(_:)").description == "Derived.addItem(_:)")
    #expect(Derived().misuse().description == "Derived.misuse()")
  }

  @Test func theTypeIsThatOfTheFileUnlessItIsSaid() {
    let files = ["Dynamics/DynamicAnimator.swift", "Dynamics/DynamicAnimator+Driving.swift"]
    for file in files {
      #expect(Reporter("step()", file: file).description == "DynamicAnimator.step()")
    }
    #expect(Reporter("FieldBehavior", file: files[0]).description == "FieldBehavior")
    #expect(Reporter("Timer.init()", file: files[0]).description == "Timer.init()")
  }
}
