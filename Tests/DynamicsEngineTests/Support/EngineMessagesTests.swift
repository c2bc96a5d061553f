import DynamicsEngine
import Glibc
import Testing

@Suite struct EngineMessagesTests {
  /// The engine's warnings would otherwise reach the standard error of the user's program.
  @Test func theEngineSpeaksThroughSwift() throws {
    _ = World()
    let first = try #require(dlsym(nil, "cpMessage"), "what callers find")
    let library = try #require(dlopen("libchipmunk.so.7", RTLD_NOLOAD | RTLD_LAZY))
    defer { dlclose(library) }
    let original = try #require(dlsym(library, "cpMessage"))
    #expect(first != original)
  }
}
