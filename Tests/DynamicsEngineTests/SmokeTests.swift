import Testing
import DynamicsEngine
@Test func builds() {}
