import Reckon
import ReckonTerminal

/// Writing a slice of rows.
extension TableWorker {
  /// - Parameter first: the first row of the slice.
  func write(_ rows: Range<Int>, from first: Int) {
    if case .delimited(let delimiter) = plan.format, plan.keepsRecords, let index = index as? FieldIndex {
      appendToRecords(rows, first, delimiter, index)
    } else if plan.format == .jsonLines, plan.keepsRecords, let index = index as? MemberIndex {
      appendToObjects(rows, first, index)
    } else {
      for row in rows where !(hasDropped && isDropped[row - first]) {
        switch plan.format {
        case .delimited(let delimiter): writeDelimited(row, row - first, delimiter)
        case .jsonLines: writeObject(row, row - first)
        case .aligned: writeCells(row, row - first)
        }
      }
    }
  }

  /// Writes records as they are, with new columns behind them.
  private func appendToRecords(_ rows: Range<Int>, _ first: Int, _ delimiter: UInt8, _ index: FieldIndex) {
    let added = plan.outputs.dropFirst(plan.columnCount).compactMap { output -> SlotValues<Value>? in
      if case .slot(let slot) = output.source { slots[slot] } else { nil }
    }
    let notations = plan.outputs.dropFirst(plan.columnCount).map(\.notation)
    let hasNotations = notations.contains { $0 != nil }
    let (output, fields, hasDropped, isDropped) = (output, index.fields, hasDropped, isDropped)
    let isShort = !index.isRegular
    let room = (Value.textCapacity &+ 1) &* added.count &+ 2
    added.withUnsafeBufferPointer { added in
      for row in rows {
        let place = row &- first
        if hasDropped, isDropped[place] { continue }
        let start = output.count
        let record = fields.record(row)
        if added.isEmpty, record.last == 0x0D {
          // Before the line end, what belongs to the field would be taken for a part of that.
          writeDelimited(row, place, delimiter)
          continue
        }
        output.append(record)
        if isShort { for _ in 0..<index.missingFields(row) { output.append(delimiter) } }
        if hasNotations {
          for (slot, notation) in zip(added, notations) {
            output.append(delimiter)
            if slot.gaps[place] == .none { output.append(slot.values[place], notation, delimiter: delimiter) }
          }
        } else {
          output.reserve(room)
          for slot in added {
            output.appendReserved(delimiter)
            if slot.gaps[place] == .none { output.appendReserved(slot.values[place]) }
          }
        }
        output.reserve(2)
        if output.count == start { output.append(Self.emptyField) }
        output.append(0x0A)
      }
    }
  }

  private func writeDelimited(_ row: Int, _ place: Int, _ delimiter: UInt8) {
    for (number, column) in plan.outputs.enumerated() {
      if number > 0 { output.append(delimiter) }
      switch column.source {
      case .slot(let slot):
        if slots[slot].gaps[place] == .none { output.append(slots[slot].values[place], column.notation, delimiter: delimiter) }
      case .field(let column): if let field = index.field(row, column) { output.append(field, delimiter: delimiter) }
      }
    }
    if output.isAtLineStart { output.append(Self.emptyField) }
    output.append(0x0A)
  }

  /// What stands for a single empty field, which would otherwise read as a blank line.
  private static var emptyField: [UInt8] { [0x22, 0x22] }

  private func writeCells(_ row: Int, _ place: Int) {
    for column in plan.outputs {
      switch column.source {
      case .slot(let slot):
        let hasNumber = slots[slot].gaps[place] == .none
        if hasNumber { output.append(slots[slot].values[place], column.notation) }
        output.append(AlignedRows.numberEnd)
      case .field(let column):
        let field = index.field(row, column)
        output.appendCell(field?.plain ?? [], isNumber: field.map { JSONNumber.isNumber($0.bytes) } ?? true)
      }
    }
    output.append(AlignedRows.rowEnd)
  }

  /// Writes JSON objects as they are, with new members behind them.
  private func appendToObjects(_ rows: Range<Int>, _ first: Int, _ index: MemberIndex) {
    let added = plan.outputs.dropFirst(plan.columnCount).compactMap {
      output -> (key: [UInt8], values: SlotValues<Value>, notation: ResultForm?)? in
      guard case .slot(let slot) = output.source else { return nil }
      let key = OutputBytes()
      key.appendKey(output.title, isFirst: false)
      return (Array(key.buffer), slots[slot], output.notation)
    }
    let (output, hasDropped, isDropped) = (output, hasDropped, isDropped)
    for row in rows {
      let place = row &- first
      if hasDropped, isDropped[place] { continue }
      if index.hasAdded(row) {
        writeMembers(row, place, index)
        continue
      }
      let record = index.record(row)
      output.append(UnsafeBufferPointer(start: record.baseAddress, count: record.count &- 1))
      let isEmpty = index.isEmpty(row)
      for (number, column) in added.enumerated() {
        // Without a member before it there is no comma and no space.
        column.key.withUnsafeBufferPointer { output.append(number == 0 && isEmpty ? UnsafeBufferPointer(rebasing: $0.dropFirst(2)) : $0) }
        if column.values.gaps[place] == .none {
          output.appendJSON(column.values.values[place], column.notation)
        } else {
          output.append("null".utf8)
        }
      }
      output.append("}\n".utf8)
    }
  }

