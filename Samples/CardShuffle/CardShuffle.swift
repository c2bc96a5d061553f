import Dynamics
@main struct X { static func main() throws {
 for st in ShuffleStyle.allCases { for n in [52, 1, 2, 104] {
  var r = ShuffleRequest(); r.seed = 42; r.style = st; r.cardCount = n; r.hands = min(4,n)
  let t0 = MediaTime.now
  let p = try Director(request: r).perform()
  let places = r.choreography(for: p.order).finalPlaces(on: p.tableSize)
  let last = p.scenes.last!
  let err = zip(places, last.poses).map { hypot($0.x-$1.center.x, $0.y-$1.center.y) }.max()!
  print(st, n, "frames", p.scenes.count, "err", err, "time", MediaTime.now - t0, "stack", last.stacking == p.order.reversed() as [Int], "changes", zip(p.scenes, p.scenes.dropFirst()).filter { $0.stacking != $1.stacking }.count)
 }}
}}
