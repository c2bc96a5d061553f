import DynamicsReporting
import Testing
import UIKit

/// Drawing compiles, and draws nothing.
@MainActor @Suite struct DrawingNamesTests {
  /// As programs draw.
  final class Dial: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setFillColor(UIColor.red.cgColor)
      context.setLineDash(phase: 0, lengths: [2, 3])
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.addArc(
        center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
      context.drawPath(using: .fillStroke)
      context.restoreGState()
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      UIColor.green.set()
      let path = UIBezierPath(ovalIn: rect)
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.addClip()
      path.fill()
      path.stroke()
    }
  }

  @Test func aViewThatDrawsNeedsNoEdit() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    dial.setNeedsDisplay()
    dial.draw(dial.bounds)
    #expect(dial.bounds.width == 20)
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0), (1.0 / 3, 1.0, 1.0), (2.0 / 3, 0.5, 0.5), (0.9, 0.25, 0.75), (0.15, 0.8, 0.2),
  ])
  func colorsTellTheirHue(hue: Double, saturation: Double, brightness: Double) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    for (found, wanted) in [(h, hue), (s, saturation), (b, brightness), (a, 0.5)] {
      #expect(abs(found - wanted) < 1e-9)
    }
  }

  @Test func graysHaveNoHue() {
    for white in [0, 0.5, 1] as [CGFloat] {
      var (h, s, b): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
      UIColor(white: white, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil)
      #expect(h == 0 && s == 0 && b == white)
    }
    var red: CGFloat = 0
    UIColor.orange.getRed(nil, green: &red, blue: nil, alpha: nil)
    #expect(red == 0.5)
  }

  @Test func textHasAttributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    style.lineSpacing = 4
    let text = NSMutableAttributedString(
      string: "Drag me",
      attributes: [
        .font: UIFont.systemFont(ofSize: UIFont.smallSystemFontSize), .paragraphStyle: style,
        .foregroundColor: UIColor.red, .kern: 1.5,
      ])
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "Drag me")
    #expect(
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as AnyObject
        === style)
    label.text = "Dropped"
    #expect(label.attributedText?.string == "Dropped")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func layersAreCopiedByTheirClass() {
    final class Ring: CAShapeLayer {
      var width: CGFloat = 3
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? Ring { width = ring.width }
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let ring = Ring()
    ring.width = 7
    ring.lineCap = .round
    #expect(Ring(layer: ring).width == 7)
  }

  @Test func imageLiteralsAreProvidedImages() {
    UIImage.provide(UIImage(size: CGSize(width: 8, height: 9)), named: "literal")
    let image: UIImage = #imageLiteral(resourceName: "literal")
    #expect(image.size == CGSize(width: 8, height: 9))
  }

  @Test func anImageViewWithoutASizeTellsHowToProvideItsImage() {
    let view = UIImageView(image: UIImage(named: "never provided"))
    let (_, reports) = DynamicsDiagnostics.collecting {
      UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [view]))
    }
    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("UIImage.provide(_:named:)") == true)
    let (_, others) = DynamicsDiagnostics.collecting {
      UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [UIView()]))
    }
    #expect(others.first?.message.contains("UIImage") == false)
    #expect(others.first?.message.contains("UIView") == true)
  }

  @Test func gradientsBlursAndRenderersAreThereAndDrawNothing() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    let gradient = sky.layer as? CAGradientLayer
    gradient?.colors = [UIColor.white.cgColor, UIColor.blue.cgColor]
    gradient?.locations = [0, 1]
    #expect(gradient?.colors?.count == 2)
    #expect(gradient?.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient?.endPoint == CGPoint(x: 0.5, y: 1))
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    glass.frame = sky.bounds
    #expect(glass.contentView.frame == glass.bounds)
    var isCalled = false
    let image = UIGraphicsImageRenderer(size: sky.bounds.size).image { _ in isCalled = true }
    #expect(image.size == CGSize(width: 40, height: 80))
    #expect(!isCalled)
  }
}
