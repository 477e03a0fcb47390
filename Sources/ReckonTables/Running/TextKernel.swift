import Reckon
import ReckonCatalogue
import ReckonSyntax
import ReckonTerminal

/// A formula on texts that is evaluated on the bytes of fields, if these are ASCII and verbatim: other rows are
/// evaluated normally.
indirect enum TextKernel: Sendable {
  /// The field of a slot that formulas read as a text.
  case field(Int)
  case literal([UInt8])
  case upper(TextKernel)
  case lower(TextKernel)
  /// The characters from a position on, from 0.
  case slice(TextKernel, start: Int, count: Int)
  case concat([TextKernel])
  /// A choice by a condition: its index among the formula's numbers.
  case choice(Int, TextKernel, TextKernel)
  /// The name of a date's weekday or month: its index among the formula's numbers.
  case dayName(Int)
  case monthName(Int)

  /// The limit on texts built here, in bytes: below the default limits.
  static let longest = 1 << 16

  /// - Parameters:
  ///   - nodes: the nodes of a formula in a tree.
  ///   - slot: the slot of a name that is read as a text.
  ///   - builtIn: the built-in function that a call refers to.
  ///   - number: the index of the numbers, evaluated in advance for all rows, of some nodes; `nil` if these are not a
  ///     formula on numbers alone.
  /// - Returns: `nil` if the formula has other parts.
  init?(
    _ tree: SyntaxTree, _ nodes: Range<Int>, slot: (String) -> Int?, builtIn: (SyntaxTree.Node) -> Function?,
    number: (Range<Int>) -> Int?
  ) {
    guard let root = nodes.last(where: { tree.nodes[$0].kind != .assign && tree.nodes[$0].kind != .discard }) else {
      return nil
    }
    let children = tree.structure.children
    func numbers(_ index: Int) -> Int? {
      var first = index
      while let child = children[first]?.first { first = child }
      return number(first..<index + 1)
    }
    func kernel(_ index: Int) -> TextKernel? {
      let node = tree.nodes[index]
      switch node.kind {
      case .name: return slot(tree.names[Int(node.payload)]).map { .field($0) }
      case .text:
        let text = Array(tree.texts[Int(node.payload)].utf8)
        return text.withUnsafeBufferPointer(Self.isPlain) ? .literal(text) : nil
      case .conditional:
        guard let operands = children[index], operands.count == 3, let first = kernel(operands[1]),
          let second = kernel(operands[2]), let place = numbers(operands[0])
        else { return nil }
        return .choice(place, first, second)
      case .call:
        guard let function = builtIn(node), let operands = children[index] else { return nil }
        if function.id == Function.ID(ValueFunction.concat) {
          let parts = operands.compactMap(kernel)
          return parts.count == operands.count ? .concat(parts) : nil
        }
        if operands.count == 1, function.id == Function.ID(ValueFunction.dayName) {
          return numbers(operands[0]).map { .dayName($0) }
        }
        if operands.count == 1, function.id == Function.ID(ValueFunction.monthName) {
          return numbers(operands[0]).map { .monthName($0) }
        }
        guard let first = operands.first, let inner = kernel(first) else { return nil }
        if operands.count == 1, function.id == Function.ID(ValueFunction.upper) { return .upper(inner) }
        if operands.count == 1, function.id == Function.ID(ValueFunction.lower) { return .lower(inner) }
        guard operands.count == 3, function.id == Function.ID(ValueFunction.slice), let start = literal(operands[1]),
          let count = literal(operands[2]), start > 0
        else { return nil }
        return .slice(inner, start: start - 1, count: count)
      default: return nil
      }
    }
    func literal(_ index: Int) -> Int? {
      guard tree.nodes[index].kind == .number, case let text = tree.source.slice(tree.nodes[index].range),
        text.utf8.count < 10, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
      else { return nil }
      return Int(text)
    }
    guard let whole = kernel(root) else { return nil }
    // A bare column is copied.
    if case .field = whole { return nil }
    self = whole
  }

  private static let dayNames = CivilDate.weekdayNames.map { Array($0.utf8) }
  private static let monthNames = CivilDate.monthNames.map { Array($0.utf8) }

  /// Whether each byte is a separate character: a carriage return and a line feed form one together.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (bits, hasReturn) = (UInt8(0), false)
    for byte in text {
      bits |= byte
      hasReturn = hasReturn || byte == 0x0D
    }
    return bits < 0x80 && !hasReturn
  }

  /// Appends the text of a row; false if it cannot be built from bytes.
  ///
  /// - Parameters:
  ///   - field: the bytes of a slot's field, if they are verbatim in the block.
  ///   - number: the number at an index, if the row has one.
  func append(
    to text: OutputBytes, _ field: (Int) -> UnsafeBufferPointer<UInt8>?, _ number: (Int) -> Double?
  ) -> Bool {
    let start = text.count
    switch self {
    case .field(let slot):
      guard let bytes = field(slot), bytes.count <= Self.longest, Self.isPlain(bytes) else { return false }
      text.append(bytes)
    case .literal(let bytes): text.append(bytes)
    case .upper(let inner):
      guard inner.append(to: text, field, number) else { return false }
      for place in start..<text.count where 0x61...0x7A ~= text.bytes[place] { text.bytes[place] &-= 0x20 }
    case .lower(let inner):
      guard inner.append(to: text, field, number) else { return false }
      for place in start..<text.count where 0x41...0x5A ~= text.bytes[place] { text.bytes[place] &+= 0x20 }
    case .slice(let inner, let first, let count):
      guard inner.append(to: text, field, number) else { return false }
      let from = min(start + first, text.count)
      let kept = min(count, text.count - from)
      (text.bytes + start).update(from: text.bytes + from, count: kept)
      text.removeAll(from: start + kept)
    case .concat(let parts):
      for part in parts { guard part.append(to: text, field, number) else { return false } }
    case .choice(let condition, let first, let second):
      guard let chosen = number(condition) else { return false }
      return (chosen.isTrue ? first : second).append(to: text, field, number)
    case .dayName(let place):
      guard let date = number(place).flatMap(Kernels.time)?.date else { return false }
      text.append(Self.dayNames[date.weekday - 1])
    case .monthName(let place):
      guard let date = number(place).flatMap(Kernels.time)?.date else { return false }
      text.append(Self.monthNames[date.month - 1])
    }
    return text.count <= Self.longest
  }
}

