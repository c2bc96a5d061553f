extension Simulation {
  /// Calls the sensors' closures that are due, and those that become due meanwhile.
  func deliverSensorNotices() {
    while let notice = sensorNotices.popFirst() {
      notice.sensor.tell(notice.phase, notice.item, notice.identifier)
    }
  }
}
