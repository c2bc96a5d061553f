import Testing

@testable import Dynamics

@Suite struct StateDigestTests {
  @Test func orderValueAndSignCount() {
    func digest(_ numbers: [Double]) -> UInt64 {
      var digest = StateDigest()
      for number in numbers { digest.combine(number) }
      return digest.value
    }
    let digests = [[1, 2], [2, 1], [1], [1, 2.0.nextUp], [0.0], [-0.0], []].map(digest)
    #expect(Set(digests).count == digests.count)
    #expect(digest([1, 2]) == digests[0])
  }
}
