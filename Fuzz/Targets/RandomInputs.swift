import ReckonCatalogue

/// Inputs for a target, the same ones for the same seed: its seeds, changed by its own mutations, by bytes and by
/// words.
package struct RandomInputs {
  private let target: any FuzzTarget
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private var random: RandomSource

  package init(_ target: any FuzzTarget, seed: UInt64) {
    self.target = target
    seeds = target.seeds
    words = target.words.map { Array($0.utf8) }
    random = RandomSource(seed: seed)
  }

  package mutating func next() -> [UInt8] {
    if target.choosesByBytes, Bool.random(using: &random) {
      return (0..<Int.random(in: 0...target.longestInput, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    }
    var input = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if Bool.random(using: &random), let made = target.mutated(input, using: &random) {
        input = made
      } else {
        change(&input)
      }
    }
    return Array(input.prefix(target.longestInput))
  }

  private mutating func change(_ input: inout [UInt8]) {
    let at = Int.random(in: 0...input.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: input.insert(UInt8.random(in: 0...255, using: &random), at: at)
    case 1 where at < input.count: input.remove(at: at)
    case 2 where at < input.count: input[at] = UInt8.random(in: 0...255, using: &random)
    case 3:
      // A stretch of another seed.
      let other = seeds.randomElement(using: &random) ?? []
      let start = Int.random(in: 0...other.count, using: &random)
      input.insert(contentsOf: other[start..<Int.random(in: start...other.count, using: &random)], at: at)
    case 4 where at < input.count: input[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: if let word = words.randomElement(using: &random) { input.insert(contentsOf: word, at: at) }
    }
  }
}
