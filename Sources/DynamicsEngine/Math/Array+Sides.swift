extension Array {
  /// Each corner of a polygon with the next; the last one with the first.
  var sides: some Sequence<(Element, Element)> { zip(self, dropFirst() + prefix(1)) }
}
