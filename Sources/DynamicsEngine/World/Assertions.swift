internal import DynamicsGeometry
internal import Foundation

// What callers owe the engine, checked in debug builds where it is handed in. Chipmunk would end the
// process over most of it, some steps later and in its own words.

func assertFinite(_ number: @autoclosure () -> Double, _ what: @autoclosure () -> String) {
  assert(number().isFinite, "\(what()) must be finite, not \(number())")
}

func assertFinite(_ point: @autoclosure () -> CGPoint, _ what: @autoclosure () -> String) {
  assert(point().isFinite, "\(what()) must be finite, not \(point())")
}

func assertFinite(_ vector: @autoclosure () -> CGVector, _ what: @autoclosure () -> String) {
  assert(vector().isFinite, "\(what()) must be finite, not \(vector())")
}

func assertSound(_ compound: @autoclosure () -> CompoundShape) {
  assert(!compound().parts.isEmpty, "a compound shape must have a part")
  assert(
    compound().parts.allSatisfy { $0.outline.area > 0 && $0.outline.area.isFinite },
    "each part of a compound shape must have an area")
}

func assertSound(_ material: @autoclosure () -> Material) {
  assert(
    material().density > 0 && material().density.isFinite,
    "a density must be above 0 and finite, not \(material().density)")
  assert(
    [
      material().elasticity, material().friction, material().resistance,
      material().angularResistance,
    ].allSatisfy { $0 >= 0 && $0.isFinite },
    "elasticity, friction and resistances must be at least 0 and finite: \(material())")
  assertFinite(material().charge, "a charge")
}
