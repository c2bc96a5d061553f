/// Bodies that hard joints connect, directly or through other bodies: a chain, a doll, a bridge, a
/// net.
///
/// As many of its joints as possible form trees, which are solved directly; the others close loops.
struct Articulation: BitwiseCopyable {
  /// The ranges in the lists of all links, of all loops, and of all limits that no link has.
  var links = IndexRange()
  var loops = IndexRange()
  var limits = IndexRange()
  /// Whether joints of its links have limits or motors, and whether any has a motor.
  var hasLinkLimits = false
  var hasLinkMotors = false
  /// Whether its joints were satisfied when the step began.
  ///
  /// An obstacle may have prevented that, such as a wall between an item and its anchor.
  var isSatisfied = true
  /// Whether its joints connect it to an immovable body.
  var isGrounded = false
  /// Whether any of its joints has a fixed end that gives way to obstacles.
  var hasAnchors = false
  /// Whether it has only rods and pins without limits and motors, in trees.
  var isPlain = false
  /// Whether all of these are pins.
  var hasOnlyPins = false
}
