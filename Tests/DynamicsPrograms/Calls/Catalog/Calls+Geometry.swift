import Dynamics

extension Call {
  /// Vectors, transforms, insets, ranges and regions, whose arithmetic may overflow as that of numbers.
  nonisolated(unsafe) static let geometry: [Call] = [
    Call("CGAffineTransform.identity") { $0.hold(CGAffineTransform.identity) },
    Call("CGAffineTransform.init(a:b:c:d:tx:ty:)") { s in
      s.see(
        CGAffineTransform(
          a: s.number(), b: s.number(), c: s.number(), d: s.number(), tx: s.number(), ty: s.number()
        ))
    },
    Call("CGAffineTransform.init(rotationAngle:)") { s in
      s.see(CGAffineTransform(rotationAngle: s.angle()))
    },
    Call("CGAffineTransform.init(scaleX:y:)") { s in
      s.see(CGAffineTransform(scaleX: s.number(), y: s.number()))
    },
    Call("CGAffineTransform.init(translationX:y:)") { s in
      s.see(CGAffineTransform(translationX: s.number(), y: s.number()))
    },
    Call("CGAffineTransform.concatenating(_:)") { s in
      s.take(s.transform().concatenating(s.transform()))
    },
    Call("CGAffineTransform.inverted()") { s in s.take(s.transform().inverted()) },
    Call("CGAffineTransform.rotated(by:)") { s in s.take(s.transform().rotated(by: s.angle())) },
    Call("CGAffineTransform.scaledBy(x:y:)") { s in
      s.take(s.transform().scaledBy(x: s.number(), y: s.number()))
    },
    Call("CGAffineTransform.translatedBy(x:y:)") { s in
      s.take(s.transform().translatedBy(x: s.number(), y: s.number()))
    },
    Call("CGAffineTransform.isIdentity") { s in s.see(s.transform().isIdentity) },
    Call("CGAffineTransform.equalTo(_:)") { s in s.see(s.transform().equalTo(s.transform())) },
    .field("CGAffineTransform.a", \.a, of: { $0.transform() }) { $0.number() },
    .field("CGAffineTransform.b", \.b, of: { $0.transform() }) { $0.number() },
    .field("CGAffineTransform.c", \.c, of: { $0.transform() }) { $0.number() },
    .field("CGAffineTransform.d", \.d, of: { $0.transform() }) { $0.number() },
    .field("CGAffineTransform.tx", \.tx, of: { $0.transform() }) { $0.number() },
    .field("CGAffineTransform.ty", \.ty, of: { $0.transform() }) { $0.number() },

    Call("CGVector.init()", "CGVector.zero") { $0.hold(CGVector(), CGVector.zero) },
    Call("CGVector.init(dx:dy:)") { s in s.see(CGVector(dx: s.number(), dy: s.number())) },
    Call("CGVector.init(dx:dy:)") { s in s.see(CGVector(dx: s.integer(), dy: s.integer())) },
    Call("CGVector.applying(_:)") { s in s.take(s.vector().applying(s.transform())) },
    Call("CGVector.equalTo(_:)") { s in s.see(s.vector().equalTo(s.vector())) },
    .field("CGVector.dx", \.dx, of: { $0.vector() }) { $0.number() },
    .field("CGVector.dy", \.dy, of: { $0.vector() }) { $0.number() },
    Call("CGPoint.applying(_:)") { s in s.take(s.point().applying(s.transform())) },
    Call("CGPoint.equalTo(_:)") { s in s.see(s.point().equalTo(s.point())) },
    Call("CGSize.applying(_:)") { s in s.take(s.size().applying(s.transform())) },
    Call("CGSize.equalTo(_:)") { s in s.see(s.size().equalTo(s.size())) },
    Call("CGRect.applying(_:)") { s in s.take(s.rect().applying(s.transform())) },
    Call("CGRect.equalTo(_:)") { s in s.see(s.rect().equalTo(s.rect())) },
    Call("CGRect.inset(by:)") { s in s.take(s.rect().inset(by: s.insets())) },

    Call("EdgeInsets.init()", "EdgeInsets.zero") { $0.hold(EdgeInsets(), EdgeInsets.zero) },
    Call("EdgeInsets.init(top:left:bottom:right:)") { s in s.see(s.insets()) },
    .field("EdgeInsets.top", \.top, of: { $0.insets() }) { $0.number() },
    .field("EdgeInsets.left", \.left, of: { $0.insets() }) { $0.number() },
    .field("EdgeInsets.bottom", \.bottom, of: { $0.insets() }) { $0.number() },
    .field("EdgeInsets.right", \.right, of: { $0.insets() }) { $0.number() },
    Call("FloatRange.init()", "FloatRange.zero") { $0.hold(FloatRange(), FloatRange.zero) },
    Call("FloatRange.infinite", "FloatRange.isInfinite") { s in
      s.see(FloatRange.infinite.isInfinite, s.floatRange().isInfinite)
    },
    Call("FloatRange.init(minimum:maximum:)") { s in
      s.see(FloatRange(minimum: s.number(), maximum: s.number()))
    },
    .field("FloatRange.minimum", \.minimum, of: { $0.floatRange() }) { $0.number() },
    .field("FloatRange.maximum", \.maximum, of: { $0.floatRange() }) { $0.number() },
    Call("Offset.init()", "Offset.zero") { $0.hold(Offset(), Offset.zero) },
    Call("Offset.init(horizontal:vertical:)") { s in s.see(s.offset()) },
    .field("Offset.horizontal", \.horizontal, of: { $0.offset() }) { $0.number() },
    .field("Offset.vertical", \.vertical, of: { $0.offset() }) { $0.number() },

    Call("Region.infinite") { s in s.see(Region.infinite.contains(s.point())) },
    Call("Region.init(radius:)") { s in s.see(Region(radius: s.number()).contains(s.point())) },
    Call("Region.init(size:)") { s in s.see(Region(size: s.size()).contains(s.point())) },
    Call("Region.contains(_:)") { s in s.see(s.region().contains(s.point())) },
    Call("Region.inverse()") { s in s.see(s.region().inverse().contains(s.point())) },
    Call("Region.byUnion(with:)") { s in
      s.see(s.region().byUnion(with: s.region()).contains(s.point()))
    },
    Call("Region.byDifference(from:)") { s in
      s.see(s.region().byDifference(from: s.region()).contains(s.point()))
    },
    Call("Region.byIntersection(with:)") { s in
      s.see(s.region().byIntersection(with: s.region()).contains(s.point()))
    },
  ]
}
