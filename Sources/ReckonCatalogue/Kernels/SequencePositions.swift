/// The items that a function of an item and its neighbors uses, for lists and for rows of tables.
package enum SequencePositions {
  /// For each of a number of positions, the position a given distance before it, or `nil` if there is none.
  package static func shifted(_ count: Int, by distance: Int) -> [Int?] {
    (0..<count).map { position in
      let (source, isOutside) = position.subtractingReportingOverflow(distance)
      return !isOutside && 0..<count ~= source ? source : nil
    }
  }

  /// The window of a number of positions that ends at a position, or `nil` if it would begin before the sequence.
  @inlinable package static func window(endingAt position: Int, of count: Int) -> Range<Int>? {
    precondition(count > 0, "a window holds its last position")
    return count <= position + 1 ? position + 1 - count..<position + 1 : nil
  }

  /// Calls a function with each position and its rank: 1 for the first; equal ones share the rank of their first.
  ///
  /// - Parameter ordered: the positions in falling order of their values.
  @inlinable package static func forEachRank<Failure: Error>(
    of ordered: [Int], isEqual: (Int, Int) throws(Failure) -> Bool, body: (_ position: Int, _ rank: Int) -> Void
  ) throws(Failure) {
    var rank = 1
    for (number, position) in ordered.enumerated() {
      if number > 0, try !isEqual(ordered[number - 1], position) { rank = number + 1 }
      body(position, rank)
    }
  }
}
