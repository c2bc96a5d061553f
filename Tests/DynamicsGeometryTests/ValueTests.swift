import DynamicsGeometry
import Foundation
import Testing

@Suite struct ValueTests {
  @Test func `What is made of nothing is zero`() {
    #expect(CGVector() == .zero && CGVector.zero == CGVector(dx: 0, dy: 0))
    #expect(Offset() == .zero && Offset.zero == Offset(horizontal: 0, vertical: 0))
    #expect(EdgeInsets() == .zero)
    #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(FloatRange() == .zero && FloatRange.zero == FloatRange(minimum: 0, maximum: 0))
  }

  @Test func `Each inset moves its own edge inward`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 90, height: 195))
    #expect(rect.inset(by: .zero) == rect)
    #expect(CGRect.null.inset(by: insets).isNull)
  }

  @Test func `Insets larger than the rectangle turn it inside out as in UIKit`() {
    let turned = CGRect(x: 0, y: 0, width: 4, height: 4)
      .inset(by: EdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    #expect(turned.origin.x == 5 && turned.size.width == -6)
  }

  @Test func `Only a range open at both ends is infinite`() {
    #expect(FloatRange.infinite.isInfinite)
    #expect(!FloatRange.zero.isInfinite)
    #expect(!FloatRange(minimum: 0, maximum: .infinity).isInfinite)
    #expect(!FloatRange(minimum: -.infinity, maximum: 0).isInfinite)
  }

  @Test(arguments: [
    FloatRange.zero, .infinite, FloatRange(minimum: -2, maximum: .infinity),
    FloatRange(minimum: -.infinity, maximum: 2.5),
  ])
  func `A range with open ends survives JSON`(range: FloatRange) throws {
    let data = try JSONEncoder().encode(range)
    #expect(try JSONDecoder().decode(FloatRange.self, from: data) == range)
  }

  @Test func `Values are coded and read back equal`() throws {
    func back<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    let vector = CGVector(dx: 0.1, dy: -3)
    #expect(try back(vector) == vector)
    #expect(try String(decoding: JSONEncoder().encode(vector), as: UTF8.self) == "[0.1,-3]")
    let offset = Offset(horizontal: 0.1, vertical: -3)
    #expect(try back(offset) == offset)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(try back(insets) == insets)
  }

  @Test func `Equal to is what == is`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    #expect(CGRect.null.equalTo(.null) && !CGRect.null.equalTo(.zero))
    #expect(CGVector.zero.equalTo(.zero) && !CGVector.zero.equalTo(CGVector(dx: 0, dy: 1)))
    #expect(CGAffineTransform.identity.equalTo(.identity))
    #expect(!CGAffineTransform.identity.equalTo(CGAffineTransform(scaleX: 1, y: 2)))
  }

  @Test func `Finite means no part is NaN or infinite`() {
    #expect(CGPoint.zero.isFinite && !CGPoint(x: 0, y: CGFloat.nan).isFinite)
    #expect(CGVector.zero.isFinite && !CGVector(dx: .infinity, dy: 0).isFinite)
    #expect(CGSize.zero.isFinite && !CGSize(width: 0, height: -CGFloat.infinity).isFinite)
    #expect(CGRect.infinite.isFinite && !CGRect.null.isFinite)
    #expect(!CGRect(x: 1e308, y: 0, width: 1e308, height: 1).isFinite)
    #expect(CGAffineTransform.identity.isFinite)
    #expect(!CGAffineTransform(translationX: 0, y: .nan).isFinite)
    #expect(!EdgeInsets(top: 0, left: 0, bottom: 0, right: .nan).isFinite)
    #expect(!Offset(horizontal: .nan, vertical: 0).isFinite)
  }
}