  /// Writes a JSON object with the members that it had: replaced ones in their places, new ones behind them.
  private func writeMembers(_ row: Int, _ place: Int, _ index: MemberIndex) {
    let members = index.members(row)
    output.append(UInt8(ascii: "{"))
    var written: Set<Int> = []
    var seen: Set<Int> = []
    for (number, member) in members.enumerated() {
      // Of members of one name the first is the one that formulas see, and that was perhaps replaced.
      if let column = member.column, !seen.insert(plan.firstColumns[column]).inserted { continue }
      if let column = member.column, case .slot = plan.outputs[column].source {
        written.insert(column)
        writeMember(column, row, place, isFirst: number == 0)
        continue
      }
      if number > 0 { output.append(", ".utf8) }
      output.append(UnsafeBufferPointer(start: index.bytes + member.name.lowerBound, count: member.name.count))
      output.append(": ".utf8)
      output.append(UnsafeBufferPointer(start: index.bytes + member.value.lowerBound, count: member.value.count))
    }
    for (number, column) in plan.outputs.enumerated() {
      guard case .slot = column.source, !written.contains(number) else { continue }
      writeMember(number, row, place, isFirst: members.isEmpty && written.isEmpty)
      written.insert(number)
    }
    output.append("}\n".utf8)
  }

  /// - Parameter number: that of the output.
  private func writeMember(_ number: Int, _ row: Int, _ place: Int, isFirst: Bool) {
    if !isFirst { output.append(", ".utf8) }
    keys[number].withUnsafeBufferPointer { output.append($0) }
    switch plan.outputs[number].source {
    case .slot(let slot):
      if slots[slot].gaps[place] == .none {
        output.appendJSON(slots[slot].values[place], plan.outputs[number].notation)
      } else {
        output.append("null".utf8)
      }
    case .field(let column): output.appendJSON(index.field(row, column), plan.program.numberMode)
    }
  }

  private func writeObject(_ row: Int, _ place: Int) {
    if plan.keepsMembers, let members = index as? MemberIndex { return writeMembers(row, place, members) }
    output.append(UInt8(ascii: "{"))
    for number in plan.outputs.indices { writeMember(number, row, place, isFirst: number == 0) }
    output.append("}\n".utf8)
  }

}

extension OutputBytes {
  /// Adds a number in a notation such as `to fix 2`, plainly where that notation has no such number.
  ///
  /// - Parameter delimiter: that of a delimited table.
  func append<Value: TableNumber>(_ number: Value, _ notation: ResultForm?, delimiter: UInt8? = nil) {
    guard let notation else { return append(number) }
    let text = Array(ResultText.value(FormulaResult(number.number), notation).utf8)
    if let delimiter { append(text: text, delimiter: delimiter) } else { append(text) }
  }

  /// Adds a number as JSON: one in a notation is a number where its text is one, as with `to fix 2`, and a text otherwise, as with `to hex`.
  func appendJSON<Value: TableNumber>(_ number: Value, _ notation: ResultForm?) {
    guard let notation, number.isFinite else { return appendJSON(number) }
    let text = Array(ResultText.value(FormulaResult(number.number), notation).utf8)
    if text.withUnsafeBufferPointer(JSONNumber.isNumber) { append(text) } else { appendJSON(text: text) }
  }

  /// Whether nothing has been written behind the last line end.
  var isAtLineStart: Bool { count == 0 || bytes[count - 1] == 0x0A }

  /// Adds a field in the form of delimited tables: quoted where it must be, or where it was.
  func append(_ field: Field, delimiter: UInt8) {
    switch field.form {
    // What is quoted as a whole stays as it is, whatever the delimiter.
    case .quoted where field.isQuotedWhole: append(field.bytes)
    case .quoted: appendQuoted(field.plain)
    // At the end of a line, a carriage return would belong to the line end.
    case .bare where field.bytes.contains(delimiter) || field.bytes.last == 0x0D: appendQuoted(field.bytes)
    case .bare: append(field.bytes)
    case .compound: append(text: Array(field.bytes), delimiter: delimiter)
    case .string: append(text: field.plain, delimiter: delimiter)
    }
  }

  /// Adds a text as a field of a delimited table.
  func append(text: [UInt8], delimiter: UInt8) {
    let needsQuotes = text.contains { $0 == delimiter || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    if needsQuotes { appendQuoted(text) } else { append(text) }
  }

  private func appendQuoted(_ text: some Collection<UInt8>) {
    append(0x22)
    for byte in text {
      if byte == 0x22 { append(byte) }
      append(byte)
    }
    append(0x22)
  }
}
