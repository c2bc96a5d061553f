import Testing
import DynamicsGeometry
@Test func builds() {}
