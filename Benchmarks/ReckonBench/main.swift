import Foundation
import Reckon

let rows = Rows()
let group = ScalarGroup(rows: rows, rounds: 7)
var ratios: [Double] = []
var strictRatios: [Double] = []
do {
  try group.run { m in
    let r = m.ns["reckon"]!, n = m.ns["native"]!, i = m.ns["ieee"]!, f = m.ns["reference"]!
    ratios.append(r / n)
    strictRatios.append(r / i)
    print(String(format: "%-46@ %6.2f  ieee %6.2f  native %6.2f  ref %7.1f  r/n %5.2f  s/i %5.2f", m.name as NSString, r, i, n, f, r / n, r / i))
  }
  print("geomean r/n", Stopwatch.geometricMean(ratios), "s/i", Stopwatch.geometricMean(strictRatios))
} catch { print(error) }
