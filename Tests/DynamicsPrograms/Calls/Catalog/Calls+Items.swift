import Dynamics
import Observation

extension Call {
  nonisolated(unsafe) static let items: [Call] = [
    item("BasicItem.init(center:size:collisionBoundsType:)") { _, _ in },
    Call("BasicItem.init(frame:)") { s in join(BasicItem(frame: s.rect()), s) },
    item("BasicItem.angle") { s, item in
      item.angle = s.angle()
      s.hold(item.angle)
    },
    item("BasicItem.center") { $1.center = $0.point() },
    item("BasicItem.bounds") { $1.bounds = $0.rect() },
    item("BasicItem.frame") { s, item in
      item.frame = s.rect()
      s.take(item.frame)
    },
    item("BasicItem.transform") { $1.transform = $0.transform() },
    item("BasicItem.collisionBoundingPath") { $1.collisionBoundingPath = $0.path() },
    item("BasicItem.collisionBoundsType") { $1.collisionBoundsType = $0.boundsType() },
    item("BasicItem.description") { s, item in s.see(item.description) },
    Call(
      of: "ObservableItem",
      "bounds center transform collisionBoundsType collisionBoundingPath"
    ) { s in
      let item = ObservableItem(center: s.point(), size: s.size())
      join(item, s)
      withObservationTracking {
        s.see(item.frame, item.transform)
      } onChange: {
      }
      (item.center, item.transform, item.bounds) = (s.point(), s.transform(), s.rect())
      item.collisionBoundsType = s.boundsType()
      item.collisionBoundingPath = s.path()
      s.animator().updateItem(usingCurrentState: item)
      s.leave(item)
    },
    Call("ImageMask.init(opacities:width:)") { s in
      let count = s.integer(0...60)
      s.see(
        ImageMask(opacities: (0..<min(max(count, 0), 99)).map { UInt8($0) }, width: s.integer())?
          .height)
    },
    Call(of: "ImageMask", "width height opacities outline(threshold:tolerance:leastArea:)") { s in
      guard let mask = s.mask() else { return }
      s.see(mask.width, mask.height, mask.opacities)
      let path = mask.outline(
        threshold: s.number(0...1), tolerance: CGFloat(s.number(0...3)),
        leastArea: CGFloat(s.number(0...9)))
      s.hold(path.bounds.isNull ? .zero : path.bounds)
    },
    Call(of: "DynamicItemCollisionBoundsType", "rectangle ellipse path init(rawValue:)") { s in
      s.see([.rectangle, .ellipse, .path].map(\DynamicItemCollisionBoundsType.rawValue))
      s.see(DynamicItemCollisionBoundsType(rawValue: UInt(bitPattern: s.integer())))
    },
    Call("DynamicItem.collisionBoundsType", "DynamicItem.collisionBoundingPath") { s in
      let item = LeastItem(center: s.point(), size: s.size())
      s.see(item.collisionBoundsType, item.collisionBoundingPath.isEmpty)
      s.gravity().addItem(item)
      s.animator().updateItem(usingCurrentState: item)
    },
    Call("DynamicItemGroup.init(items:)") { s in
      let group = DynamicItemGroup(items: s.list(0...4) { s.basicItem() })
      s.items.append(group)
      s.collision().addItem(group)
      s.gravity().addItem(group)
    },
    group(of: "DynamicItemGroup", "bounds items collisionBoundsType description") { s, group in
      s.take(group.bounds)
      s.see(group.items.count, group.collisionBoundsType, group.description)
    },
    group("DynamicItemGroup.collisionBoundingPath") { s, group in
      s.take(group.collisionBoundingPath.bounds)
    },
    group("DynamicItemGroup.center") { s, group in
      group.center = s.point()
      s.take(group.center)
    },
    group("DynamicItemGroup.transform") { s, group in
      group.transform = s.transform()
      s.take(group.transform)
    },
    Call("ItemID.rawValue", "ItemID.description") { s in
      for id in s.animator().snapshot().itemIDs { s.see(id.rawValue, id.description) }
    },
    Call(of: "BoundaryID", "init(_:) init(stringLiteral:) description") { s in
      s.see(BoundaryID(s.name()).description, BoundaryID(stringLiteral: s.text()).description)
    },
  ]

  /// A call of a member of an item, before and after it joins, and while it moves.
  private static func item(
    _ symbol: String, _ call: @escaping (ValueSource, BasicItem) -> Void
  ) -> Call {
    Call(symbol) { s in
      let item = BasicItem(center: s.point(), size: s.size(), collisionBoundsType: s.boundsType())
      if s.flag() { call(s, item) }
      join(item, s)
      call(s, item)
      if s.flag() { s.animator().updateItem(usingCurrentState: item) }
      // Behaviors of other programs would meet what was written there as if the library had.
      s.leave(item)
    }
  }

  /// Lets an item fall onto others.
  private static func join(_ item: BasicItem, _ s: ValueSource) {
    s.gravity().addItem(item)
    s.collision().addItem(item)
    s.animator().step()
  }

  private static func group(
    _ symbol: String, _ call: @escaping (ValueSource, DynamicItemGroup) -> Void
  ) -> Call {
    group([symbol], call)
  }

  private static func group(
    of type: String, _ members: String, _ call: @escaping (ValueSource, DynamicItemGroup) -> Void
  ) -> Call {
    group(members.split(separator: " ").map { "\(type).\($0)" }, call)
  }

  private static func group(
    _ symbols: [String], _ call: @escaping (ValueSource, DynamicItemGroup) -> Void
  ) -> Call {
    Call(symbols) { s in
      let group = DynamicItemGroup(items: s.list(0...4) { s.basicItem() })
      call(s, group)
      s.gravity().addItem(group)
      s.animator().step()
      call(s, group)
      s.leave(group)
    }
  }
}

extension ValueSource {
  func boundsType() -> DynamicItemCollisionBoundsType { pick([.rectangle, .ellipse, .path]) }

  /// Takes an item out of everything that has it.
  func leave(_ item: any DynamicItem) {
    for behavior in behaviors {
      switch behavior {
      case let gravity as GravityBehavior: gravity.removeItem(item)
      case let collision as CollisionBehavior: collision.removeItem(item)
      default: break
      }
    }
  }
}

/// An item with nothing but the requirements.
final class LeastItem: DynamicItem {
  var center: CGPoint
  var transform = CGAffineTransform.identity
  let bounds: CGRect

  init(center: CGPoint, size: CGSize) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
  }
}

extension ValueSource {
  /// A mask of random pixels; `nil` for one that is not full.
  func mask() -> ImageMask? {
    let opacities = list(1...60) { pick([0, 0, 100, 255] as [UInt8]) }
    return ImageMask(opacities: opacities, width: pick([1, 2, opacities.count]))
  }
}
