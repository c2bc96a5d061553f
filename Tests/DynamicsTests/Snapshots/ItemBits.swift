import Dynamics
import DynamicsTestSupport

/// All bits of an item's center and transform, and of a group's items: 0 and −0 differ.
func itemBits(_ item: any DynamicItem) -> [UInt64] {
  let (center, transform) = (item.center, item.transform)
  let own = [
    center.x, center.y, transform.a, transform.b, transform.c, transform.d, transform.tx,
    transform.ty,
  ].map { Double($0).bitPattern }
  return own + ((item as? DynamicItemGroup)?.items ?? []).flatMap(itemBits)
}

func itemBits(_ items: [any DynamicItem]) -> [[UInt64]] { items.map(itemBits) }

/// The kinds of transforms that a program may set.
enum TransformKind: CaseIterable {
  case rotation, scale, skew, mirror, translation, all

  func transform(at angle: CGFloat, _ random: inout SeededGenerator) -> CGAffineTransform {
    func number() -> CGFloat { random.double(in: 0.3...2) }
    var shape = CGAffineTransform.identity
    if self == .scale || self == .all { shape = shape.scaledBy(x: number(), y: number()) }
    if self == .skew || self == .all { shape.c += number() }
    if self == .mirror || self == .all { shape = shape.scaledBy(x: -1, y: 1) }
    var transform = shape.concatenating(CGAffineTransform(rotationAngle: angle))
    if self == .translation || self == .all { (transform.tx, transform.ty) = (number(), -number()) }
    return transform
  }
}

/// Items whose transforms are of a kind; one in four has an angle that is easily lost to rounding.
func items(_ count: Int, _ kind: TransformKind, seed: UInt64) -> [BasicItem] {
  var random = SeededGenerator(seed: seed)
  return (0..<count).map { number in
    let place = CGPoint(x: Double(number % 40) * 30, y: Double(number / 40) * 30 + 20)
    let item = BasicItem(center: place, size: CGSize(width: 20, height: 20))
    let special: [CGFloat] = [0, -0.0, .pi, -.pi, .pi / 2, 0.009000000000000001]
    let angle =
      number % 4 == 0
      ? special[number / 4 % special.count] : CGFloat(random.double(in: -.pi ... .pi))
    item.transform = kind.transform(at: angle, &random)
    if number % 7 == 0 { item.center = CGPoint(x: -0.0, y: -0.0) }
    return item
  }
}
