extension BatchMachine {
  /// Evaluates the parts of complex values for all rows: a row that fails in one has neither. The real parts are
  /// buffered until all rows have been read, since inputs and outputs may share memory.
  ///
  /// - Parameter failures: if set, holds false for all rows and receives true for those that fail.
  /// - Returns: as for a job; for a row that fails in both parts, the error of the real part.
  package static func run(
    _ parts: [Executable], _ columns: [InputColumn], _ outputs: (real: OutputColumn, imaginary: OutputColumn),
    _ failures: UnsafeMutableBufferPointer<Bool>?, _ context: EvaluationContext, threads: Int
  ) -> BatchReport? {
    let count = outputs.real.count
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
    let marks = UnsafeMutableBufferPointer<Bool>.allocate(capacity: 2 * count)
    marks.initialize(repeating: false)
    defer {
      values.deallocate()
      marks.deallocate()
    }
    func run(_ part: Int, _ output: OutputColumn) -> BatchReport? {
      let own = UnsafeMutableBufferPointer(rebasing: marks[part * count..<(part + 1) * count])
      var random = context.random
      let job = Job(parts[part], columns, output: output, failures: own, context: context)
      return Self.run(job, threads: threads, random: &random)
    }
    guard let real = run(0, OutputColumn(values)), var report = run(1, outputs.imaginary) else { return nil }
    report.add(real)
    if report.failureCount > 0 {
      report.failureCount = 0
      for row in 0..<count where marks[row] || marks[count + row] {
        values[row] = .nan
        outputs.imaginary.store(.nan, row: row)
        failures?[row] = true
        report.failureCount += 1
      }
    }
    if let start = values.baseAddress, count > 0 { outputs.real.store(start, row: 0, count: count) }
    return report
  }
}
