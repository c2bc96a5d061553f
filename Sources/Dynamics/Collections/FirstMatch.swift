/// Returns the element of a list that matches, if the comparison may change the list.
///
/// `==` of identifiers is the program's code. So the search continues until it has covered all
/// elements that are present.
func firstMatch<Element: AnyObject>(
  in list: () -> [Element], _ matches: (Element) -> Bool
) -> Element? {
  var checked: [Element] = []
  var candidates = list()
  while !candidates.isEmpty {
    let place = candidates.firstIndex(where: matches)
    let present = list()
    if let place, present.contains(where: { $0 === candidates[place] }) { return candidates[place] }
    checked += candidates[...(place ?? candidates.count - 1)]
    if present.elementsEqual(checked, by: { $0 === $1 }) { return nil }
    candidates = present.filter { element in !checked.contains { $0 === element } }
  }
  return nil
}
