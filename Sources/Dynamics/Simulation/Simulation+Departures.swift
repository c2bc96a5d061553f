internal import DynamicsEngine
internal import Foundation

extension Simulation {
  /// Keeps the velocity of an item that leaves, in case that it is back before the next step.
  func recordDeparture(of item: any DynamicItem, _ body: BodyID) {
    let (velocity, spin) = (world.velocity(of: body), world.angularVelocity(of: body))
    // At rest, no step would come to forget it.
    guard velocity != .zero || spin != 0, !isQuiet(body) else { return }
    departures.add(item, body, velocity: velocity, angularVelocity: CGFloat(spin))
    if !sharesItems {
      ItemOwnership.recordFormer(ObjectIdentifier(self), of: ObjectIdentifier(item))
    }
  }

  /// Gives an item that is back the velocity with which it left, unless another animator has had it since.
  func keepVelocity(of item: any DynamicItem, _ body: BodyID) {
    guard let departure = departures.remove(of: item),
      sharesItems || ItemOwnership.takeFormer(ObjectIdentifier(self), of: ObjectIdentifier(item))
    else { return }
    world.setVelocity(body, departure.velocity)
    world.setAngularVelocity(body, Double(departure.angularVelocity))
  }

  func forgetDepartures() { replaceDepartures(by: Departures()) }

  func replaceDepartures(by new: Departures) {
    let owner = ObjectIdentifier(self)
    if !sharesItems { ItemOwnership.forgetFormer(owner, of: departures.identities) }
    departures = new
    guard !sharesItems else { return }
    for item in new.identities { ItemOwnership.recordFormer(owner, of: item) }
  }
}