/// The numbers that a formula's kernel uses in the rows of a slice.
struct KernelNumbers {
  /// The number for each formula and row, or `nil`.
  fileprivate var values: [[Double?]] = []
}

extension TableWorker {
  /// Evaluates the numbers that a formula's kernel uses for all rows, as far as their columns have values.
  func kernelNumbers(of column: TableProgram.Column, _ rows: Range<Int>) -> KernelNumbers {
    var found = KernelNumbers()
    for own in column.kernelInputs {
      var columns = [InputColumn](repeating: InputColumn(uniform: 0), count: own.formula.variables.count)
      for read in own.reads {
        columns[read.variable] = InputColumn(
          UnsafeBufferPointer(start: doubles(slots[read.slot].values), count: rows.count))
      }
      let output = UnsafeMutableBufferPointer(start: doubles(spare.values), count: rows.count)
      let report = try? own.formula.evaluate(
        columns: columns, into: output, failures: UnsafeMutableBufferPointer(rebasing: failed[..<rows.count]),
        options: EvaluationOptions(policy: plan.program.policy, isCancelled: { Interruption.isAsked }))
      found.values.append(
        (0..<rows.count).map { row in
          let isKnown = report != nil && !failed[row] && own.inputs.allSatisfy { slots[$0].gaps[row] == .none }
          return isKnown ? output[row] : nil
        })
    }
    return found
  }

  /// The text of a row, if it can be built from bytes.
  func text(_ kernel: TextKernel, _ index: Int, _ numbers: KernelNumbers) -> String? {
    kernelText.removeAll()
    let bytes = self.index.bytes
    let isTold = kernel.append(to: kernelText) { slot in
      guard let fields = texts[slot], !fields.isMissing(index, bytes) else { return nil }
      return fields.places[index].content(bytes)
    } _: {
      numbers.values[$0][index]
    }
    guard isTold else { return nil }
    return String(decoding: UnsafeBufferPointer(start: kernelText.bytes, count: kernelText.count), as: UTF8.self)
  }
}
