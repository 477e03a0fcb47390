/// Parallel moves: moves that take effect simultaneously.
package enum ParallelMove {
  /// Sequences the moves so that each slot is read before it is overwritten. Each slot is written once.
  ///
  /// - Parameter spare: a slot of no move, a temporary that breaks cycles.
  /// - Complexity: O(moves).
  package static func sequence<Place: Hashable>(
    _ moves: [(from: Place, to: Place)], through spare: Place
  ) -> [(from: Place, to: Place)] {
    var moves = moves.filter { $0.from != $0.to }
    var readers: [Place: Int] = [:]
    var writers: [Place: Int] = [:]
    for (index, move) in moves.enumerated() {
      readers[move.from, default: 0] += 1
      writers[move.to] = index
    }
    var ready = moves.indices.filter { readers[moves[$0].to] == nil }
    var isDone = moves.map { _ in false }
    var sequence: [(from: Place, to: Place)] = []
    func finishReading(_ place: Place) {
      readers[place, default: 0] -= 1
      if readers[place] == 0, let writer = writers[place], !isDone[writer] { ready.append(writer) }
    }
    for first in moves.indices {
      if ready.isEmpty, !isDone[first] {
        // Only cycles are left: save one value to the spare slot.
        sequence.append((moves[first].from, spare))
        let place = moves[first].from
        moves[first].from = spare
        finishReading(place)
      }
      while let index = ready.popLast() {
        sequence.append(moves[index])
        isDone[index] = true
        finishReading(moves[index].from)
      }
    }
    return sequence
  }
}
