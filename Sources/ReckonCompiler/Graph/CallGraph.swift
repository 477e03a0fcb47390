/// Finds the functions that are recursive.
enum CallGraph {
  /// Functions that reach no cycle are removed, leaves first; the rest are recursive or call recursive functions. To
  /// keep inlining simple, both count as recursive here.
  ///
  /// - Complexity: O(functions + calls).
  static func recursive(_ callees: [[Int]]) -> [Bool] {
    var open = callees.map { $0.count }
    var callers: [[Int]] = Array(repeating: [], count: callees.count)
    for (caller, list) in callees.enumerated() { for callee in list { callers[callee].append(caller) } }
    var isRecursive = [Bool](repeating: true, count: callees.count)
    var leaves = callees.indices.filter { open[$0] == 0 }
    while let leaf = leaves.popLast() {
      isRecursive[leaf] = false
      for caller in callers[leaf] {
        open[caller] -= 1
        if open[caller] == 0 { leaves.append(caller) }
      }
    }
    return isRecursive
  }
}
