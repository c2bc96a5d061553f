package import DynamicsRecording

extension Recording {
  /// A hash of all keyframes and stacking orders, as 16 hexadecimal digits.
  ///
  /// It is equal on all machines if the motion is equal to the last bit, and else differs, except by
  /// a chance of 1 in 2⁶⁴. The hash function is FNV-1a over 64-bit words, with the upper half mixed
  /// into the lower one.
  package var motionHash: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) {
      hash ^= word
      hash = hash &* 0x0000_0100_0000_01B3
      hash ^= hash >> 32
    }
    func add(_ number: Double) { add(number.bitPattern) }
    add(duration)
    for item in items {
      add(UInt64(item.keyframes.count))
      for keyframe in item.keyframes {
        add(keyframe.time)
        add(keyframe.pose.center.x)
        add(keyframe.pose.center.y)
        add(keyframe.pose.angle)
      }
    }
    for stacking in stackings {
      add(stacking.time)
      for item in stacking.items { add(UInt64(item)) }
    }
    return hash.hexadecimal
  }
}
