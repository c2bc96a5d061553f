import Testing
import UIKit

@Suite struct StringTests {
  @Test func stringsAreThoseOfPropertyLists() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSStringFromCGSize(CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
  }

  @Test func stringsAreReadBackExactly() {
    let rect = CGRect(x: 0.1, y: -1e-9, width: 1 / 3, height: 1e300)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let turn = CGAffineTransform(rotationAngle: 0.7)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    let vector = CGVector(dx: 0.7, dy: 1e-300)
    #expect(NSCoder.cgVector(for: NSStringFromCGVector(vector)) == vector)
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{1, 2} x"])
  func otherStringsAreZero(_ string: String) {
    #expect(NSCoder.cgPoint(for: string) == .zero)
    #expect(NSCoder.cgAffineTransform(for: string) == .identity)
  }

  @Test func valuesHoldGeometry() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }
}
