import Reckon
import TestDepth
import Testing

/// A generator of random choices that gives the same ones for a seed.
private struct Choices: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let value = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return value ^ (value >> 33)
  }
}

@Suite("Columns in memory of any layout")
struct ColumnMemoryTests {
  private static let rows = 1_000

  @Test("a negative stride goes backwards from the last value", arguments: [-1, -2, -7, -1_500, Int.min])
  func backwards(_ stride: Int) throws {
    let values = (0..<Self.rows).map { Double($0) }
    let expected = Array(Swift.stride(from: Self.rows - 1, through: 0, by: max(stride, -Self.rows))).map {
      Double($0) * 2
    }
    var results = [Double](repeating: 0, count: expected.count)
    try values.withUnsafeBufferPointer { values in
      let column = InputColumn(values, stride: stride)
      #expect(column.count == expected.count)
      try results.withUnsafeMutableBufferPointer {
        try Formula("2*x", variables: ["x"]).evaluate(columns: [column], into: $0)
      }
    }
    #expect(results == expected)
  }

  @Test("with a stride of 0 all rows share the first value")
  func shared() throws {
    let values: [Float] = [3, 4]
    var results = [Double](repeating: 0, count: 5)
    try values.withUnsafeBufferPointer { values in
      try results.withUnsafeMutableBufferPointer {
        try Formula("2*x", variables: ["x"]).evaluate(columns: [InputColumn(values, stride: 0)], into: $0)
      }
    }
    #expect(results == [6, 6, 6, 6, 6])
    #expect(InputColumn(UnsafeBufferPointer<Double>(start: nil, count: 0), stride: 0).count == 0)
    #expect(OutputColumn(UnsafeMutableBufferPointer<Double>(start: nil, count: 0), stride: -3).count == 0)
  }

  @Test("results go to any stride and to floats, and leave what lies between them", arguments: [1, 3, -1, -4])
  func outputs(_ stride: Int) throws {
    let x = (0..<Self.rows).map { Double($0) }
    let width = Int(stride.magnitude)
    var doubles = [Double](repeating: -1, count: Self.rows * width - (width - 1))
    var floats = doubles.map { Float($0) }
    let formula = try Formula("x/3", variables: ["x"])
    try x.withUnsafeBufferPointer { x in
      try doubles.withUnsafeMutableBufferPointer {
        try formula.evaluate(columns: [InputColumn(x)], into: OutputColumn($0, stride: stride), threads: 2)
      }
      try floats.withUnsafeMutableBufferPointer {
        try formula.evaluate(columns: [InputColumn(x)], into: OutputColumn($0, stride: stride))
      }
    }
    for index in doubles.indices {
      let row = stride > 0 ? index / width : (doubles.count - 1 - index) / width
      let isRow = (stride > 0 ? index : doubles.count - 1 - index) % width == 0
      #expect(doubles[index] == (isRow ? Double(row) / 3 : -1))
      #expect(floats[index] == (isRow ? Float(Double(row) / 3) : -1))
    }
  }

  @Test("a Float column at the output's start is read before results take its place")
  func narrowInPlace() throws {
    let count = 100_000
    let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
    defer { memory.deallocate() }
    try UnsafeMutableRawBufferPointer(memory).withMemoryRebound(to: Float.self) { floats in
      for row in 0..<count { floats[row] = Float(row) }
      try Formula("x + 1", variables: ["x"]).evaluate(
        columns: [InputColumn(UnsafeBufferPointer(rebasing: floats[..<count]))], into: memory)
    }
    #expect((0..<count).allSatisfy { memory[$0] == Double($0 + 1) })
  }

  /// A column or an output that lies somewhere in a common stretch of memory.
  private struct Place {
    let isFloat: Bool
    let stride: Int
    /// The offset of the first row in values of its type.
    let first: Int

    init(_ rows: Int, bytes: Int, using choices: inout Choices) {
      isFloat = Bool.random(using: &choices)
      let size = isFloat ? 4 : 8
      stride = [1, 1, 2, 3, -1, -2, -3].randomElement(using: &choices) ?? 1
      let reach = (rows - 1) * abs(stride)
      let low = Int.random(in: 0...(bytes / size - 1 - reach), using: &choices)
      first = stride < 0 ? low + reach : low
    }

