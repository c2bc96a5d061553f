internal import CChipmunk

/// One physical world.
package final class World {
  package init() {}
}
