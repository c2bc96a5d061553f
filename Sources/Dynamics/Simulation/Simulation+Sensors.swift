extension Simulation {
  /// Calls the sensors' closures that are due, and those that become due meanwhile.
  func deliverSensorNotices() {
    // The common case; each step asks twice.
    if sensorNotices.isEmpty { return }
    while let notice = sensorNotices.popFirst() {
      notice.sensor.tell(notice.phase, notice.item, notice.identifier)
    }
  }
}
