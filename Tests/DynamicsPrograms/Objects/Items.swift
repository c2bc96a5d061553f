import Dynamics

/// What the checks know of an item that is not in its public API.
protocol WatchedItem: DynamicItem {
  /// Never used again, as addresses are.
  var serial: Int { get }
  /// Writes as the program does, with any value.
  func place(at center: CGPoint)
  func turn(to transform: CGAffineTransform)
}

/// A `BasicItem` that tells the program where an animator puts it, and when it is gone.
final class TellingItem: BasicItem, WatchedItem {
  let serial: Int
  private weak var player: Player?
  private let tells: Bool
  private var isProgram = false

  init(_ player: Player, _ kind: ItemKind, center: CGPoint, size: CGSize) {
    self.player = player
    serial = player.nextSerial()
    tells = kind == .telling
    let type: DynamicItemCollisionBoundsType =
      switch kind {
      case .ellipse: .ellipse
      case .convexPath, .concavePath: .path
      default: .rectangle
      }
    super.init(center: center, size: size, collisionBoundsType: type)
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let outline: Outline = kind == .concavePath ? .concave : .rounded
    if type == .path { collisionBoundingPath = outline.path(in: box) }
  }

  deinit { if tells { player?.called(from: .itemDeinit) } }

  func place(at center: CGPoint) {
    isProgram = true
    self.center = center
    isProgram = false
  }

  func turn(to transform: CGAffineTransform) {
    isProgram = true
    self.transform = transform
    isProgram = false
  }

  override var center: CGPoint {
    didSet { if !isProgram { player?.note(written: center, serial) } }
  }
  override var transform: CGAffineTransform {
    didSet { if !isProgram { player?.note(written: transform, serial) } }
  }
}

/// An item whose getters and setters call the program, which may do anything there.
final class CallingItem: WatchedItem {
  let serial: Int
  private weak var player: Player?
  private var place: CGPoint
  private var pose = CGAffineTransform.identity
  var size: CGSize

  init(_ player: Player, center: CGPoint, size: CGSize) {
    self.player = player
    serial = player.nextSerial()
    place = center
    self.size = size
  }

  func place(at center: CGPoint) { place = center }
  func turn(to transform: CGAffineTransform) { pose = transform }

  var center: CGPoint {
    get {
      player?.called(from: .itemGetter)
      return place
    }
    set {
      place = newValue
      player?.note(written: newValue, serial)
      player?.called(from: .itemSetter)
    }
  }
  var transform: CGAffineTransform {
    get {
      player?.called(from: .itemGetter)
      return pose
    }
    set {
      pose = newValue
      player?.note(written: newValue, serial)
      player?.called(from: .itemSetter)
    }
  }
  var bounds: CGRect {
    player?.called(from: .itemGetter)
    return CGRect(origin: .zero, size: size)
  }
  var collisionBoundsType: DynamicItemCollisionBoundsType {
    player?.called(from: .itemGetter)
    return .ellipse
  }
}

/// A group that can be told apart.
final class TellingGroup: DynamicItemGroup, WatchedItem {
  let serial: Int

  init(_ player: Player, _ items: [any DynamicItem]) {
    serial = player.nextSerial()
    super.init(items: items)
  }

  func place(at center: CGPoint) { self.center = center }
  func turn(to transform: CGAffineTransform) { self.transform = transform }
}
