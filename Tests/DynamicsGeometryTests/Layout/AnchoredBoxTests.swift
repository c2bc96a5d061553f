import Foundation
import Testing

@testable import DynamicsGeometry

@Suite struct AnchoredBoxTests {
  private let frame = CGRect(x: 10, y: 20, width: 60, height: 40)

  @Test(arguments: [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)])
  func aFrameIsReadAsItWasSet(anchor: CGPoint) {
    for turns in 0..<4 {
      let turn = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(turns)).scaledBy(x: 2, y: 2)
      var box = AnchoredBox(position: .zero, bounds: .zero, anchor: anchor, transform: turn)
      box.frame = frame
      #expect(box.frame.isNear(frame))
      let size = CGRect(
        x: 0, y: 0, width: turns % 2 == 0 ? 30 : 20, height: turns % 2 == 0 ? 20 : 30)
      #expect(box.bounds.isNear(size))
      // A corner of its own coordinates is a corner outside.
      let corner = CGPoint.zero.applying(box.transformToOutside)
      #expect([10, 70].contains { abs($0 - corner.x) < 1e-9 })
      #expect([20, 60].contains { abs($0 - corner.y) < 1e-9 })
    }
  }

  @Test func theFrameWithoutTheTransformHasItsSize() {
    var box = AnchoredBox(
      position: .zero, bounds: CGRect(x: 3, y: 4, width: 1, height: 1),
      anchor: CGPoint(x: 0.25, y: 1), transform: CGAffineTransform(rotationAngle: 1))
    box.unturnedFrame = frame
    #expect(box.unturnedFrame == frame && box.position == CGPoint(x: 25, y: 60))
    #expect(box.bounds == CGRect(x: 3, y: 4, width: 60, height: 40))
  }
}

@Suite struct HueComponentsTests {
  @Test func colorsKeepTheirComponents() {
    for number in 0..<27 {
      let (red, green, blue) = (
        [0.0, 0.3, 1][number % 3], [0.0, 0.5, 1][number / 3 % 3], [0.0, 0.8, 1][number / 9]
      )
      let color = HueComponents(red: red, green: green, blue: blue)
      let again = HueComponents(
        hue: color.hue, saturation: color.saturation, brightness: color.brightness)
      #expect(abs(again.red - red) < 1e-9)
      #expect(abs(again.green - green) < 1e-9 && abs(again.blue - blue) < 1e-9)
    }
    #expect(HueComponents(red: 0, green: 0, blue: 1).hue == 2.0 / 3)
  }
}

@Suite struct FlowFramesTests {
  @Test func sectionsFollowHeadersAndTurn() {
    for isVertical in [true, false] {
      var flow = FlowFrames(
        isVertical: isVertical, availableSize: CGSize(width: 100, height: 100))
      flow.addLine("header", of: 0, size: CGSize(width: 20, height: 20))
      flow.addLine("footer", of: 0, size: .zero)
      flow.addSection(
        0, sizes: Array(repeating: CGSize(width: 45, height: 45), count: 3), lineSpacing: 5,
        itemSpacing: 10, inset: .zero)
      #expect(flow.elements.map(\.kind) == ["header", nil, nil, nil])
      #expect(flow.elements.map(\.item) == [0, 0, 1, 2])
      let wanted = [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 45, height: 45),
        CGRect(x: 55, y: 20, width: 45, height: 45), CGRect(x: 0, y: 70, width: 45, height: 45),
      ]
      let turned = wanted.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
      #expect(flow.elements.map(\.frame) == (isVertical ? wanted : turned))
      #expect(
        flow.size
          == (isVertical ? CGSize(width: 100, height: 115) : CGSize(width: 115, height: 100)))
    }
  }
}
