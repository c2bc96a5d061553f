import DynamicsChipmunk
import Testing

@testable import DynamicsEngine

/// Rows and Chipmunk's structs are read through pointers to one another.
@Suite struct LayoutTests {
  /// A pointer to a row is a pointer to the Chipmunk struct that it begins with.
  @Test func rowsBeginWithChipmunksStructs() {
    #expect(MemoryLayout<BodyRow>.offset(of: \.body) == 0)
    #expect(MemoryLayout<cpCircleShape>.offset(of: \.shape) == 0)
    #expect(MemoryLayout<cpSegmentShape>.offset(of: \.shape) == 0)
    #expect(MemoryLayout<cpPolyShape>.offset(of: \.shape) == 0)
    #expect(MemoryLayout<BodyRow>.alignment >= MemoryLayout<cpBody>.alignment)
  }

  /// A tuple is read as an array.
  @Test func tuplesAreContiguous() {
    let found = MemoryLayout<ManifoldPoint>.self
    #expect(MemoryLayout<(ManifoldPoint, ManifoldPoint)>.offset(of: \.1) == found.stride)
    #expect(MemoryLayout<PairRow>.offset(of: \.points)! % found.alignment == 0)
    let point = MemoryLayout<ContactPoint>.self
    #expect(MemoryLayout<(ContactPoint, ContactPoint)>.offset(of: \.1) == point.stride)
    #expect(MemoryLayout<ContactConstraint>.offset(of: \.points)! % point.alignment == 0)
  }

  /// The sizes and offsets of Chipmunk 7.0.3 on 64-bit machines with numbers of type `double`.
  ///
  /// Another header would not be the one that the library was compiled with.
  @Test func chipmunksStructsAreThoseOfItsLibrary() {
    #expect(sizes(of: cpVect.self) == [16, 16])
    #expect(sizes(of: cpTransform.self) == [48, 48])
    #expect(sizes(of: cpBody.self) == [272, 272])
    #expect(
      offsets(in: cpBody.self, \.m, \.m_inv, \.i, \.i_inv, \.p, \.v, \.a, \.w, \.transform)
        == [16, 24, 32, 40, 64, 80, 112, 120, 136])
    #expect(offsets(in: cpBody.self, \.v_bias, \.w_bias) == [192, 208])
    #expect(sizes(of: cpShape.self) == [192, 192])
    #expect(
      offsets(in: cpShape.self, \.klass, \.body, \.bb, \.e, \.u, \.hashid)
        == [0, 16, 64, 104, 112, 184])
    #expect(sizes(of: cpCircleShape.self) == [232, 232])
    #expect(offsets(in: cpCircleShape.self, \.tc, \.r) == [208, 224])
    #expect(sizes(of: cpSegmentShape.self) == [328, 328])
    #expect(offsets(in: cpSegmentShape.self, \.ta, \.tb, \.tn, \.r) == [240, 256, 272, 288])
    #expect(sizes(of: cpPolyShape.self) == [600, 600])
    #expect(offsets(in: cpPolyShape.self, \.r, \.count, \.planes) == [192, 200, 208])
    #expect(sizes(of: cpSplittingPlane.self) == [32, 32])
    #expect(sizes(of: cpContact.self) == [96, 96])
    #expect(offsets(in: cpContact.self, \.r1, \.r2, \.hash) == [0, 16, 88])
    #expect(sizes(of: cpCollisionInfo.self) == [56, 56])
    #expect(offsets(in: cpCollisionInfo.self, \.a, \.n, \.count, \.arr) == [0, 24, 40, 48])
  }

  private func sizes<Value>(of type: Value.Type) -> [Int] {
    [MemoryLayout<Value>.size, MemoryLayout<Value>.stride]
  }

  private func offsets<Value>(in type: Value.Type, _ fields: PartialKeyPath<Value>...) -> [Int?] {
    fields.map(MemoryLayout<Value>.offset)
  }
}
