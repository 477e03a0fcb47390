import Reckon
import ReckonTerminal

/// An error in a workbook, with its position.
package struct WorkbookError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case notXML, endsEarly, documentType, entity, notUTF8, nesting, attributes
    /// A part that others name is not there.
    case missing
    /// Something that a worksheet needs is absent or unreadable: a cell's place, a shared formula's first cell.
    case value(String)
    /// More of something than a limit allows.
    case limit(Phrase)
    /// `unzip` could not read it.
    case archive(String)
    case endless
    case notArchive
  }

  package let problem: Problem
  /// The part in the archive; empty for the workbook itself.
  var part = ""
  /// The place in the part, in bytes from its start.
  package let byte: Int?

  init(_ problem: Problem, part: String = "", byte: Int? = nil) {
    self.problem = problem
    self.part = part
    self.byte = byte
  }

  /// The same in a part, where it has none yet.
  func within(_ part: String) -> Self {
    var error = self
    if error.part.isEmpty { error.part = part }
    return error
  }

  /// The error as the tool shows it.
  func shown(for file: String) -> InputOutputError {
    let place =
      if part.isEmpty {
        Phrase(verbatim: file)
      } else if let byte {
        Phrase("workbookByte", "\(file), part \(part), byte \(byte)")
      } else {
        Phrase("workbookPart", "\(file), part \(part)")
      }
    return InputOutputError("workbookProblem", "\(place): \(problem.sentence)")
  }
}

extension WorkbookError.Problem {
  var sentence: Phrase {
    switch self {
    case .notXML: Phrase("workbookNotXML", "this is not XML")
    case .endsEarly: Phrase("workbookEndsEarly", "the part ends early; the file is damaged")
    case .documentType:
      Phrase("workbookDocumentType", "document types are refused, since they may define entities")
    case .entity:
      Phrase("workbookEntity", "only &lt; &gt; &amp; &quot; &apos; and character numbers may follow &")
    case .notUTF8: Phrase("workbookNotUTF8", "the part is not UTF-8")
    case .nesting: Phrase("workbookNesting", "elements are nested more than \(XMLReader.depthLimit) deep")
    case .attributes: Phrase("workbookAttributes", "an element has more than \(XMLReader.attributeLimit) attributes")
    case .missing:
      Phrase("workbookMissing", "the part is missing; the file is damaged or is not an Excel workbook (.xlsx)")
    case .value(let text): Phrase("workbookValue", "‘\(FormulaError.Kind.shortened(text))’ is not expected here")
    case .limit(let what): Phrase("workbookLimit", "\(what), the most that is read")
    case .archive(let reason): Phrase("workbookArchive", "unzip cannot read it: \(reason)")
    case .endless: Phrase("workbookEndless", "unzip did not end")
    case .notArchive:
      Phrase("workbookNotArchive", "this is not an Excel workbook (.xlsx); save it as one, without a password")
    }
  }
}
