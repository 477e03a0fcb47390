import Reckon
import Testing

/// No argument, however odd, traps a kernel, keeps it busy, or loses a NaN.
struct KernelTotalityTests {
  static let oddities: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 5e-324, -5e-324, .leastNormalMagnitude, -2.3e-310, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
    1e300, -1e300, 1e-300, 1, -1, 0.5, -0.5, 2, 3, -3, 1.5, -2.5, 63, 64, 170, 171, 300, 301, 400, -400, 1000, 0x1p31,
    0x1p32, 0x1p52,
    0x1p53, -0x1p53,
    0x1p53 + 2, 0x1p62, 0x1p63, -0x1p63, 0x1p64, 1e15, 1e18, 1.0.nextUp, 1.0.nextDown, 999.5, -999.5, -171.5,
    -1e5 - 0.5, 9.999999999999998,
    -0x1p-70, 0x1p-70,
  ]

  @Test("functions of one argument take every double and pass NaN on")
  func one() {
    for (name, kernel) in KernelTable.unary {
      for x in Self.oddities {
        let result = kernel(x)
        #expect(!x.isNaN || result.isNaN, "\(name)(\(x))")
      }
    }
  }

  @Test("functions of two arguments take every pair of doubles and pass NaN on")
  func two() {
    for (name, kernel) in KernelTable.binary {
      for x in Self.oddities {
        for y in Self.oddities {
          let result = kernel(x, y)
          if x.isNaN || y.isNaN, !result.isNaN { Issue.record("\(name)(\(x), \(y)) = \(result)") }
        }
      }
    }
  }

  @Test("functions of three arguments take every triple of doubles and pass NaN on")
  func three() {
    for (name, kernel) in KernelTable.ternary {
      for x in Self.oddities {
        for y in Self.oddities {
          for z in Self.oddities {
            let result = kernel(x, y, z)
            if x.isNaN || y.isNaN || z.isNaN, !result.isNaN { Issue.record("\(name)(\(x), \(y), \(z)) = \(result)") }
          }
        }
      }
    }
  }

  @Test("aggregates take every pair and every single double, and pass NaN on")
  func aggregates() {
    for (name, kernel) in KernelTable.aggregate {
      for x in Self.oddities {
        _ = [x].withUnsafeBufferPointer(kernel)
        for y in Self.oddities {
          let result = [x, y, 1].withUnsafeBufferPointer(kernel)
          if x.isNaN || y.isNaN, !result.isNaN { Issue.record("\(name)(\(x), \(y), 1) = \(result)") }
        }
      }
      _ = [Double]().withUnsafeBufferPointer(kernel)
    }
  }

  @Test("a median leaves its input as it was")
  func medianIsPure() {
    let values = [3.0, 1, 2]
    #expect(values.withUnsafeBufferPointer(Kernels.median) == 2)
    #expect(values == [3, 1, 2])
  }

  @Test("a compensated sum recovers what additions round away")
  func compensation() {
    var sum = CompensatedSum<Double>()
    for _ in 0..<1_000_000 { sum.add(0.1) }
    #expect(sum.value == 100_000.00000000001 || sum.value == 100_000)
    sum.add(.infinity)
    #expect(sum.value == .infinity)
  }
}
