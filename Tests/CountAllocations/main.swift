import Foundation
import Reckon

// Prints a line for each kind of evaluation: how many allocations a thousand evaluations make, or a thousand more
// chunks of rows.

let formulas = [
  "a+b*c", "sqrt(a^2+b^2)", "sin(a) + exp(b) / log(c)", "if(a > b, max(a, b, c, 1), 1/(1+exp(a)))",
  "t = a * b; t * t + t / c",
  "sum(k, 1, 10, k * a)", "f(x, n) = n < 1 ? x : f(x / 2, n - 1) + 1; f(a, 5)", "clamp(round(a, 2), -1, 1) // 2",
]
let values = [1.5, 2.5, 3.5]

// What the counter must see.
var blocks: [UnsafeMutableRawPointer] = []
blocks.reserveCapacity(1_000)
print(
  "\(Counter.allocations { for count in 1...1_000 { blocks.append(.allocate(byteCount: count, alignment: 8)) } })\tallocations"
)
for block in blocks { block.deallocate() }

for text in formulas {
  let formula = try Formula(text, variables: ["a", "b", "c"])
  for policy in [ErrorPolicy.strict, .ieee] {
    // The second evaluation makes the code that the others run, and a few more of a loop make its native code.
    for _ in 0..<100 { _ = try formula.evaluate(values, options: EvaluationOptions(policy: policy)) }
    var sum = 0.0
    let count = try Counter.allocations {
      for _ in 0..<1_000 { sum += try formula.evaluate(values, options: EvaluationOptions(policy: policy)) }
    }
    print("\(count)\t\(policy): \(text)")
  }
}

let decimals = values.map { Value.number(.decimal(NumericValue.double($0).decimal)) }
for text in ["a*b*(1-c)*1.19", "if(a > b, sqrt(a), a^2 / c)", "sum(k, 1, 10, k * a)", "max(a, b, c)"] {
  let formula = try Formula(text, variables: ["a", "b", "c"], options: Formula.Options(numberMode: .decimal))
  _ = try formula.result(of: decimals)
  let count = try Counter.allocations { for _ in 0..<1_000 { _ = try formula.result(of: decimals) } }
  print("\(count)\tdecimals: \(text)")
}

let column = UnsafeMutableBufferPointer<Double>.allocate(capacity: 256 * 2_000)
column.initialize(repeating: 1.5)
let output = UnsafeMutableBufferPointer<Double>.allocate(capacity: column.count)
output.initialize(repeating: 0)
for text in ["a+b*c", "if(a > 1, sin(a) / b, sqrt(c))", "max(a, b, c, 1) + hypot(a, b)"] {
  let formula = try Formula(text, variables: ["a", "b", "c"])
  func allocations(chunks: Int) throws -> Int {
    let rows = UnsafeBufferPointer(rebasing: column[..<(256 * chunks)])
    let columns = [InputColumn](repeating: InputColumn(rows), count: 3)
    return try Counter.allocations {
      try formula.evaluate(columns: columns, into: UnsafeMutableBufferPointer(rebasing: output[..<(256 * chunks)]))
    }
  }
  // So many rows make native code, which the others run.
  _ = try allocations(chunks: 2_000)
  print("\(try allocations(chunks: 2_000) - allocations(chunks: 1_000))\tcolumns: \(text)")
}
