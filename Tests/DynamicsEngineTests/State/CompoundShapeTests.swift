import DynamicsGeometry
import Foundation
import Testing

@testable import DynamicsEngine

@Suite struct CompoundShapeTests {
  private let disc = Outline.ellipse(CGSize(width: 20, height: 20))

  @Test func itIsOnlyAnOutlineAroundTheCenter() {
    #expect(CompoundShape(disc).isOnly(disc))
    #expect(!CompoundShape(.rectangle(CGSize(width: 20, height: 20))).isOnly(disc))
    #expect(!CompoundShape([.init(disc, center: CGPoint(x: 5, y: 0), angle: 0)]).isOnly(disc))
    #expect(!CompoundShape([.init(disc, center: .zero, angle: 0.1)]).isOnly(disc))
    #expect(!CompoundShape([.init(disc), .init(disc)]).isOnly(disc))
  }
}
