/// The reasons why an area cannot be cut into convex parts.
package enum DecompositionFailure: Error {
  case hasNoArea, crossesItself, cannotBeCut
  case hasTooManyCorners(Int)
}
