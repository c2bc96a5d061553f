import Dynamics
import Foundation
import Testing

#if canImport(UIKit) || canImport(CoreGraphics) || canImport(QuartzCore)
  #error("the shims reached a program that did not ask for them")
#endif

@MainActor @Suite struct WithoutShimsTests {
  @Test func aCardFalls() {
    let card = BasicItem(center: .zero, size: CGSize(width: 10, height: 10))
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [card]))
    animator.advance(by: 1)
    #expect(card.center.y > 400)
  }

  /// What only samples, tests or iOS code need is fetched with the package, but not compiled.
  @Test func onlyTheFrameworkIsCompiled() throws {
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let names = try FileManager.default.contentsOfDirectory(atPath: modules.path)
      .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    let ours = names.filter { !$0.hasPrefix("Without") && !$0.hasPrefix("without_shims") }
    #expect(
      Set(ours) == [
        "Dynamics", "DynamicsChipmunk", "DynamicsEngine", "DynamicsGeometry", "DynamicsReporting",
        "DynamicsTiming", "Logging",
      ])
  }
}
