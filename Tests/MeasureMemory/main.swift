import Foundation

// Goes many cycles of making, evaluating and releasing, and prints a line for each kind: cycles, kilobytes resident
// after the first half and at the end, bytes allocated then, tab-separated. usage: measure-memory [CYCLES [KIND]];
// CYCLES are those of all kinds together.
//
// With "leak" as its kind it keeps 16 bytes a cycle: what the measurement must see.

let arguments = CommandLine.arguments.dropFirst()
let total = arguments.first.flatMap { Int($0) } ?? 10_000
let kinds =
  arguments.count < 2 ? Cycles.all : (Cycles.all + [("leak", Cycles.leak)]).filter { $0.name == arguments.last }

for (name, cycle) in kinds {
  let count = max(1, total / kinds.count)
  // Tables of the catalogue and the C library's own stores fill up in the first half.
  for number in 0..<(count / 2) { try cycle(number) }
  let before = Memory.now
  for number in (count / 2)..<count { try cycle(number) }
  let after = Memory.now
  print("\(name)\t\(count)\t\(before.resident >> 10)\t\(after.resident >> 10)\t\(before.allocated)\t\(after.allocated)")
}
