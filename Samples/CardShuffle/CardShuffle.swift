import Dynamics
@main struct X { static func main() throws {
 for st in ShuffleStyle.allCases {
  for seed in [42,1,2,3,4] as [UInt64] {
  var r = ShuffleRequest(); r.seed = seed; r.style = st
  let p = try Director(request: r).perform()
  var worst = 0, outs = 0.0
  func item(_ q: CardPose) -> BasicItem { let b = BasicItem(center: q.center, size: Table.cardSize); b.angle = q.angle; return b }
  for (a,b) in zip(p.scenes, p.scenes.dropFirst()) where a.stacking != b.stacking {
    var ha = [Int](repeating: 0, count: 52), hb = ha
    for (i,c) in a.stacking.enumerated() { ha[c]=i }; for (i,c) in b.stacking.enumerated() { hb[c]=i }
    let it = b.poses.map(item)
    var n = 0
    for i in 0..<52 { for j in 0..<i where (ha[i]<ha[j]) != (hb[i]<hb[j]) && Table.overlap(it[i], it[j]) { n += 1 } }
    worst = max(worst, n)
  }
  for s in p.scenes { for q in s.poses { let f = item(q).frame; outs = max(outs, -f.minX, -f.minY, f.maxX-p.tableSize.width, f.maxY-p.tableSize.height) } }
  print(st, seed, p.scenes.count, "pops", worst, "outside", outs)
  if seed == 42 { try SVGWriter.write(p, title: "\(st)", description: "x").write(toFile: "/tmp/\(st).svg", atomically: true, encoding: .utf8) }
  }
 }
}}
