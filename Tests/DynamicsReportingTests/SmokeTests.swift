import Testing
import DynamicsReporting
@Test func builds() {}
