import Testing
import Dynamics
@Test func builds() {}
