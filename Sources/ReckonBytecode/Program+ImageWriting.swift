import ReckonCatalogue

extension Program.Draft {
  /// The stored form of the draft, valid or not.
  package var image: [UInt8] {
    var writer = ImageWriter()
    write(to: &writer)
    return Program.header.sealed(writer.bytes)
  }

  /// Writes the tables of the stored form.
  ///
  /// - Parameter sourceNumber: the indices of texts stored elsewhere; without it they are part of the program.
  package func write(to writer: inout ImageWriter, sourceNumber: ((SourceText) -> UInt32)? = nil) {
    writer.write(UInt32(angleUnit.rawValue))
    writer.write(numberMode.facts.storedNumber)
    switch resultForm {
    case .plain: writer.write(0)
    case .unit(let unit):
      writer.write(1)
      writer.write(unit)
    case .notation(let notation, unit: nil):
      writer.write(2)
      writer.write(notation.word)
    case .notation(let notation, let unit?):
      writer.write(8)
      writer.write(notation.word)
      writer.write(unit)
    case .percent: writer.write(3)
    case .truth: writer.write(4)
    case .instant: writer.write(5)
    case .instantShown(as: .offset(let offset)):
      writer.write(9)
      writer.write(UInt32(bitPattern: Int32(truncatingIfNeeded: offset.seconds)))
      writer.write(UInt32(bitPattern: Int32(truncatingIfNeeded: offset.hostSeconds)))
    // Time zones of a host are not stored with programs.
    case .instantShown(as: .zone): writer.write(5)
    case .instantShown(as: .weekday): writer.write(11)
    case .instantShown(as: .timeOfDay(let hasSeconds)):
      writer.write(10)
      writer.write(hasSeconds ? 1 : 0)
    case .mixed(let units, let denominator):
      writer.write(6)
      writer.write(units) { $0.write($1) }
      writer.write(UInt32(denominator ?? 0))
    case .value(let kind):
      writer.write(7)
      Self.write(kind, to: &writer)
    case .complex(let part, let notation, let unit):
      writer.write(12)
      Self.write(part, to: &writer)
      writer.write(notation.word)
      writer.write(UInt32(unit.rawValue))
    }
    writer.write(ratesDate)
    writer.write(isOptimized ? 1 : 0)
    writer.write(sources) { writer, source in
      if let sourceNumber { writer.write(sourceNumber(source)) } else { writer.write(source) }
    }
    writer.write(variables) { $0.write($1) }
    writer.write(inputUnits) { $0.write($1) }
    writer.write(hosts) { writer, host in
      writer.write(host.name)
      writer.write(UInt32(host.parameterCount))
      writer.write(host.isPure ? 1 : 0)
      writer.write(host.values == nil ? 0 : 1)
      if let kind = host.values { Self.write(kind, to: &writer) }
    }
    writer.write(constants) { $0.write($1) }
    writer.write(texts) { $0.write($1) }
    writer.write(subroutines) { writer, subroutine in
      writer.write(subroutine.name)
      writer.write(UInt32(subroutine.code.count))
      writer.write(UInt32(subroutine.parameterCount))
      writer.write(UInt32(subroutine.localCount))
    }
    writer.write(UInt32(code.count))
    writer.bytes += code
    var last = 0
    writer.write(sourceMap) { writer, entry in
      writer.write(UInt32(entry.offset - last))
      writer.write(UInt32(entry.source))
      writer.write(entry.range)
      last = entry.offset
    }
    writer.write(notes) { writer, note in
      writer.write(note.kind.rawValue)
      writer.write(note.range)
      writer.write(note.wording.rawValue)
      for number in 0..<note.wording.argumentCount {
        writer.write(note.arguments.indices.contains(number) ? note.arguments[number] : "")
      }
    }
  }

  private static func write(_ kind: ValueKind, to writer: inout ImageWriter) {
    switch kind {
    case .number: writer.write(0)
    case .percent: writer.write(1)
    case .truth: writer.write(2)
    case .instant: writer.write(3)
    case .quantity(let unit):
      writer.write(4)
      writer.write(unit)
    case .text: writer.write(5)
    case .missing: writer.write(6)
    case .list(let item):
      writer.write(7)
      write(item, to: &writer)
    case .complex(let part):
      writer.write(8)
      write(part, to: &writer)
    }
  }
}
