import DynamicsTestSupport
import Testing

@Test func builds() {}
