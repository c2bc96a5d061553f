import UIKit

@testable import DynamicsPrograms

extension ShimCall {
  /// Core Graphics, colors, fonts and paths.
  static let graphics: [ShimCall] = [
    ShimCall(
      "CGColor",
      "init(red:green:blue:alpha:) init(srgbRed:green:blue:alpha:) init(gray:alpha:) copy(alpha:)"
    ) { s in
      let a = CGColor(red: s.number(0...1), green: s.number(0...1), blue: 0, alpha: s.number(0...1))
      let b = CGColor(srgbRed: 0, green: s.number(0...1), blue: s.number(0...1), alpha: 1)
      let c = CGColor(gray: s.number(0...1), alpha: s.number(0...1))
      for color in [a, b, c] { s.take(color.components, color.copy(alpha: s.number(0...1))?.alpha) }
    },
    ShimCall(
      "CGContext", "move(to:) addLine(to:) addArc(center:radius:startAngle:endAngle:clockwise:)"
    ) {
      s in
      let context = UIGraphicsGetCurrentContext()
      context?.move(to: s.point())
      context?.addLine(to: s.point())
      context?.addArc(
        center: s.point(), radius: s.number(), startAngle: s.angle(), endAngle: s.angle(),
        clockwise: s.flag())
    },
    ShimCall(
      "CGMutablePath",
      """
      move(to:transform:) addLine(to:transform:) addLines(between:transform:) \
      addCurve(to:control1:control2:transform:) addQuadCurve(to:control:transform:) \
      addArc(center:radius:startAngle:endAngle:clockwise:transform:) addRect(_:transform:) \
      addEllipse(in:transform:) addRoundedRect(in:cornerWidth:cornerHeight:transform:) \
      addPath(_:transform:)
      """
    ) { s in
      let path = CGMutablePath()
      for _ in 0..<s.count(1...6) {
        let transform = s.transform()
        switch s.count(0...9) {
        case 0: path.move(to: s.point(), transform: transform)
        case 1: path.addLine(to: s.point(), transform: transform)
        case 2: path.addLines(between: s.list(0...3) { s.point() }, transform: transform)
        case 3:
          path.addCurve(
            to: s.point(), control1: s.point(), control2: s.point(), transform: transform)
        case 4: path.addQuadCurve(to: s.point(), control: s.point(), transform: transform)
        case 5:
          path.addArc(
            center: s.point(), radius: s.number(), startAngle: s.angle(), endAngle: s.angle(),
            clockwise: s.flag(), transform: transform)
        case 6: path.addRect(s.rect(), transform: transform)
        case 7: path.addEllipse(in: s.rect(), transform: transform)
        case 8:
          // Core Graphics allows at most half of the sides.
          path.addRoundedRect(
            in: s.rect(), cornerWidth: s.number(0...20), cornerHeight: s.number(0...20),
            transform: transform)
        default:
          path.addPath(CGPath(rect: s.rect(), transform: nil), transform: transform)
        }
      }
      s.take(path.boundingBox, path.contains(s.point()), path.currentPoint, path.isEmpty)
    },
    ShimCall(
      "CGPath",
      """
      init(rect:transform:) init(ellipseIn:transform:) \
      init(roundedRect:cornerWidth:cornerHeight:transform:) contains(_:) copy(using:)
      """
    ) { s in
      var transform = s.transform()
      let paths = [
        CGPath(rect: s.rect(), transform: &transform),
        CGPath(ellipseIn: s.rect(), transform: &transform),
        CGPath(
          roundedRect: s.rect(), cornerWidth: s.number(0...20), cornerHeight: s.number(0...20),
          transform: &transform),
      ]
      for path in paths {
        s.take(path.contains(s.point()), path.copy(using: &transform)?.boundingBox)
      }
    },
    ShimCall(
      "UIColor",
      """
      init(red:green:blue:alpha:) init(white:alpha:) init(hue:saturation:brightness:alpha:) \
      withAlphaComponent(_:) getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:)
      """
    ) { s in
      let colors = [
        UIColor(red: s.number(0...1), green: s.number(0...1), blue: 0, alpha: s.number(0...1)),
        UIColor(white: s.number(0...1), alpha: s.number(0...1)),
        UIColor(
          hue: s.number(0...1), saturation: s.number(0...1), brightness: s.number(0...1), alpha: 1),
      ]
      for color in colors {
        var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.withAlphaComponent(s.number(0...1)).getHue(
          &a, saturation: &b, brightness: &c, alpha: &d)
        s.take(a, b, c, d)
        color.getRed(&a, green: &b, blue: &c, alpha: &d)
        s.take(a, b, c, d)
      }
    },
    ShimCall(
      "UIFont",
      "systemFont(ofSize:) systemFont(ofSize:weight:) boldSystemFont(ofSize:) withSize(_:)"
    ) { s in
      let fonts = [
        UIFont.systemFont(ofSize: s.number(5...40)),
        UIFont.systemFont(ofSize: s.number(5...40), weight: .init(rawValue: s.number(0...1))),
        UIFont.boldSystemFont(ofSize: s.number(5...40)),
      ]
      for font in fonts { s.take(font.lineHeight, font.withSize(s.number(5...40)).pointSize) }
    },
    ShimCall("UIImage", "init(size:) animatedImageNamed(_:duration:)") { s in
      let view = UIImageView(image: UIImage(size: s.size()))
      s.take(view.sizeThatFits(s.size()), view.intrinsicContentSize)
      s.see(UIImage.animatedImageNamed(s.text(), duration: s.seconds()) == nil)
    },
    ShimCall("NSMutableParagraphStyle", "lineSpacing paragraphSpacing") { s in
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.paragraphSpacing) = (s.number(), s.number())
    },
    ShimCall(
      "",
      """
      UIFloatRangeMake(_:_:) UIFloatRangeIsInfinite(_:) UIFloatRangeIsEqualToRange(_:_:) \
      UIOffsetMake(_:_:) UIEdgeInsetsMake(_:_:_:_:)
      """
    ) { s in
      let range = UIFloatRangeMake(s.number(), s.number())
      s.see(UIFloatRangeIsInfinite(range), UIFloatRangeIsEqualToRange(range, s.floatRange()))
      s.take(UIOffsetMake(s.number(), s.number()))
      s.take(UIEdgeInsetsMake(s.number(), s.number(), s.number(), s.number()))
    },
    ShimCall(
      "UIBezierPath",
      """
      init(rect:) init(ovalIn:) init(roundedRect:cornerRadius:) \
      init(roundedRect:byRoundingCorners:cornerRadii:) \
      init(arcCenter:radius:startAngle:endAngle:clockwise:) move(to:) addLine(to:) \
      addCurve(to:controlPoint1:controlPoint2:) addQuadCurve(to:controlPoint:) \
      addArc(withCenter:radius:startAngle:endAngle:clockwise:) apply(_:) contains(_:) lineWidth
      """
    ) { s in
      let paths = [
        UIBezierPath(rect: s.rect()), UIBezierPath(ovalIn: s.rect()),
        UIBezierPath(roundedRect: s.rect(), cornerRadius: s.number(0...20)),
        UIBezierPath(
          roundedRect: s.rect(), byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: s.size()),
        UIBezierPath(
          arcCenter: s.point(), radius: s.number(0...80), startAngle: s.angle(),
          endAngle: s.angle(), clockwise: s.flag()),
      ]
      for path in paths {
        for _ in 0..<s.count(0...3) {
          switch s.count(0...4) {
          case 0: path.move(to: s.point())
          case 1: path.addLine(to: s.point())
          case 2: path.addCurve(to: s.point(), controlPoint1: s.point(), controlPoint2: s.point())
          case 3: path.addQuadCurve(to: s.point(), controlPoint: s.point())
          default:
            path.addArc(
              withCenter: s.point(), radius: s.number(0...80), startAngle: s.angle(),
              endAngle: s.angle(), clockwise: s.flag())
          }
        }
        path.apply(s.transform())
        path.lineWidth = s.number(0...5)
        s.take(path.bounds, path.contains(s.point()), path.currentPoint, path.cgPath.boundingBox)
      }
    },
  ]
}
