import Reckon

/// Doubles read from text and written as text, one after the other as in a table, against the standard library's ways
/// by `String`.
enum NumbersGroup {
  private static let count = 1 << 16

  private struct Kind: Sendable {
    let name: String
    let next: @Sendable (inout RandomSource) -> Double
  }

  private static let kinds = [
    Kind(name: "17 digits: 0.8444218515250481") { $0.unit() },
    Kind(name: "a few digits: 12.5") { Double($0.next() % 1000) / 10 },
    Kind(name: "two places: 1234.56") { Double($0.next() % 1_000_000) / 100 },
    Kind(name: "whole: 123456") { Double($0.next() % 1_000_000) },
    Kind(name: "any bits: -1.2345678901234567e-178") { source in
      let number = Double(bitPattern: source.next())
      return number.isFinite ? number : 0
    },
  ]

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    for kind in kinds {
      var source = RandomSource(seed: 42)
      let numbers = (0..<count).map { _ in kind.next(&source) }
      let names = [("reading", reading(numbers)), ("writing", writing(numbers))]
      for (name, contestants) in names {
        let ns = Stopwatch.measure(contestants, rounds: options.rounds)
        report(
          Measurement(
            group: "numbers", name: "\(name) \(kind.name)", formula: kind.name, ns: ns,
            ratios: [Ratio("reckon", "standard library")]))
      }
    }
  }

  private static func reading(_ numbers: [Double]) -> [Contestant] {
    let texts = numbers.map { NumberText.shortest($0) }
    let bytes = Array(texts.joined(separator: ",").utf8) + [UInt8(ascii: "\n")]
    return [
      Contestant("reckon", count: count) {
        var sum = 0.0
        bytes.withUnsafeBufferPointer { bytes in
          guard var at = bytes.baseAddress else { return }
          let end = at + bytes.count
          var value = 0.0
          while at < end {
            at = NumberScanner.scan(at, end, &value) + 1
            sum += value
          }
        }
        last = sum
      },
      Contestant("standard library", count: count) { last = texts.reduce(0) { $0 + (Double($1) ?? .nan) } },
    ]
  }

  private static func writing(_ numbers: [Double]) -> [Contestant] {
    [
      Contestant("reckon", count: count) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.capacity * count) { buffer in
          var at = 0
          for number in numbers {
            at += NumberText.write(number, to: UnsafeMutableBufferPointer(rebasing: buffer[at...]))
            buffer[at] = UInt8(ascii: ",")
            at += 1
          }
          last = Double(at)
        }
      },
      Contestant("standard library", count: count) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(NumberText.capacity * count)
        for number in numbers {
          bytes += number.description.utf8
          bytes.append(UInt8(ascii: ","))
        }
        last = Double(bytes.count)
      },
    ]
  }

  nonisolated(unsafe) private static var last = 0.0
}
