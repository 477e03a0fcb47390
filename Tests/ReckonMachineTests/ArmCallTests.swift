#if os(Linux)
  import Foundation
  import Reckon
  import ReckonCatalogue
  import ReckonMachine
  import TestDepth
  import Testing

  /// What code for arm64 does around calls and memory that generated programs seldom reach.
  @Suite("Calls and memory of native code for arm64")
  struct ArmCallTests {
    /// The calls of a formula lead to a function that doubles its first operand, or the last of those in memory, and
    /// overwrites whatever calls do not preserve.
    @Test(
      "values that calls overwrite are kept, and operands are passed where functions look for them",
      .needs("qemu-aarch64"),
      arguments: [
        ("sin(x) + z*cos(y + z)", "2*x + z*(2*(y + z))", false),
        ("x*y + exp(sin(x*y) + z) - y", "x*y + 2*(2*(x*y) + z) - y", false),
        ("atan2(y, x) + atan2(x, y)/z", "2*y + 2*x/z", false), ("sum(k, 1, 5, sin(k)*x)", "sum(k, 1, 5, 2*k*x)", false),
        (
          "f(p, q) = p < 1 ? q : sin(q) + f(p - 1, q + x); f(z, y)",
          "f(p, q) = p < 1 ? q : 2*q + f(p - 1, q + x); f(z, y)", false
        ),
        ("median(x, y, z*y)/x", "2*z*y/x", true),
      ])
    func calls(_ text: String, _ same: String, _ isInMemory: Bool) throws {
      let function = Self.doubling(isInMemory: isInMemory)
      let row = [1.5, -2.25, 3]
      let formula = try Formula(text, variables: ["x", "y", "z"])
      let expected = try Formula(same, variables: ["x", "y", "z"]).evaluate(row)
      var image = ArmImage()
      let called = image.add(function)
      let code = image.add(try #require(ArmCode(formula.program, for: .strict)).bytes, calling: called)
      let inputs = image.add(row.map(\.bitPattern))
      let index = image.results
      image.call(code, inputs, ArmImage.frame, steps: 10_000, depth: 100, result: image.addResults(2))
      let words = try image.run(try #require(ArmProgramTests.emulator))
      #expect(Double(bitPattern: words[index]) == expected && words[index + 1] == 0)
    }

    @Test(
      "rows beyond a function's fast range go through its kernel of eight rows, and all else is kept meanwhile",
      .needs("qemu-aarch64"), arguments: [[0, 1], [0], [1]])
    func slowRows(_ lanesBeyond: [Int]) throws {
      // More values than there are registers, inputs and constants among them, before and behind the function.
      let terms = (1...14).map { "(y + \($0)*z)" }
      let (product, quotient) = (terms.joined(separator: "*"), terms.joined(separator: "/"))
      func text(_ function: String) -> String { product + "/(" + function + "*y - z/x) + " + quotient }
      let formula = try Formula(text("sin(x)"), variables: ["x", "y", "z"])
      let same = try Formula(text("(2*x)"), variables: ["x", "y", "z"])
      // One lane beyond the range leads both to the function.
      let rows: [[Double]] = (1...8).map { (row: Int) -> [Double] in
        [
          lanesBeyond.contains((row - 1) % 2) ? 1e300 * Double(row) : Double(row), Double(row) + 0.5,
          3 - Double(row) / 4,
        ]
      }
      var image = ArmImage()
      let called = image.add(Self.doublingRows())
      let code = image.add(try #require(ArmCode(rowsOf: formula.program, for: .strict)).bytes, calling: called)
      let columns = (0..<3).map { column in image.add(rows.map { $0[column].bitPattern }) }
      let index = image.results
      let (output, marks, findings) = (image.addResults(8), image.addResults(8), image.addResults(2))
      image.call(
        code, image.add([output, marks, findings] + columns), 8, steps: 0, depth: 0, result: image.addResults(2))
      let words = try image.run(try #require(ArmProgramTests.emulator))
      for (row, inputs) in rows.enumerated() {
        #expect(try Double(bitPattern: words[index + row]) == same.evaluate(inputs))
        #expect(words[index + 8 + row] == 0)
      }
      #expect(words[index + 16] == 0 && words[index + 17] == 0)
    }

    @Test(
      "a mask chooses the same side whichever register the result lies in",
      .needs("qemu-aarch64"))
    func choices() throws {
      var image = ArmImage()
      var expected: [Int: Double] = [:]
      for (mask, chosen) in [(UInt64.max, 1.5), (0, -2.25)] {
        let operands = image.add([mask, mask, (1.5).bitPattern, 0, (-2.25).bitPattern, 0])
        for result in 0..<4 {
          var code = ArmAssembler()
          for register in 0..<3 {
            code.emit(.load, isWide: true, register, nil, .memory(.at(.x0, Int32(16 * register))), byte: nil)
          }
          code.emit(.blend, isWide: true, result, 2, .register(1), byte: 0)
          code.emit(.move, isWide: true, 0, nil, .register(result), byte: nil)
          code.return()
          expected[image.results] = chosen
          image.call(
            image.add(code.buffer.bytes), operands, ArmImage.frame, steps: 0, depth: 0, result: image.addResults(2))
        }
      }
      let words = try image.run(try #require(ArmProgramTests.emulator))
      for (index, value) in expected { #expect(Double(bitPattern: words[index]) == value) }
    }

    /// A function that doubles its operand, or the last of those in memory, and overwrites all registers that calls do
    /// not preserve.
    static func doubling(isInMemory: Bool) -> [UInt8] {
      var function = ArmAssembler()
      if isInMemory {
        function.emit(.shiftLeftThree, 1, 1)
        function.emit(.subtractNumber, 1, 1, number: 8)
        function.emit(.loadDoubleIndexed, 0, 0, 1)
      }
      function.emit(.addDouble, 0, 0, 0)
      return overwriting(from: 1, function)
    }

    /// A kernel of eight rows, which takes the address of its arguments, that doubles its operand; and overwrites those
    /// registers.
    static func doublingRows() -> [UInt8] {
      var function = ArmAssembler()
      for (register, member) in [(9, VectorArguments.Member.destination), (10, .a)] {
        function.emit(.load, register, 0, number: 8 * member.rawValue)
      }
      for row in 0..<8 {
        function.emit(.loadDouble, 0, 10, number: 8 * row)
        function.emit(.addDouble, 0, 0, 0)
        function.emit(.storeDouble, 0, 9, number: 8 * row)
      }
      return overwriting(from: 0, function)
    }

    private static func overwriting(from first: Int, _ code: consuming ArmAssembler) -> [UInt8] {
      for register in Array(first..<8) + Array(16..<32) { code.emit(.addDouble, register, 0, 0) }
      for register in 0..<18 { code.emit(.moveNumber, register, number: 77) }
      code.return()
      return code.buffer.bytes
    }

    @Test(
      "memory is found at every distance, near or far, from any register",
      .needs("qemu-aarch64"))
    func distances() throws {
      var image = ArmImage()
      let count = 12_000
      let words = image.add((0..<UInt64(count)).map { (Double($0) + 0.5).bitPattern })
      let middle = words + UInt64(8 * count / 2)
      var expected: [Int: Double] = [:]
      for distance in [0, 8, -8, 248, -256, -264, 256, 8 * 4095, 8 * 4096, -8 * 4096, 8 * 5999, 16 * 17] as [Int32] {
        for isWide in [false, true] {
          for register in [0, 3, 7] {
            var code = ArmAssembler()
            code.emit(
              isWide ? .load : .loadScalar, isWide: isWide, register, nil, .memory(.at(.x0, distance)), byte: nil)
            code.emit(.move, isWide: true, 0, nil, .register(register), byte: nil)
            code.return()
            expected[image.results] = Double(count / 2 + Int(distance / 8)) + 0.5
            image.call(
              image.add(code.buffer.bytes), middle, ArmImage.frame, steps: 0, depth: 0, result: image.addResults(2))
          }
        }
      }
      let results = try image.run(try #require(ArmProgramTests.emulator))
      for (index, value) in expected { #expect(Double(bitPattern: results[index]) == value) }
    }
  }
#endif