    /// The values in the order of memory that its rows take.
    func range(_ rows: Int) -> Range<Int> {
      stride < 0 ? first + (rows - 1) * stride..<first + 1 : first..<first + (rows - 1) * stride + 1
    }

    func value(_ row: Int, _ memory: UnsafeMutableRawPointer) -> Double {
      isFloat
        ? Double(memory.load(fromByteOffset: (first + row * stride) * 4, as: Float.self))
        : memory.load(fromByteOffset: (first + row * stride) * 8, as: Double.self)
    }
  }

  @Test("whatever columns and results have in common, each row's result is that of its values before")
  func overlaps() throws {
    let formula = try Formula("2*a + b", variables: ["a", "b"])
    var choices = Choices(state: 52)
    for round in 0..<Depth.count(quick: 300, full: 20_000) {
      let rows = [1, 2, 7, 8, 9, 40, 700].randomElement(using: &choices) ?? 1
      let bytes = 8 * (rows * 4 + 8)
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 8)
      defer { memory.deallocate() }
      for index in 0..<bytes / 4 {
        memory.storeBytes(of: Float(Int.random(in: -99...99, using: &choices)), toByteOffset: index * 4, as: Float.self)
      }
      let places = (0..<3).map { _ in Place(rows, bytes: bytes, using: &choices) }
      let expected = (0..<rows).map { row in 2 * places[0].value(row, memory) + places[1].value(row, memory) }
      func column(_ place: Place) -> InputColumn {
        let range = place.range(rows)
        return place.isFloat
          ? InputColumn(
            UnsafeBufferPointer(
              start: memory.assumingMemoryBound(to: Float.self) + range.lowerBound, count: range.count),
            stride: place.stride)
          : InputColumn(
            UnsafeBufferPointer(
              start: memory.assumingMemoryBound(to: Double.self) + range.lowerBound, count: range.count),
            stride: place.stride)
      }
      let range = places[2].range(rows)
      let output =
        places[2].isFloat
        ? OutputColumn(
          UnsafeMutableBufferPointer(
            start: memory.assumingMemoryBound(to: Float.self) + range.lowerBound, count: range.count),
          stride: places[2].stride)
        : OutputColumn(
          UnsafeMutableBufferPointer(
            start: memory.assumingMemoryBound(to: Double.self) + range.lowerBound, count: range.count),
          stride: places[2].stride)
      try formula.evaluate(columns: [column(places[0]), column(places[1])], into: output, threads: 1 + round % 2)
      for row in 0..<rows {
        let found = places[2].value(row, memory)
        let right = places[2].isFloat ? Double(Float(expected[row])) : expected[row]
        #expect(found == right || found.isNaN && right.isNaN, "round \(round), row \(row) of \(rows): \(places)")
      }
    }
  }

  @Test("flags of failing rows in memory of a column or of the results are refused, and nothing is written")
  func flags() throws {
    let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: 64)
    defer { memory.deallocate() }
    memory.initialize(repeating: 4)
    let output = UnsafeMutableBufferPointer<Double>.allocate(capacity: 16)
    defer { output.deallocate() }
    output.initialize(repeating: 5)
    let column = InputColumn(UnsafeBufferPointer(rebasing: memory[..<16]))
    let formula = try Formula("sqrt(x)", variables: ["x"])
    func evaluate(flagsAt start: UnsafeMutableRawPointer) throws {
      try formula.evaluate(
        columns: [column], into: output,
        failures: UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: Bool.self), count: 16))
    }
    let base = UnsafeMutableRawPointer(try #require(memory.baseAddress))
    for place in [base, base + 127, UnsafeMutableRawPointer(try #require(output.baseAddress)) + 5] {
      let error = #expect(throws: FormulaError.self) { try evaluate(flagsAt: place) }
      #expect(error?.kind.name == "invalidArgument")
      #expect(memory.allSatisfy { $0 == 4 } && output.allSatisfy { $0 == 5 })
    }
    try evaluate(flagsAt: base + 128)
    #expect(output.allSatisfy { $0 == 2 })
  }
}
