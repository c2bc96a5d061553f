internal import DynamicsGeometry
internal import Foundation

// Preconditions of the engine's callers, checked in debug builds where values enter. Without these
// checks Chipmunk would abort the process some steps later, with its own messages.

func assertFinite(_ number: @autoclosure () -> Double, _ what: @autoclosure () -> String) {
  assert(number().isFinite, "\(what()) must be finite, not \(number())")
}

func assertFinite(_ point: @autoclosure () -> CGPoint, _ what: @autoclosure () -> String) {
  assert(point().isFinite, "\(what()) must be finite, not \(point())")
}

func assertFinite(_ vector: @autoclosure () -> CGVector, _ what: @autoclosure () -> String) {
  assert(vector().isFinite, "\(what()) must be finite, not \(vector())")
}

func assertValid(_ compound: @autoclosure () -> CompoundShape) {
  assert(compound().flaw == nil, compound().flaw ?? "")
}

func assertValid(_ material: @autoclosure () -> Material) {
  assert(material().flaw == nil, material().flaw ?? "")
}

extension CompoundShape {
  /// The reason why the compound shape is invalid; `nil` for a valid one.
  var flaw: String? {
    if parts.isEmpty { return "a compound shape must have a part" }
    if !parts.allSatisfy({ $0.outline.area > 0 && $0.outline.area.isFinite }) {
      return "each part of a compound shape must have an area"
    }
    return nil
  }
}

extension Material {
  /// The reason why the material is invalid; `nil` for a valid one.
  var flaw: String? {
    if !(density > 0 && density.isFinite) {
      return "a density must be above 0 and finite, not \(density)"
    }
    if ![elasticity, friction, resistance, angularResistance].allSatisfy({ $0 >= 0 && $0.isFinite })
    {
      return "elasticity, friction and resistances must be at least 0 and finite: \(self)"
    }
    return charge.isFinite ? nil : "a charge must be finite, not \(charge)"
  }
}
