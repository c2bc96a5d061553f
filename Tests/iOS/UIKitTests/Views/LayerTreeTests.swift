import DynamicsReporting
import Testing
import UIKit

@MainActor @Suite struct LayerTreeTests {
  private let view = UIView()
  private let red = UIView()
  private let green = UIView()
  private let blue = UIView()
  private let shape = CAShapeLayer()

  private var layers: [CALayer] { view.layer.sublayers ?? [] }

  private func fill() {
    view.addSubview(red)
    view.layer.addSublayer(shape)
    view.addSubview(green)
  }

  @Test func layersStandAsTheirViewsDo() {
    #expect(view.layer.sublayers == nil)
    fill()
    #expect(layers == [red.layer, shape, green.layer])
    view.addSubview(blue)
    #expect(layers == [red.layer, shape, green.layer, blue.layer])
    view.bringSubviewToFront(red)
    #expect(layers == [shape, green.layer, blue.layer, red.layer])
    view.insertSubview(red, belowSubview: blue)
    #expect(layers == [shape, green.layer, red.layer, blue.layer])
    view.sendSubviewToBack(blue)
    #expect(layers.filter { $0 !== shape } == view.subviews.map(\.layer))
    green.removeFromSuperview()
    #expect(!layers.contains(green.layer))
    #expect(green.layer.superlayer == nil)
    #expect(layers.contains(shape))
  }

  @Test func layersThatWereTakenElsewhereStayThere() {
    fill()
    view.addSubview(blue)
    let elsewhere = CALayer()
    elsewhere.addSublayer(green.layer)
    view.bringSubviewToFront(red)
    #expect(elsewhere.sublayers == [green.layer])
    #expect(layers == [shape, blue.layer, red.layer])
    view.bringSubviewToFront(green)
    #expect(layers == [shape, blue.layer, red.layer, green.layer])
  }

  @Test func layersHaveOneSuperlayer() {
    fill()
    red.layer.addSublayer(shape)
    #expect(layers == [red.layer, green.layer])
    #expect(shape.superlayer === red.layer)
    view.layer.insertSublayer(shape, above: red.layer)
    #expect(layers == [red.layer, shape, green.layer])
    view.layer.insertSublayer(shape, at: 99)
    #expect(layers.last === shape)
    shape.removeFromSuperlayer()
    #expect(shape.superlayer == nil)
  }

  @Test func layersThatGoRoundAreRefused() {
    let inner = CALayer()
    shape.addSublayer(inner)
    let (_, reports) = DynamicsDiagnostics.collecting { inner.addSublayer(shape) }
    #expect(reports.count == 1)
    #expect(inner.sublayers == nil)
    #expect(inner.superlayer === shape)
  }

  final class Outline: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  final class Odd: UIView {
    override class var layerClass: AnyClass { NSString.self }
  }

  @Test func aViewMayHaveAShapeForItsLayer() {
    let outline = Outline(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let layer = outline.layer as? CAShapeLayer
    layer?.path = UIBezierPath(ovalIn: outline.bounds).cgPath
    #expect(layer?.path?.boundingBox == outline.bounds)
    #expect(outline.center == CGPoint(x: 5, y: 10))
    let (_, reports) = DynamicsDiagnostics.collecting { _ = Odd() }
    #expect(reports.count == 1)
  }

  @Test func opacityIsClamped() {
    let view = UIView()
    for (set, read) in [(-3, 0), (0.25, 0.25), (2, 1), (-.infinity, 0), (.infinity, 1)] {
      view.alpha = CGFloat(set)
      #expect(view.alpha == CGFloat(read))
      #expect(view.layer.opacity == Float(read))
    }
    let (_, reports) = DynamicsDiagnostics.collecting { view.alpha = .nan }
    #expect(view.alpha == 1)
    #expect(reports.count == 1)
  }
}
