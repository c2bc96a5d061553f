import Testing
import DynamicsTiming
@Test func builds() {}
