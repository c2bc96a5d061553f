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

  /// Only the dependencies of the framework are fetched.
  @Test func onlyTheLogIsFetched() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let resolved = try Data(contentsOf: package.appendingPathComponent("Package.resolved"))
    let pins = try JSONDecoder().decode(Pins.self, from: resolved).pins
    #expect(pins.map(\.identity) == ["swift-log"])
  }

  private struct Pins: Decodable {
    var pins: [Pin]
    struct Pin: Decodable { var identity: String }
  }

  /// Modules that only samples, tests or iOS code need are not compiled: the tests are linked from all that were.
  @Test func onlyTheFrameworkIsCompiled() throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let list = try String(
      contentsOf: products.appendingPathComponent(
        "without-shimsPackageTests.product/Objects.LinkFileList"), encoding: .utf8)
    let modules = list.split(separator: "/").filter { $0.hasSuffix(".build") }
      .map { $0.dropLast(".build".count) }
    let ours = modules.filter { !$0.hasPrefix("Without") && !$0.hasPrefix("without_shims") }
    #expect(
      Set(ours) == [
        "CContactKernel", "Dynamics", "DynamicsChipmunk", "DynamicsEngine",
        "DynamicsGeometry", "DynamicsReporting",
        "DynamicsTiming", "Logging",
      ])
  }
}
