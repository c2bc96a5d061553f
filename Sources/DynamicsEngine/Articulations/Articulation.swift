/// Bodies that hard joints hold together, directly or over others: a chain, a doll, a bridge, a net.
///
/// Its joints make up trees as far as they can, which are solved directly; the other ones close loops.
struct Articulation: BitwiseCopyable {
  /// Its places in the lists of all links, of all loops, and of all limits that no link has.
  var links: PlaceRange
  var loops = PlaceRange()
  var limits = PlaceRange()
  /// Whether joints of its links have limits.
  var hasLinkLimits = false
  /// Whether its joints were kept when the step began.
  ///
  /// What is in their way may have been stronger, as a wall between an item and what it is tied to.
  var isKept = true
  /// Whether its joints hold it to something that does not move.
  var isHeld = false
  /// Whether it is made of rods and pins without limits, in trees.
  var isPlain = false
}

/// Successive places in a list.
struct PlaceRange: BitwiseCopyable {
  var first = 0
  var count = 0

  var isEmpty: Bool { count == 0 }
}

typealias ArticulationPointer = UnsafeMutablePointer<Articulation>
